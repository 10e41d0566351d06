import type { Flyer } from 'backend/contract/listings';

/** The fields for the person who flies, named like the paths of their issues. */
export const emptyFlyer = {
  flies: 'me',
  'flyer.firstName': '',
  'flyer.relation': '',
  'flyer.ageGroup': '',
  'flyer.languages': '',
};
type FlyerValues = typeof emptyFlyer;
export type FlyerName = keyof FlyerValues;

/** Chosen in one tap. For anyone else the form asks for the relation. */
export const closePeople = ['mother', 'father', 'grandmother', 'grandfather'] as const;
const isClose = (text: string | null): text is (typeof closePeople)[number] =>
  closePeople.some((person) => person === text);

/** Whom a link is for: `?for=mother`. */
export const fliesFrom = (text: string | null) => (isClose(text) || text === 'me' ? { flies: text } : {});

interface FlyerTexts extends Record<'firstName' | 'relation' | 'ageGroup', string> {
  grandparent?: 'grandmother' | 'grandfather';
  languages: string | null;
}

/** The contract checks what was typed. */
export function flyerIn(values: FlyerValues): FlyerTexts | null {
  const { flies } = values;
  if (flies === 'me') return null;
  const relation = isClose(flies) ? flies : values['flyer.relation'];
  return {
    firstName: values['flyer.firstName'],
    ...relationOf(relation),
    ageGroup: values['flyer.ageGroup'],
    languages: values['flyer.languages'] || null,
  };
}

const relationOf = (word: string): Pick<FlyerTexts, 'relation' | 'grandparent'> =>
  word === 'grandmother' || word === 'grandfather'
    ? { relation: 'grandparent', grandparent: word }
    : { relation: word };

/** Left out of a form when its author flies. */
export function flyerPart(values: FlyerValues) {
  const flyer = flyerIn(values);
  return flyer && { flyer };
}

export function flyerValues(flyer: Flyer | null | undefined): FlyerValues {
  if (!flyer) return emptyFlyer;
  const relation = flyer.grandparent ?? flyer.relation;
  return {
    flies: isClose(relation) ? relation : 'other',
    'flyer.firstName': flyer.firstName,
    'flyer.relation': relation,
    'flyer.ageGroup': flyer.ageGroup,
    'flyer.languages': flyer.languages ?? '',
  };
}
