import type { Companion, Match, MatchDetails, TripLeg } from 'backend/contract/trips';
import type { Meeting } from 'backend/contract/trips/legs';
import { firstName, flyerNameOf } from './firstNames';
import { meetingsOf, meetingTimeText } from '../time/meetings';
import { words } from '../words';
import { flyingOf, missingLegs, ownHandOvers, type HandOver, type HerLeg, type Relay } from './companions';

export type RelayTrip = Relay & Pick<MatchDetails, 'flyer'>;

/** By first name. Who is hidden from the viewer has none. */
export const nameOf = ({ isMe, person }: Companion) =>
  isMe ? words.you : person ? firstName(person.username) : words.anotherAmigo;

/** By first name, who flies this leg with the traveler on a trip beside this one. */
export const besideOn = ({ beside }: Pick<TripLeg, 'beside'>): string | null =>
  beside ? (beside.name ?? words.anotherAmigo) : null;

/** By first name; null when the viewer is the traveler. */
export const travelerOf = ({
  role,
  other,
  flyer,
}: Pick<RelayTrip, 'role' | 'other' | 'flyer'>): string | null =>
  flyerNameOf({ flyer }) ?? (role === 'helper' ? firstName(other.username) : null);

/** 'In Frankfurt you give Kamala to Meera', to the one who reads it. */
export function handOverWords({ airport, from, to }: HandOver, trip: RelayTrip): string {
  const [giver, taker] = [from, to].map((companion) => (companion.isMe ? null : nameOf(companion)));
  return words.handOver(airport.city, giver ?? null, taker ?? null, travelerOf(trip), Boolean(trip.flyer));
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
  return words.series([meeting.place, meetingTimeText(meeting)]) || null;
}

/** 'Frankfurt', of legs that follow each other */
export const cityAtEnd = (legs: Pick<HerLeg, 'leg'>[]) => legs.at(-1)?.leg.arrival.city ?? '';

/** Where the flights end on which this companion is there. Empty when they fly none of this way since one has moved. */
export function endOf({ legs: numbers }: Companion, { legs = [] }: Pick<Match, 'legs'>): string {
  const last = numbers.at(-1);
  return (last && legs[last - 1]?.arrival.city) || '';
}

/** For a list, which does not know whom a request is for: who follows whom, or from whom this helper takes over. */
export function relayWords(trip: RelayTrip): string {
  const { takes, gives } = ownHandOvers(trip);
  if (trip.role === 'helper') {
    const before = takes && words.youTakeOver(takes.airport.city, nameOf(takes.from));
    const after = gives && words.takesOverFromYou(gives.airport.city, nameOf(gives.to));
    return [before, after].filter(Boolean).join(' ') || others(trip);
  }
  return words.relayWay(parts(flyingOf(trip), trip), missingLegs(trip).map(cityAtEnd));
}

/** 'Meera to Chicago.' */
const others = (trip: RelayTrip): string =>
  words.sentence(
    words.series(
      parts(
        flyingOf(trip).filter(({ isMe }) => !isMe),
        trip,
      ),
    ),
  );

const parts = (companions: Companion[], trip: RelayTrip) =>
  companions.map((companion) => partWords(nameOf(companion), endOf(companion, trip)));

/** 'Meera to Chicago' */
export const partWords = (name: string, end: string): string =>
  end ? words.companionTo(name, end) : words.fliesOtherwise(name);

/** Who flies which part with the traveler, and what is missing, for the seeker. */
export function companySentences(trip: RelayTrip): string {
  const traveler = travelerOf(trip);
  const flown = flyingOf(trip).map((companion) => {
    const [name, end] = [nameOf(companion), endOf(companion, trip)];
    return end
      ? words.fliesWith(name, startOf(companion, trip), end, traveler)
      : words.sentence(partWords(name, end));
  });
  const missing = missingLegs(trip).map((gap) => words.sentence(words.nobodyYetTo(cityAtEnd(gap))));
  return [...flown, ...missing].join(' ');
}

const startOf = ({ legs: numbers }: Companion, { legs = [] }: Pick<Match, 'legs'>): string =>
  legs[(numbers[0] ?? 1) - 1]?.departure.city ?? '';

/** What a cancellation does not end; null where there is only one companion. */
export function otherPartsStay(trip: RelayTrip): string | null {
  const others = flyingOf(trip).filter(({ matchId }) => matchId !== trip.id);
  if (!others.length) return null;
  const other = trip.role === 'helper' ? null : firstName(trip.other.username);
  return words.otherPartsStay(other, others.map(nameOf), travelerOf(trip));
}
