/** Dark modules as one path: a line of them is one rectangle. */
export function qrPath(rows: boolean[][]): { size: number; path: string } {
  const lines = rows.flatMap((row, top) => {
    const found = [];
    for (let start = row.indexOf(true); start >= 0;) {
      const end = row.indexOf(false, start);
      const width = (end < 0 ? row.length : end) - start;
      found.push(`M${start} ${top}h${width}v1h-${width}z`);
      start = row.indexOf(true, start + width);
    }
    return found;
  });
  return { size: rows.length, path: lines.join('') };
}
