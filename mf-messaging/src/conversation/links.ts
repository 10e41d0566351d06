export interface Piece {
  text: string;
  href?: string;
}

const address = /https:\/\/[^\s<>"'`]+/gi;
/** Belongs to the sentence, not to the address: "see https://example.com." */
const afterwards = /(?<![.,;:!?)\]}…])[.,;:!?)\]}…]+$/;

/** A message in pieces: plain text, and the addresses that are safe to follow. Everything else stays text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = trimmed(found);
    const href = safe(shown);
    if (!href) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: shown, href });
    end = index + shown.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** A bracket stays when the address opened it. */
function trimmed(found: string): string {
  const shown = found.replace(afterwards, '');
  return found[shown.length] === ')' && shown.includes('(') && !shown.includes(')') ? `${shown})` : shown;
}

/** No name or password that would pretend to be another site. */
function safe(shown: string): string | null {
  try {
    const { protocol, hostname, username, password, href } = new URL(shown);
    return protocol === 'https:' && hostname.includes('.') && !username && !password ? href : null;
  } catch {
    // Not an address after all.
    return null;
  }
}
