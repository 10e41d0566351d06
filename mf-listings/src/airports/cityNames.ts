import { cityLists, foldedNames, readNames, regions } from 'backend/rules/listings';
import { nameOf } from 'shell/host';
import { pageLanguage } from 'shared-ui';

type ListedLanguage = keyof typeof cityLists;

/** How places are called besides what the list of airports says: cities by code, countries by that name of theirs. */
export interface OtherNames {
  cities: ReadonlyMap<string, string[]>;
  countries?: ReadonlyMap<string, string>;
}

const english = [...readNames(regions)].map(([region, [country = '']]): [string, string] => [
  nameOf('region', region),
  country,
]);

/** In English and in the page's language, which the list of airports is in. */
export const inPageLanguage: OtherNames | undefined =
  pageLanguage() === 'en'
    ? undefined
    : {
        cities: foldedNames([cityLists.en, cityLists[pageLanguage() as ListedLanguage] ?? '']),
        countries: new Map(english),
      };

export const inAllLanguages: OtherNames = { cities: foldedNames(Object.values(cityLists)) };
