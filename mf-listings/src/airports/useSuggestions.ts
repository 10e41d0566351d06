import { flushSync } from 'react-dom';
import { useSettled } from 'shell/forms';
import { match, minQueryLength, searchEntriesOf, searchEntry } from './match';
import type { useAirports } from './useAirports';
import { words } from '../words';

const typingPause = 300;

/** The airports that match once typing has paused; until then, those of the last matches that still match. */
export function useSuggestions(
  { airports, isError }: Pick<ReturnType<typeof useAirports>, 'airports' | 'isError'>,
  text: string,
  max: number,
) {
  const { settled, isPending, settle } = useSettled(text, typingPause);
  const matches = match(searchEntriesOf(airports), settled, max);
  const items = isPending ? match(matches.map(searchEntry), text, max) : matches;
  // A key that acts on the suggestions must see those for the whole text.
  return { items, settle: () => flushSync(settle), status: emptyStatus({ text, isError, isPending }) };
}

function emptyStatus({ text, isError, isPending }: { text: string; isError: boolean; isPending: boolean }) {
  if (text.trim().length < minQueryLength) return words.typeAtLeast(minQueryLength);
  if (isError) return words.airportsFailed;
  return isPending ? undefined : words.noAirports;
}
