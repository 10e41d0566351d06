import type { Airport } from 'backend/contract/listings';
import { flushSync } from 'react-dom';
import { useSettled } from 'shell/forms';
import { match, minQueryLength, searchEntriesOf } from './match';
import type { useAirports } from './useAirports';
import { words } from '../words';
import type { CityNames } from './useCityNames';

const typingPause = 300;

/** The airports that match once typing has paused; until then, those of the last matches that still match. */
export function useSuggestions(
  { airports, isError }: Pick<ReturnType<typeof useAirports>, 'airports' | 'isError'>,
  names: CityNames | undefined,
  text: string,
  max: number,
) {
  const { settled, isPending, settle } = useSettled(text, typingPause);
  const matches = suggested(airports, names, settled, max);
  const items = isPending ? suggested(matches, names, text, max) : matches;
  // A key that acts on the suggestions must see those for the whole text.
  return { items, settle: () => flushSync(settle), status: emptyStatus({ text, isError, isPending }) };
}

/** Names in other languages count only when the page's language has no match, so that they hide none. */
function suggested(airports: readonly Airport[], names: CityNames | undefined, text: string, max: number) {
  const matches = match(searchEntriesOf(airports, names?.inPageLanguage), text, max);
  if (matches.length || !names) return matches;
  return match(searchEntriesOf(airports, names.inAllLanguages), text, max);
}

function emptyStatus({ text, isError, isPending }: { text: string; isError: boolean; isPending: boolean }) {
  if (text.trim().length < minQueryLength) return words.typeAtLeast(minQueryLength);
  if (isError) return words.airportsFailed;
  return isPending ? undefined : words.noAirports;
}
