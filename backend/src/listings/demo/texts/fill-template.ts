export type Slots = Record<string, string | undefined>;

/** Fills the gaps of a sentence: `{to}` becomes a city. */
export function fillTemplate(text: string, slots: Slots): string {
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
    const word = slots[name];
    if (word === undefined) throw new Error(`Nothing is known for ${gap} in: ${text}`);
    return word;
  });
}

export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function joinedList(words: string[], last: 'and' | 'or'): string {
  const [end, ...before] = words.toReversed();
  return before.length ? `${before.toReversed().join(', ')} ${last} ${end}` : (end ?? '');
}
