import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Leg } from '../../listings/contract.js';
import { factsIn, movedDay, type ChangedListing, type TripFacts } from '../../listings/index.js';
import { keepMeetingsOf } from '../legs/meetings.js';
import { TripLegs } from '../legs/trip-legs.js';
import { otherOf } from '../match-lock.js';
import { localToday } from '../match-times.js';
import type { MatchEntity } from '../match.entity.js';
import { legsOfMatches, plainLeg, type LegOfMatch } from '../relay/legs-of.js';
import { spreadFlights } from '../relay/spread-flights.js';
import { keepBegunDay, lockAffected, type Affected } from './affected.js';
import { candidatesFor, drawnFrom } from './attached.js';

interface Change {
  before: TripFacts;
  now: ChangedListing;
  by: 'owner' | 'airline';
}

interface Followed {
  /** Those who learn of the change, and their trips. */
  affected: Affected;
  moved: MatchEntity[];
  /** Agreed ones whose way or flights have changed. */
  flown: MatchEntity[];
  /** The two share no flight any more. */
  parted: MatchEntity[];
  /** The part of each match. */
  asBefore: Map<number, Part>;
}
type Part = Pick<TripFacts, 'departureAirport' | 'arrivalAirport' | 'date' | 'endDate'>;

interface Outcome {
  moved: boolean;
  changed: boolean;
  parted?: true;
}
const unchanged: Outcome = { moved: false, changed: false };

const begun = `
  select m.id::float8 as id from match m join airport d on d.code = m.departure_airport
  where m.id in (?) and m.status = 'agreed' and m.date <= ${localToday}`;

/** Trips take over what changes in the listing that they are about, or that they have taken legs from. */
@Injectable()
export class TripFollowers {
  constructor(private readonly legs: TripLegs) {}

  async follow(em: EntityManager, { before, now, by }: Change): Promise<Followed> {
    const candidates = await candidatesFor(now, em);
    const { askers, matches } = await lockAffected(
      em,
      now.id,
      candidates.map(({ id }) => id),
    );
    await keepBegunDay(em, now.id, before);
    const hasBegun = await begunOf(em, matches);
    const drawn = await drawnFrom(em, { before, now }, matches, candidates);
    const shown = { before: shownIn(before, now), now: { ...now, ...shownIn(now, now) } };
    const asBefore = new Map(matches.map((match) => [match.id, partOf(match)]));
    const told: MatchEntity[] = [];
    const moved: MatchEntity[] = [];
    const parted: MatchEntity[] = [];
    const flown: MatchEntity[] = [];
    for (const match of matches) {
      const isAbout = match.listingId === now.id;
      const follows = isAbout || drawn.has(match.id);
      const facts = match.status === 'agreed' || (isAbout && knows(match, now)) ? { before, now } : shown;
      const isAnswering = by === 'owner' && match.proposerId !== now.userId;
      const about = { hasBegun: hasBegun.has(match.id), isAnswering };
      const outcome = follows ? await this.move(em, match, facts, about) : unchanged;
      if (outcome.moved) moved.push(match);
      const dayBefore = asBefore.get(match.id)?.date;
      if (by === 'owner' && match.status === 'agreed' && dayBefore) noteMove(match, dayBefore, now.userId);
      if (outcome.parted) parted.push(match);
      if (outcome.changed && match.status === 'agreed') flown.push(match);
      const isAttached = candidates.some((each) => each.id === match.id && each.isAttached);
      // Of an airline the owner of the other listing knows: it changes theirs, too.
      if (isAbout || (by === 'owner' ? follows || isAttached : outcome.changed || outcome.parted))
        told.push(match);
    }
    for (const match of flown) await spreadFlights(em, match);
    return { affected: { askers, matches: told }, moved, parted, flown, asBefore };
  }

  /**
   * Updates the match's copy of the trip, and asks both again whether they fly. Once its day has begun a trip keeps
   * route and day: otherwise its owner could move it away from the other's review, and from the end of the care card.
   */
  private async move(
    em: EntityManager,
    match: MatchEntity,
    { before, now }: Pick<Change, 'before' | 'now'>,
    { hasBegun, isAnswering }: { hasBegun: boolean; isAnswering: boolean },
  ): Promise<Outcome> {
    const date = hasBegun || isWithin(match.date, now) || keepsDay(before, now) ? match.date : now.date;
    const flight = chosenFlight(match, before, now);
    const known = await legsOfMatches(em, [match.id]);
    const listing = {
      ...factsIn(now),
      type: now.type,
      date,
      ...flight,
      ...landingOn({ date, ...flight }, now),
      legs: withAgreed(known, before, now),
    };
    const other = otherOf(match, now.userId ?? 0);
    const plan = await this.legs.planAgain(em, listing, other, { trip: match, known });
    // Who has proposed has said yes to the day of the proposal alone.
    const isOther = match.status === 'proposed' && plan && plan.date !== match.date && isAnswering;
    if (!plan || isOther) return hasBegun ? unchanged : { ...unchanged, parted: true };
    const { legs, ...planned } = plan;
    const stays = hasBegun
      ? { departureAirport: match.departureAirport, arrivalAirport: match.arrivalAirport, date: match.date }
      : {};
    const copy = { ...planned, ...stays };
    const moved = Object.entries(copy).some(([name, value]) => match[name as keyof typeof copy] !== value);
    if (moved) Object.assign(match, copy, { helperConfirmedAt: null, seekerConfirmedAt: null });
    const leaves = Object.entries(stays).some(
      ([name, value]) => planned[name as keyof typeof stays] !== value,
    );
    if (leaves) return { moved, changed: moved };
    await this.legs.store(em, match.id, now.type, { date: copy.date, legs });
    const direct = { from: copy.departureAirport, to: copy.arrivalAirport, date: copy.date, time: copy.time };
    keepMeetingsOf(match, legs.length ? legs : [direct]);
    const isSame = isDeepStrictEqual(await legsOfMatches(em, [match.id]), known);
    return { moved, changed: moved || !isSame };
  }
}

/** The other one is asked whether it fits, unless the trip is back on the day that both had agreed on. */
function noteMove(match: MatchEntity, before: string, by: number | null | undefined): void {
  if (match.date === before || !by) return;
  const agreedOn = match.movedBy === by && match.movedFrom ? match.movedFrom : before;
  const isBack = match.date === agreedOn;
  Object.assign(match, { movedFrom: isBack ? null : agreedOn, movedBy: isBack ? null : by });
}

/** Those whose day of travel has begun where they depart. */
async function begunOf(em: EntityManager, matches: MatchEntity[]): Promise<Set<number>> {
  if (!matches.length) return new Set();
  const rows = await em.execute<{ id: number }[]>(begun, [matches.map(({ id }) => id)]);
  return new Set(rows.map(({ id }) => id));
}

/** Of a proposal: its owner has made it, or the other one had the contact before. */
const knows = ({ proposerId, time }: MatchEntity, { userId }: ChangedListing) =>
  proposerId === userId || time !== null;

/** Before they agree, the other one has read no kept flight in the listing, and reads none in the trip. */
function shownIn(facts: TripFacts, { showFlight }: TripFacts): TripFacts {
  if (showFlight) return factsIn(facts);
  const legs = facts.legs?.map(({ from, to, date }) => ({ from, to, date })) ?? null;
  return { ...factsIn(facts), time: null, flightNumber: null, arrivalTime: null, arrivalDate: null, legs };
}

/** A flight is as another one has moved it for the trip, as long as the listing does not change it. */
const withAgreed = (known: LegOfMatch[], before: TripFacts, now: ChangedListing) => {
  const others = now.type === 'helper' ? 'seeker' : 'helper';
  const own = known.filter((leg) => leg.with !== others);
  return (
    now.legs?.map((leg) => {
      const stays = before.legs?.some((each) => flightOf(each) === flightOf(leg));
      const agreed = own.find(({ from, to }) => from === leg.from && to === leg.to);
      const saysMore = agreed && (agreed.flightNumber || agreed.date !== leg.date);
      return stays && saysMore ? plainLeg(agreed) : leg;
    }) ?? null
  );
};

const flightOf = ({ from, to, date, time, arrivalTime, flightNumber }: Leg) =>
  [from, to, date, time, arrivalTime, flightNumber].join();

/** Time and flight that the two had chosen for a direct trip stay, as long as the listing does not change them. */
function chosenFlight(match: MatchEntity, before: TripFacts, now: TripFacts) {
  if (before.legs ?? now.legs) return { time: now.time, flightNumber: now.flightNumber };
  return {
    time: now.time === before.time ? match.time : now.time,
    flightNumber: now.flightNumber === before.flightNumber ? match.flightNumber : now.flightNumber,
  };
}

/** The landing of the listing is that of the flight at its time. */
function landingOn({ date, time }: { date: string; time?: string | null | undefined }, now: TripFacts) {
  const isSame = time === now.time && now.arrivalDate;
  return isSame
    ? { arrivalTime: now.arrivalTime, arrivalDate: movedDay(isSame, now.date, date) }
    : { arrivalTime: null, arrivalDate: null };
}

export const partOf = ({ departureAirport, arrivalAirport, date }: MatchEntity): Part => ({
  departureAirport,
  arrivalAirport,
  date,
  endDate: null,
});

const isWithin = (day: string, { date, endDate }: TripFacts) => day >= date && day <= (endDate ?? date);
const keepsDay = (before: TripFacts, now: TripFacts) =>
  !now.legs && before.date === now.date && before.endDate === now.endDate;
