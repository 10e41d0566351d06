import type { MatchDetails } from 'backend/contract/trips';
import type { Meeting } from 'backend/contract/trips/legs';
import { firstName } from '../companions/firstNames';
import { meetingsOf } from '../time/meetings';

/** Who flies with the traveler, in the order flown. */
export interface PrintedCompanion {
  id: number;
  name: string;
  phone: string | null;
  /** By their number among the legs of the trip. */
  legs: number[];
}

interface Printed {
  trip: MatchDetails;
  /** The matches of the same traveler with other companions, as far as the viewer may read them. */
  others: MatchDetails[];
  /** First name and number of the helper of `trip`. */
  helper: Pick<PrintedCompanion, 'name' | 'phone'>;
}

/** The numbers of those with whom the viewer has none in common stay blank. */
export function companionsOf({ trip, others, helper }: Printed): PrintedCompanion[] {
  const flying = trip.companions?.filter(({ status }) => status === 'agreed' || status === 'done') ?? [];
  return flying.flatMap(({ matchId, person, legs }) => {
    if (matchId === trip.id) return [{ id: person?.id ?? 0, legs, ...helper }];
    if (!person) return [];
    const { contact } = others.find(({ id }) => id === matchId) ?? {};
    return [{ id: person.id, legs, name: firstName(person.username), phone: contact?.phoneNumber ?? null }];
  });
}

/** Where the part of a companion begins and ends. */
export function endsOf({ legs }: PrintedCompanion, trip: MatchDetails) {
  const [first, last] = [legs.at(0), legs.at(-1)].map((number) => trip.legs?.[(number ?? 0) - 1]);
  return { from: (first ?? trip).departure, to: (last ?? trip).arrival };
}

/** Of all companions, a hand-over once, in the order flown by the traveler. */
export function allMeetings({ trip, others }: Pick<Printed, 'trip' | 'others'>): Meeting[] {
  const flown = trip.legs?.filter((leg) => leg.with !== 'helper') ?? [];
  const way = flown.flatMap(({ from, to }) => [from, to]);
  const found: Meeting[] = [];
  for (const meeting of [trip, ...others].flatMap(meetingsOf))
    if (!found.some((known) => known.airport === meeting.airport && known.place === meeting.place))
      found.push(meeting);
  return found.toSorted((one, other) => way.indexOf(one.airport) - way.indexOf(other.airport));
}

/** The matches that the family may read for the numbers of their other companions. */
export const otherMatches = ({ id, role, companions = [] }: MatchDetails): number[] =>
  role === 'helper'
    ? []
    : companions.flatMap(({ matchId, status }) =>
        matchId !== id && (status === 'agreed' || status === 'done') ? [matchId] : [],
      );
