import type { MatchOption } from 'backend/contract/trips';
import { words } from '../words';

export const proposedWords = {
  title: words.proposed,
  description: words.proposedHint,
};

/**
 * What a listing leaves open about its flight. A server of the last release does not say it. A listing with stops
 * names its flights itself.
 */
export function openFlight(option: MatchOption) {
  const { date, endDate, time, flightNumber, arrivalTime } = option;
  const isDirect = ownerLegs(option).length < 2;
  return {
    day: endDate !== null && endDate > date,
    time: isDirect && time === null,
    flightNumber: isDirect && flightNumber === null,
    landing: isDirect && (time === null || arrivalTime === null),
  };
}

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

function ownerLegs({ way = [], role, isOwn }: MatchOption) {
  const owner = (role === 'helper') === (isOwn === true) ? 'helper' : 'seeker';
  return way.filter((leg) => leg.with === 'both' || leg.with === owner);
}

/** The flights that both can share, and the number of the first of them in the listing. */
export function sharedFlights(option: MatchOption) {
  const legs = ownerLegs(option);
  return {
    legs: legs.filter((leg) => leg.with === 'both'),
    first: legs.findIndex((leg) => leg.with === 'both') + 1,
  };
}

const hasParts = (option: MatchOption) => sharedFlights(option).legs.length > 1;

/** What the form is about. Null for a proposal that leaves nothing to say. */
export function openQuestion(option: MatchOption): string | null {
  if (asksWhoFlies(option)) return words.whoFliesAsk;
  if (Object.values(openFlight(option)).some(Boolean)) return words.whichFlightAsk;
  return hasParts(option) ? words.whichPartAsk : null;
}
