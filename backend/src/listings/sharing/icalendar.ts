const longest = 75;

export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n');

/** Folds lines to 75 bytes, with the format's line endings. */
export const icalendar = (lines: string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');

/** A folded line continues after a space. Characters stay whole. */
function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longest) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
