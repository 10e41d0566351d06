import type { MatchOption } from 'backend/contract/trips';

export const proposedWords = {
  title: 'Proposed',
  description: 'You fly together once the other agrees.',
};

/** What a listing leaves open about its flight. A server of the last release does not say it. */
export const openFlight = ({ date, endDate, time, flightNumber }: MatchOption) => ({
  day: endDate !== null && endDate > date,
  time: time === null,
  flightNumber: flightNumber === null,
});

/** On the listing of an Amigo a family says who flies. */
export const asksWhoFlies = ({ role, isOwn }: MatchOption) => role === 'seeking_help' && isOwn === false;

/** 'Together FRA to ORD. They fly HYD to FRA alone.', for a way of several flights. */
export function wayOfOption({ way = [], role }: MatchOption): string | null {
  if (way.length < 2) return null;
  const shared = way.filter((leg) => leg.with === 'both');
  const alone = way
    .filter((leg) => leg.with !== 'both')
    .map(({ with: by, from, to }) => {
      const isMe = (by === 'helper') === (role === 'helper');
      return `${isMe ? 'You' : 'They'} fly ${from} to ${to} alone.`;
    });
  return [`Together ${shared[0]?.from} to ${shared.at(-1)?.to}.`, ...alone].join(' ');
}

export const isComplete = (option: MatchOption) =>
  !asksWhoFlies(option) && !Object.values(openFlight(option)).some(Boolean);
