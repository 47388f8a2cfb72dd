/** The rows of the first table after a heading of a document, by the names of their columns. */
export function tableAfter(document: string, heading: string): readonly Readonly<Record<string, string>>[] {
  const start = document.indexOf(heading);
  if (start === -1) throw new Error(`no heading "${heading}"`);
  const lines = document.slice(start).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  const [columns = [], , ...rows] = lines.slice(first, length === -1 ? undefined : first + length).map(cells);
  return rows.map((row) => Object.fromEntries(columns.map((column, n) => [column, row[n] ?? ''])));
}

const cells = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replaceAll('`', ''));
