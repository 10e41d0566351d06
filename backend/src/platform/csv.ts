/** Spreadsheets execute such cells as formulas. */
const formula = /^[\s\u0000-\u001f\u00a0\u200b-\u200f\ufeff'"]*[=+\-@|%\t\r\n\uff0b\uff0d\uff1d\uff20]/u;

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The text of a file for spreadsheets, which recognise UTF-8 only by the byte order mark. */
export const csvText = (lines: string[][]): string =>
  '\ufeff' + lines.map((line) => line.map(cell).join(',') + '\r\n').join('');
