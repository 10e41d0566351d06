const maxWidth = 100;
const gap = '  ';

/** Rows under their headings, at most as wide as a terminal: the column `who` is cut to fit. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(withoutControlCharacters));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const who = headings.indexOf('who');
  const excess = widths.reduce((sum, width) => sum + width, gap.length * (widths.length - 1)) - maxWidth;
  return lines
    .map((line) => line.map((cell, column) => fit(cell, widthOf(column))).join(gap))
    .map((line) => line.trimEnd())
    .join('\n');

  function widthOf(column: number): number {
    const width = widths[column] ?? 0;
    return column === who && excess > 0 ? Math.max(3, width - excess) : width;
  }
}

/** Names come from other machines and could contain escape sequences for this terminal. */
const withoutControlCharacters = (cell: string) => cell.replace(/\p{Cc}/gu, '');

const fit = (cell: string, width: number) =>
  cell.length > width ? `${cell.slice(0, width - 1)}…` : cell.padEnd(width);
