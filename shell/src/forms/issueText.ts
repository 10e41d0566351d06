type Translate = (english: string) => string | undefined;

declare global {
  /** What contracts say about fields, in the language of the page. It comes with the contracts (tools/webpack/words). */
  var issueTexts: Translate[] | undefined;
}

/** What a contract says about a field, in the language of the page. */
export function issueText(english: string): string {
  for (const translate of globalThis.issueTexts ?? []) {
    const text = translate(english);
    if (text !== undefined) return text;
  }
  return english;
}
