/** Rows under each other: the first column to the left, the others to the right, as wide as they must be. */
export function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<readonly number[]>(
    (widest, row) =>
      Array.from({ length: Math.max(widest.length, row.length) }, (_, at) =>
        Math.max(widest[at] ?? 0, row[at]?.length ?? 0),
      ),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[at] ?? 0) + 2)))
      .join('')
      .trimEnd(),
  );
}

/** What somebody typed, without what would drive a terminal. */
export function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
