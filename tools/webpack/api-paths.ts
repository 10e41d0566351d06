const start = /(['"`])(?=\/api\/)/g;
const end = { "'": /['?#]/, '"': /["?#]/, '`': /[`?#]/ };

/** A type, or an address that is made up elsewhere. */
const anything = '/api/{}';

/** The paths of our API that a source writes down: `/api/messages/${id}?limit=30` is `/api/messages/{}`. */
export function apiPaths(source) {
  const found = [...source.matchAll(start)].map(({ 1: quote, index }) =>
    pattern(source, index + 1, end[quote]),
  );
  return found.filter((path) => path !== anything);
}

/** The same for one of a route's `calls`, whose `{id}` the server fills. */
export const callPath = (call) => pattern(call, 0, /[?#]/);

function pattern(text, from, ending) {
  let path = '';
  for (let at = from; at < text.length && !ending.test(text[at]); at += 1) {
    const isHole = text[at] === '{' || text.startsWith('${', at);
    // What is glued to a word is a query that may be there.
    if (isHole && !path.endsWith('/')) break;
    path += isHole ? '{}' : text[at];
    if (isHole) at = closing(text, text.indexOf('{', at));
  }
  return path;
}

/** Where the brace that opens at `from` is closed. */
function closing(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
