import type { MatchDetails } from 'backend/contract/trips';
import { herLegs } from '../../companions/companions';
import { besideOn } from '../../companions/relayWords';
import { landingText } from '../../time/landingText';
import type { TripNames } from '../names';
import { words } from '../../words';

/** 'Kamala flies Frankfurt to Chicago alone. Lands 13:20.', up to the next companion. */
export function aloneWords(trip: MatchDetails, { traveler, viewer }: TripNames): string | null {
  const here = trip.legs?.findLastIndex((leg) => leg.with === 'both') ?? -1;
  const after = herLegs(trip).filter(({ number }) => number > here + 1);
  const taken = after.findIndex(({ flownBy }) => flownBy);
  const legs = after.slice(0, taken < 0 ? undefined : taken).map(({ leg }) => leg);
  const changes = legs.findIndex((leg) => besideOn(leg) !== besideOn(legs[0]!));
  const alone = legs.slice(0, changes < 0 ? undefined : changes);
  const [first, last] = [alone[0], alone.at(-1)];
  if (!first || !last) return null;
  const landing = landingText(last);
  const who = viewer === 'family' ? traveler : null;
  const way = [first.departure.city, last.arrival.city] as const;
  const beside = besideOn(first);
  const flies = beside ? words.fliesWith(beside, ...way, who) : words.fliesAlone(who, ...way);
  return landing ? `${flies} ${words.sentence(words.landsThere(landing))}` : flies;
}
