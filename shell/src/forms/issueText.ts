type Translate = (english: string) => string | undefined;

let translate: Translate | undefined;

/** The words of the page's language bring what contracts say (tools/webpack/words). In English there is nothing to load. */
export function speakIssues(spoken: Translate) {
  translate = spoken;
}

/** What a contract says about a field, in the language of the page. */
export const issueText = (english: string): string => translate?.(english) ?? english;
