import type { Companion, Match, MatchDetails } from 'backend/contract/trips';
import type { Meeting } from 'backend/contract/trips/legs';
import { firstName, flyerNameOf } from './firstNames';
import { meetingsOf, meetingTimeText } from '../time/meetings';
import { flyingOf, missingLegs, ownHandOvers, type HandOver, type HerLeg, type Relay } from './companions';

export type RelayTrip = Relay & Pick<MatchDetails, 'flyer'>;

/** By first name. Who is hidden from the viewer has none. */
export const nameOf = ({ isMe, person }: Companion) =>
  isMe ? 'You' : person ? firstName(person.username) : 'Another Amigo';

/** By first name; 'you' when the viewer is the traveler. */
export const travelerOf = ({ role, other, flyer }: Pick<RelayTrip, 'role' | 'other' | 'flyer'>): string =>
  flyerNameOf({ flyer }) ?? (role === 'helper' ? firstName(other.username) : 'you');

/** 'In Frankfurt you give Kamala to Meera', to the one who reads it. */
export function handOverWords({ airport, from, to }: HandOver, trip: RelayTrip): string {
  const traveler = travelerOf(trip);
  const verb = trip.flyer ? 'give' : 'bring';
  const where = `In ${airport.city}`;
  if (from.isMe) return `${where} you ${verb} ${traveler} to ${nameOf(to)}`;
  if (to.isMe)
    return trip.flyer
      ? `${where} ${nameOf(from)} gives you ${traveler}`
      : `${where} ${nameOf(from)} brings ${traveler} to you`;
  return `${where} ${nameOf(from)} ${verb}s ${traveler} to ${nameOf(to)}`;
}

type Way = Pick<
  Match,
  'departure' | 'arrival' | 'date' | 'time' | 'legs' | 'meetings' | 'meetingPoint' | 'meetingTime'
>;

export const meetingAt = (trip: Way, airport: string): Meeting | undefined =>
  meetingsOf(trip).find((meeting) => meeting.airport === airport);

/** 'Gate B22, Sat, Dec 5, at 08:10' */
export function meetingText(meeting: Meeting | undefined): string | null {
  if (!meeting) return null;
  return [meeting.place, meetingTimeText(meeting)].filter(Boolean).join(', ') || null;
}

/** 'to Frankfurt' of legs that follow each other */
export const cityAtEnd = (legs: Pick<HerLeg, 'leg'>[]) => legs.at(-1)?.leg.arrival.city ?? '';

/** Where the flights end on which this companion is there. */
export function endOf({ legs: numbers }: Companion, { legs = [] }: Pick<Match, 'legs'>): string {
  const last = numbers.at(-1);
  return (last && legs[last - 1]?.arrival.city) || '';
}

/** For a list, which does not know whom a request is for: who follows whom, or from whom this helper takes over. */
export function relayWords(trip: RelayTrip): string {
  const { takes, gives } = ownHandOvers(trip);
  if (trip.role === 'helper') {
    const before = takes && `In ${takes.airport.city} you take over from ${nameOf(takes.from)}.`;
    const after = gives && `In ${gives.airport.city} ${nameOf(gives.to)} takes over from you.`;
    return [before, after].filter(Boolean).join(' ') || others(trip);
  }
  const parts = flyingOf(trip).map((companion) => `${nameOf(companion)} to ${endOf(companion, trip)}`);
  const missing = missingLegs(trip).map((gap) => `nobody yet to ${cityAtEnd(gap)}`);
  return `${[parts.join(', then '), ...missing].join(', ')}.`;
}

/** 'Meera to Chicago.' */
const others = (trip: RelayTrip): string =>
  `${flyingOf(trip)
    .filter(({ isMe }) => !isMe)
    .map((companion) => `${nameOf(companion)} to ${endOf(companion, trip)}`)
    .join(', ')}.`;

/** Who flies which part with the traveler, and what is missing, for the seeker. */
export function companySentences(trip: RelayTrip): string {
  const traveler = travelerOf(trip);
  const flown = flyingOf(trip).map(
    (companion) =>
      `${nameOf(companion)} flies ${startOf(companion, trip)} to ${endOf(companion, trip)} with ${traveler}.`,
  );
  const missing = missingLegs(trip).map((gap) => `Nobody yet to ${cityAtEnd(gap)}.`);
  return [...flown, ...missing].join(' ');
}

const startOf = ({ legs: numbers }: Companion, { legs = [] }: Pick<Match, 'legs'>): string =>
  legs[(numbers[0] ?? 1) - 1]?.departure.city ?? '';

/** What a cancellation does not end; null where there is only one companion. */
export function otherPartsStay(trip: RelayTrip): string | null {
  const others = flyingOf(trip).filter(({ matchId }) => matchId !== trip.id);
  if (!others.length) return null;
  const names = others.map(nameOf).join(' and ');
  const part = trip.role === 'helper' ? 'your part' : `the part with ${firstName(trip.other.username)}`;
  return `Only ${part} ends. ${names} still ${others.length > 1 ? 'fly' : 'flies'} with ${travelerOf(trip)}.`;
}
