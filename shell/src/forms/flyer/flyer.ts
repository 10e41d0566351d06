import type { Flyer } from 'backend/contract/listings';
import { languagesShown } from 'shared-ui';
import { words } from '../words';

export const relationWords: Record<Flyer['relation'], string> = words.relations;
export const grandparentWords: Record<NonNullable<Flyer['grandparent']>, string> = words.grandparents;
export const ageWords: Record<Flyer['ageGroup'], string> = words.ages;

/** Only the owner of the listing sees the first name. */
export type ShownFlyer = Omit<Flyer, 'firstName'> & Partial<Pick<Flyer, 'firstName'>>;

/** `your mother`, to the family */
export const yourFlyer = ({ relation, grandparent }: ShownFlyer): string =>
  words.yourRelations[grandparent ?? relation];

/** `their mother, 70–79, speaks Hindi` */
export function flyerText(
  { firstName, relation, grandparent, ageGroup, languages }: ShownFlyer,
  whose: 'your' | 'their' = firstName ? 'your' : 'their',
): string {
  const relations = whose === 'your' ? words.yourRelations : words.theirRelations;
  return words.flyer([
    ...(firstName ? [firstName] : []),
    relations[grandparent ?? relation],
    ageWords[ageGroup],
    ...(languages ? [words.speaks(languagesShown(languages))] : []),
  ]);
}
