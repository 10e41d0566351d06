type Quote = "'" | '"' | '`';

const start = /(['"`])(?=\/api\/)/g;
const end: Record<Quote, RegExp> = { "'": /['?#]/, '"': /["?#]/, '`': /[`?#]/ };

/** A type, or a path whose first segment is computed. */
const anyPath = '/api/{}';

/** The API paths in a source: `/api/messages/${id}?limit=30` gives `/api/messages/{}`. */
export function apiPaths(source: string): string[] {
  const found = [...source.matchAll(start)].map(({ 1: quote, index }) =>
    pattern(source, index + 1, end[quote as Quote]),
  );
  return found.filter((path) => path !== anyPath);
}

export const callPath = (call: string): string => pattern(call, 0, /[?#]/);

function pattern(text: string, from: number, ending: RegExp): string {
  let path = '';
  for (let at = from; at < text.length && !ending.test(text.charAt(at)); at += 1) {
    const isPlaceholder = text[at] === '{' || text.startsWith('${', at);
    // A placeholder directly after a word is an optional query string.
    if (isPlaceholder && !path.endsWith('/')) break;
    path += isPlaceholder ? '{}' : text[at];
    if (isPlaceholder) at = closingBrace(text, text.indexOf('{', at));
  }
  return path;
}

function closingBrace(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
