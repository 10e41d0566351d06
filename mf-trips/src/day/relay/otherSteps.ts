import type { Companion, MatchDetails } from 'backend/contract/trips';
import { stepOfTap } from 'backend/rules/trips';
import { flyingOf, isRelay, ownHandOvers } from '../../companions/companions';
import { endOf, nameOf } from '../../companions/relayWords';
import { timeIn } from '../../time/zonedTime';
import { goodbyeCity, type TripNames } from '../names';
import { wordsOf } from '../stepWords';
import { keyOf, placesOf, type Way } from '../tripDay';
import { words } from '../../words';

export interface OtherStep {
  key: string;
  name: string;
  /** '08:24 in Frankfurt' */
  when: string;
}

/** What another companion has tapped, in its own part of the way. */
export interface OtherPart {
  matchId: number;
  name: string;
  to: string;
  steps: OtherStep[];
}

/** The parts before and after the one of this page. */
export function otherParts(trip: MatchDetails, names: TripNames) {
  const flying = isRelay(trip) ? flyingOf(trip) : [];
  const here = flying.findIndex(({ matchId }) => matchId === trip.id);
  const parts = flying.map((companion) => partOf(companion, trip, names));
  const left = partOfLeft(trip, names);
  return {
    before: [...left, ...parts.slice(0, Math.max(here, 0))],
    after: here < 0 ? [] : parts.slice(here + 1),
  };
}

/** What was flown with a companion who has left the trip since, without their name. */
function partOfLeft(trip: MatchDetails, names: TripNames): OtherPart[] {
  const { stepsOfLeft: steps = [] } = trip;
  const legs = [...new Set(steps.map(({ leg }) => leg))];
  return legs.length ? [partOf({ matchId: 0, person: null, legs, status: 'done', steps }, trip, names)] : [];
}

/** Where she is who comes with a companion who has left: 'Landed, 08:24 in Frankfurt'. */
export const lastOfLeft = (trip: MatchDetails, names: TripNames): OtherStep | undefined =>
  partOfLeft(trip, names)[0]?.steps.at(-1);

function partOf(companion: Companion, trip: MatchDetails, names: TripNames): OtherPart {
  const way = wayOf(companion, trip);
  const { takes, gives } = ownHandOvers(trip, companion.matchId);
  const theirNames: TripNames = {
    ...names,
    helper: nameOf(companion),
    previous: takes ? nameOf(takes.from) : null,
    next: gives ? nameOf(gives.to) : null,
    goodbyeIn: gives ? null : goodbyeCity(way),
  };
  const steps = (companion.steps ?? []).flatMap((tap) => {
    const step = stepOfTap(tap, way.legs ?? []);
    if (!step) return [];
    const { here } = placesOf(step, way);
    const when = words.timeInCity(timeIn(Date.parse(tap.at), here.timezone), here.city);
    return [{ key: keyOf(step), name: wordsOf(step, theirNames, way).name, when }];
  });
  return { matchId: companion.matchId, name: theirNames.helper, to: endOf(companion, trip), steps };
}

/** The trip as if it were that companion's: what they fly is flown together. */
function wayOf({ legs: theirs }: Companion, { legs = [], departure, arrival, missed }: MatchDetails): Way {
  const [first = 1, last = first] = [theirs[0], theirs.at(-1)];
  return {
    legs: legs.map((leg, index) => ({
      ...leg,
      with: theirs.includes(index + 1) ? 'both' : leg.with === 'both' ? 'seeker' : leg.with,
    })),
    departure: legs[first - 1]?.departure ?? departure,
    arrival: legs[last - 1]?.arrival ?? arrival,
    meetingPoint: null,
    missed,
  };
}

/** The next companion has met the traveler, so the hand-over needs no other word. */
export const isTakenOver = (trip: MatchDetails): boolean =>
  ownHandOvers(trip).gives?.to.steps?.some(({ step }) => step === 'met') ?? false;

/** The one before has handed the traveler over, so the meeting needs no other word. */
export const isHandedOver = (trip: MatchDetails): boolean =>
  ownHandOvers(trip).takes?.from.steps?.some(({ step }) => step === 'handed_over') ?? false;
