/** The username of a deleted account in the database and the API. It is refused to everybody else. */
export const formerMember = 'Former member';

const newcomer = 'Traveler ';
const isNewcomer = /^Traveler \d{4,}$/;

/** The username in the database and the API until a member chooses one. */
export const newcomerName = (number: number): string => newcomer + number;

/** What members without a name of their own are called in a language. */
export interface UnnamedMembers {
  formerMember: string;
  newcomer: (number: string) => string;
}

export const memberName = (username: string, words: UnnamedMembers): string => {
  if (username === formerMember) return words.formerMember;
  return isNewcomer.test(username) ? words.newcomer(username.slice(newcomer.length)) : username;
};

const namesOfPeople = ['username', 'senderName', 'recipientName'];

/** Gives the members without a name in a response one of its language, so that pages show them like any other. */
export function nameUnnamedMembers(value: unknown, words: UnnamedMembers): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'string' && namesOfPeople.includes(key))
      Object.assign(value, { [key]: memberName(part, words) });
    else nameUnnamedMembers(part, words);
  }
}

/** Whether the JSON may have such a name. */
export const hasUnnamedMembers = (text: string): boolean =>
  [`"${formerMember}"`, `"${newcomer}`].some((part) => text.includes(part));
