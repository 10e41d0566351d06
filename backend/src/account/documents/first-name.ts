const wordsIn = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The first word of a name is what we take for the first name. */
export const isSameFirstName = (one: string, other: string): boolean => wordsIn(one)[0] === wordsIn(other)[0];

/** Whether the name here begins with one of the given names on the document. */
export function firstNameFits(onDocument: string, username: string): boolean {
  const [first] = wordsIn(username);
  return first !== undefined && wordsIn(onDocument).includes(first);
}
