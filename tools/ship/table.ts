const most = 100;
const gap = '  ';

/** Rows under their headings, as wide as a terminal; what is too long for it shortens who did it. */
export function table(headings, rows) {
  const lines = [headings, ...rows].map((row) => row.map(plain));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const who = headings.indexOf('who');
  const tooMuch = widths.reduce((sum, width) => sum + width, gap.length * (widths.length - 1)) - most;
  if (tooMuch > 0) widths[who] = Math.max(3, widths[who] - tooMuch);
  return lines
    .map((line) =>
      line
        .map((cell, column) => fitted(cell, widths[column]))
        .join(gap)
        .trimEnd(),
    )
    .join('\n');
}

/** What somebody wrote elsewhere does not steer this terminal. */
const plain = (cell) => cell.replace(/\p{Cc}/gu, '');

const fitted = (cell, width) => (cell.length > width ? `${cell.slice(0, width - 1)}…` : cell.padEnd(width));
