import { namePlaces as giveNames, placeNames, type PlaceNames } from 'backend/rules/listings';
import { pageLanguage } from 'shared-ui';
import { words } from '../words';

let names: PlaceNames | undefined;

/** In the page's language. What came with the HTML has these names already. */
export function namePlaces(response: unknown): unknown {
  names ??= placeNames(pageLanguage(), words.cities);
  giveNames(response, names);
  return response;
}
