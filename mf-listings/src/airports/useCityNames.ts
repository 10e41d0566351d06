import type { Airport } from 'backend/contract/listings';
import { useEffect, useState } from 'react';
import { pageLanguage } from 'shared-ui';
import { match, minQueryLength, searchEntriesOf } from './match';

export type CityNames = typeof import('./cityNames');

let loaded: CityNames | undefined;

/**
 * The cities' names in other languages: on a page in another language with the list of airports, in English for a text that
 * finds nothing.
 */
export function useCityNames(airports: readonly Airport[], text: string) {
  const [names, setNames] = useState(loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const isNeeded =
    airports.length > 0 &&
    (pageLanguage() !== 'en' ||
      (text.trim().length >= minQueryLength && match(searchEntriesOf(airports), text, 1).length === 0));
  const isLoading = isNeeded && !names && !hasFailed;
  useEffect(() => {
    if (!isLoading) return;
    import('./cityNames').then(
      (module) => setNames((loaded = module)),
      // Airports are found by their English names.
      () => setHasFailed(true),
    );
  }, [isLoading]);
  return { names, isLoading };
}
