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

/** The contract checks what was typed. */
export const flyerIn = (values: FlyerValues) =>
  values.flies === 'other'
    ? {
        firstName: values['flyer.firstName'],
        relation: values['flyer.relation'],
        ageGroup: values['flyer.ageGroup'],
        languages: values['flyer.languages'] || null,
      }
    : null;

/** Left out of a form when its author flies. */
export function flyerPart(values: FlyerValues) {
  const flyer = flyerIn(values);
  return flyer && { flyer };
}

export const flyerValues = (flyer: Flyer | null | undefined): FlyerValues =>
  flyer
    ? {
        flies: 'other',
        'flyer.firstName': flyer.firstName,
        'flyer.relation': flyer.relation,
        'flyer.ageGroup': flyer.ageGroup,
        'flyer.languages': flyer.languages ?? '',
      }
    : emptyFlyer;
