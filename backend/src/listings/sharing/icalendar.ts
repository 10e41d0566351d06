const longest = 75;

/** A text as a value: what would end or divide it is marked. */
export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n');

/** Lines as a calendar file has them: none longer than 75 bytes, each with the ending that the format asks for. */
export const icalendar = (lines: string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');

/** A folded line goes on after a space, which counts; no character is torn apart. */
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
