import { randomInt } from 'node:crypto';

/** What a new account is called until the person chooses a name: the more such names are taken, the more digits. */
export const givenUsername = (round: number): string =>
  `Traveler ${randomInt(10 ** (round + 3), 10 ** (round + 4))}`;

const longest = 40;

/** A taken name, made unique by digits. */
export const usernameVariant = (name: string, round: number): string => {
  if (round === 0) return name;
  const digits = randomInt(10 ** (round + 1), 10 ** (round + 2));
  return `${name.slice(0, longest - 1 - String(digits).length).trimEnd()} ${digits}`;
};
