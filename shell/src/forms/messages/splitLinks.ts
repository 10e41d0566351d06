export interface TextPart {
  text: string;
  href?: string;
}

const httpsUrl = /https:\/\/[^\s<>"'`]+/gi;
/** Punctuation of the sentence, not of the URL: "see https://example.com." */
const trailing = /(?<![.,;:!?)\]}…])[.,;:!?)\]}…]+$/;

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(httpsUrl)) {
    const shown = withoutTrailing(found);
    const href = safeHref(shown);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: shown, href });
    end = index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** A closing bracket stays if the URL has the opening one. */
function withoutTrailing(found: string): string {
  const shown = found.replace(trailing, '');
  return found[shown.length] === ')' && shown.includes('(') && !shown.includes(')') ? `${shown})` : shown;
}

/** Refuses a user name or password, which could make a URL look like another site. */
function safeHref(shown: string): string | null {
  try {
    const { protocol, hostname, username, password, href } = new URL(shown);
    return protocol === 'https:' && hostname.includes('.') && !username && !password ? href : null;
  } catch {
    // Not a URL after all.
    return null;
  }
}
