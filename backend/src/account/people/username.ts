import { randomInt } from 'node:crypto';

const shortest = 3;
const longest = 30;

/** The name a new account starts with: the email's local part without its tag. */
export function usernameFrom(email: string): string {
  const local = email.split('@')[0]?.split('+')[0] ?? '';
  const name = local
    .replace(/[^a-z0-9._-]+/g, '')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, longest);
  return name.length < shortest ? `${name || 'traveler'}-${randomInt(100, 1000)}` : name;
}

/** The same name when others have it: more digits the more often it was taken. */
export const usernameVariant = (name: string, round: number): string =>
  round === 0 ? name : `${name}-${randomInt(10 ** (round + 1), 10 ** (round + 2))}`;
