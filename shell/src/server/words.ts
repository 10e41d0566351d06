/** Sets the words of a language. The build fills it in from the files in `../words` (tools/webpack/words). */
export const words: Partial<Record<string, () => unknown>> = {};
