import type { MatchOption } from 'backend/contract/trips';
import { words } from '../words';

export const proposedWords = {
  title: words.proposed,
  description: words.proposedHint,
};

/** What a listing leaves open about its flight. A server of the last release does not say it. */
export const openFlight = ({ date, endDate, time, flightNumber }: MatchOption) => ({
  day: endDate !== null && endDate > date,
  time: time === null,
  flightNumber: flightNumber === null,
});

/** On the listing of an Amigo a family says who flies. */
export const asksWhoFlies = ({ role, isOwn }: MatchOption) => role === 'seeking_help' && isOwn === false;

/**
 * 'Together FRA to ORD. They fly HYD to FRA alone.', for a way of several flights. The one who flies for a family may
 * be another person.
 */
export function wayOfOption({ way = [], role }: MatchOption): string | null {
  if (way.length < 2) return null;
  const shared = way.filter((leg) => leg.with === 'both');
  const alone = way
    .filter((leg) => leg.with !== 'both' && !leg.isCovered)
    .map(({ with: by, from, to }) => {
      const isMySide = (by === 'helper') === (role === 'helper');
      if (!isMySide) return words.theyFlyAlone(from, to);
      return role === 'helper' ? words.fliesAlone(null, from, to) : words.aloneFromTo(from, to);
    });
  return [words.togetherFromTo(shared[0]?.from ?? '', shared.at(-1)?.to ?? ''), ...alone].join(' ');
}

/** The flights that both can share, and the number of the first of them in the listing. */
export function sharedFlights({ way = [], role, isOwn }: MatchOption) {
  const owner = (role === 'helper') === (isOwn === true) ? 'helper' : 'seeker';
  const before = way.slice(
    0,
    way.findIndex((leg) => leg.with === 'both'),
  );
  return {
    legs: way.filter((leg) => leg.with === 'both'),
    first: before.filter((leg) => leg.with === owner).length + 1,
  };
}

const hasParts = (option: MatchOption) => sharedFlights(option).legs.length > 1;

/** What the form is about. Null for a proposal that leaves nothing to say. */
export function openQuestion(option: MatchOption): string | null {
  if (asksWhoFlies(option)) return words.whoFliesAsk;
  if (Object.values(openFlight(option)).some(Boolean)) return words.whichFlightAsk;
  return hasParts(option) ? words.whichPartAsk : null;
}
