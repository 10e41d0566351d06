import { entriesOf } from './entries';
import { entryOf, match, searchFrom } from './match';
import type { useAirports } from './useAirports';
import { useSettled } from './useSettled';

const typingPause = 300;

/** What fits the text once typing has paused; until then, what of it still fits. */
export function useSuggestions(
  { airports, isMissing }: Pick<ReturnType<typeof useAirports>, 'airports' | 'isMissing'>,
  text: string,
  max: number,
) {
  const { settled, isPending, settle } = useSettled(text, typingPause);
  const found = match(entriesOf(airports), settled, max);
  const items = isPending ? match(found.map(entryOf), text, max) : found;
  return { items, settle, status: instead({ text, isMissing, isPending }) };
}

/** What is said while there is nothing to suggest. */
function instead({ text, isMissing, isPending }: { text: string; isMissing: boolean; isPending: boolean }) {
  if (text.trim().length < searchFrom) return `Type at least ${searchFrom} characters to search`;
  if (isMissing) return 'The airports could not be loaded. A code like JFK is understood all the same.';
  return isPending ? undefined : 'No airports found';
}
