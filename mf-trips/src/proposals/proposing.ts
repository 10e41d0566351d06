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

export const isComplete = (option: MatchOption) => !Object.values(openFlight(option)).some(Boolean);
