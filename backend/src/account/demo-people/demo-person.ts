export interface DemoPerson {
  email: string;
  username: string;
  phoneNumber?: string;
  languages: string;
  bio: string;
}

/** Phone numbers come from the range reserved for fiction; `lastDigits` selects one. */
export function person(
  username: string,
  languages: string,
  bio: string,
  lastDigits?: `${number}`,
): DemoPerson {
  const plain = username.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const phone = lastDigits && { phoneNumber: `+1 20255501${lastDigits}` };
  return { email: `${plain}@example.com`, username, languages, bio, ...phone };
}
