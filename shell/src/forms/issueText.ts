type Translate = (english: string) => string | undefined;

declare global {
  /** What contracts say about fields, in the language of the page (tools/webpack/words). */
  var issueTexts: Translate[] | undefined;
  /** Load them, for the contracts that have come. */
  var issueLoads: (() => Promise<void>)[] | undefined;
}

/** Called when a form is first used, because most visitors leave before. Issues that do not come are in English. */
export async function loadIssueTexts(): Promise<void> {
  await Promise.allSettled((globalThis.issueLoads ?? []).map((load) => load()));
}

/** What a contract says about a field, in the language of the page. */
export function issueText(english: string): string {
  for (const translate of globalThis.issueTexts ?? []) {
    const text = translate(english);
    if (text !== undefined) return text;
  }
  return english;
}
