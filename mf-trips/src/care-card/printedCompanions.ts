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

/** The numbers of those with whom the viewer has none in common stay blank. Who is hidden from the viewer has no name. */
export function companionsOf({ trip, others, helper }: Printed): PrintedCompanion[] {
  const flying = trip.companions?.filter(({ status }) => status === 'agreed' || status === 'done') ?? [];
  const companions = flying.flatMap(({ matchId, person, legs }) => {
    if (matchId === trip.id) return [{ id: person?.id ?? 0, legs, ...helper }];
    const { contact } = others.find(({ id }) => id === matchId) ?? {};
    const name = person ? firstName(person.username) : '';
    return [{ id: person?.id ?? 0, legs, name, phone: (person && contact?.phoneNumber) || null }];
  });
  if (companions.length > 0) return companions;
  const shared = (trip.legs ?? []).flatMap((leg, index) => (leg.with === 'both' ? [index + 1] : []));
  return [{ id: 0, legs: shared, ...helper }];
}

/** What the traveler flies with the same company. */
export interface PrintedPart {
  /** Null for someone of a trip beside this one, and without company. */
  companion: PrintedCompanion | null;
  /** Null without company. Empty for a person hidden from the viewer. */
  name: string | null;
  from: MatchDetails['departure'];
  to: MatchDetails['arrival'];
}

/** The way of the traveler in the order flown, cut where the company changes. */
export function partsOf({ legs = [] }: MatchDetails, companions: PrintedCompanion[]): PrintedPart[] {
  const parts: PrintedPart[] = [];
  legs.forEach((leg, index) => {
    if (leg.with === 'helper') return;
    const companion = companions.find((each) => each.legs.includes(index + 1)) ?? null;
    const name = companion?.name ?? (leg.beside ? firstName(leg.beside.name ?? '') : null);
    const before = parts.at(-1);
    if (before?.companion === companion && before.name === name) before.to = leg.arrival;
    else parts.push({ companion, name, from: leg.departure, to: leg.arrival });
  });
  return parts;
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
