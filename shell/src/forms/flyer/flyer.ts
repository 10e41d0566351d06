import type { Flyer } from 'backend/contract/listings';

export const relationWords: Record<Flyer['relation'], string> = {
  mother: 'mother',
  father: 'father',
  grandparent: 'grandparent',
  partner: 'partner',
  child: 'grown-up child',
  relative: 'relative',
  friend: 'friend',
};

export const grandparentWords: Record<NonNullable<Flyer['grandparent']>, string> = {
  grandmother: 'grandmother',
  grandfather: 'grandfather',
};

export const ageWords: Record<Flyer['ageGroup'], string> = {
  '18_39': '18–39',
  '40_59': '40–59',
  '60_69': '60–69',
  '70_79': '70–79',
  '80_up': '80 or older',
};

/** Only the owner of the listing sees the first name. */
export type ShownFlyer = Omit<Flyer, 'firstName'> & Partial<Pick<Flyer, 'firstName'>>;

/** `their mother, 70–79, speaks Hindi` */
export function flyerText(
  { firstName, relation, grandparent, ageGroup, languages }: ShownFlyer,
  whose = firstName ? 'your' : 'their',
): string {
  return [
    firstName,
    `${whose} ${grandparent ? grandparentWords[grandparent] : relationWords[relation]}`,
    ageWords[ageGroup],
    languages && `speaks ${languages}`,
  ]
    .filter(Boolean)
    .join(', ');
}
