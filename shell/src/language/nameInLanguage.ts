import { nameUnnamedMembers } from 'backend/rules/account';
import { namePlaces, placeNames, type PlaceNames } from 'backend/rules/listings';
import { pageLanguage } from 'shared-ui';
import { words } from '../words';

let places: PlaceNames | undefined;

/** Gives places and members without a name their names in the page's language. What came with the HTML has these already. */
export function nameInLanguage(response: unknown): unknown {
  places ??= placeNames(pageLanguage(), words.cities);
  namePlaces(response, places);
  nameUnnamedMembers(response, words);
  return response;
}
