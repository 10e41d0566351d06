export interface DemoPerson {
  email: string;
  username: string;
  /** Who has one has verified it. */
  phoneNumber?: string;
  languages: string;
  bio: string;
}

/** An invented traveler; a number is one of those kept free for fiction, by its last two digits. */
export function person(
  username: string,
  languages: string,
  bio: string,
  lastDigits?: `${number}`,
): DemoPerson {
  const plain = username.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const proven = lastDigits && { phoneNumber: `+1 20255501${lastDigits}` };
  return { email: `${plain}@example.com`, username, languages, bio, ...proven };
}
