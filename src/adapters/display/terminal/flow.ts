/** As many of these in a line as fit, and the rest in lines below. */
export function flowed(
  words: readonly string[],
  { columns, gap, indent = '' }: { columns: number; gap: string; indent?: string },
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const joined = line === '' ? word : `${line}${gap}${word}`;
    if (line !== '' && joined.length > columns) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = joined;
  }
  return line === '' ? lines : [...lines, line];
}

/** Text in lines, of which the further ones stand further in. */
export function wrapped(text: string, columns: number): readonly string[] {
  const [, lead = '', rest = ''] = /^( *)(.*)$/s.exec(text) ?? [];
  const [first = '', ...others] = rest.split(' ');
  return flowed([`${lead}${first}`, ...others], { columns, gap: ' ', indent: `${lead}  ` });
}
