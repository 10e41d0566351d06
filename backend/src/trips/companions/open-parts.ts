import type { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import { cancelBySite } from '../family/journey-changes.js';
import { beginOf } from '../legs/parts.js';
import { joinWays } from '../legs/shared-way.js';
import { TripLegs } from '../legs/trip-legs.js';
import { MatchEntity } from '../match.entity.js';
import { isSameLeg, legsOfMatches, plainLeg, type LegOfMatch } from '../relay/legs-of.js';
import { isOpen } from '../relay/members.js';
import { requestOf, tripIdOf } from '../relay/trip-of.js';
import { siteReasons } from '../transitions.js';
import { OpenPartsNews } from './open-parts-news.js';

/** What the same helper and the traveler of the match `m` have proposed to each other, too. */
const readSeconds = `
  select o.id::float8 as id from match m join match o on o.helper_id = m.helper_id and o.seeker_id = m.seeker_id
    and o.id <> m.id and o.status = 'proposed' and ${requestOf('o')} = ${requestOf('m')}
  where m.id = ?`;
/** On the request of the match `m`: whom another has agreed with, and who has proposed themselves. */
const readRivals = `
  select o.id::float8 as id, o.status from match m join match o on o.seeker_id = m.seeker_id and o.id <> m.id
    and o.helper_id <> m.helper_id and ${requestOf('o')} = ${requestOf('m')}
    and (o.status = 'agreed' or o.status = 'proposed' and o.proposer_id = o.helper_id)
  where m.id = ?`;
const isOffer = 'select 1 from listing where id = ? and user_id = ?';

const flownMeanwhile =
  'Meanwhile another companion has agreed to fly this part of the trip, so it is no longer open. Write to the family in Messages if you want to help on another flight.';

/** What is proposed for a trip follows the legs that still have no companion. */
@Injectable()
export class OpenParts {
  constructor(
    private readonly legs: TripLegs,
    private readonly news: OpenPartsNews,
  ) {}

  /** With the agreement, which has locked all that is open for the traveler. `others` have agreed before. */
  async follow(em: EntityManager, match: MatchEntity, others: MatchEntity[]): Promise<void> {
    await em.flush();
    const { id, seekerId, helperId } = match;
    const proposed = await em.find(
      MatchEntity,
      { id: { $ne: id }, seekerId, status: 'proposed' },
      { orderBy: { id: 'asc' } },
    );
    if (!proposed.length) return;
    const agreed = [id, ...others.map((other) => other.id)];
    const rivals = await em.execute<{ id: number; status: MatchEntity['status'] }[]>(readRivals, [id]);
    const before = rivals.filter(({ status }) => status === 'agreed').map((rival) => rival.id);
    const all = await legsOfMatches(em, [
      ...new Set([...agreed, ...before, ...proposed.map((each) => each.id)]),
    ]);
    const flownOn = (ids: number[]) => all.filter((leg) => ids.includes(leg.matchId) && leg.with === 'both');
    const seconds = (await em.execute<{ id: number }[]>(readSeconds, [id])).map((second) => second.id);
    for (const each of proposed) {
      const own = all.filter(({ matchId }) => matchId === each.id);
      const isOfTrip = tripIdOf(each) === tripIdOf(match);
      const isTheirs = each.helperId === helperId && (isOfTrip || seconds.includes(each.id));
      if (isTheirs && !missingOf(own, flownOn([id])).length) await cancelBySite(em, each, null);
      else if (isOfTrip) await this.fit(em, { match, each, own, flown: flownOn(agreed) });
      else if (rivals.some((rival) => rival.id === each.id))
        await this.tellWaiting(em, each, own, { before: flownOn(before), now: flownOn([id]) });
    }
  }

  /** A no to an invitation was taken back: it is then for what is still missing. */
  async openAgain(em: EntityManager, match: MatchEntity): Promise<void> {
    const { id, relayId } = match;
    if (!relayId) return;
    await em.flush();
    const members = await em.find(MatchEntity, { $or: [{ id: relayId }, { relayId }] });
    const flying = members.filter((each) => each.id !== id && isOpen(each));
    const all = await legsOfMatches(em, [id, ...flying.map((each) => each.id)]);
    const own = all.filter(({ matchId }) => matchId === id);
    const flown = all.filter((leg) => leg.matchId !== id && leg.with === 'both');
    const rest = missingOf(own, flown);
    if (!rest.length) throw new ConflictException(flownMeanwhile);
    if (rest.length === own.filter((leg) => leg.with === 'both').length) return;
    await this.shorten(em, match, own, rest);
    await this.news.saidShorter(em, match);
  }

  private async fit(em: EntityManager, { match, each, own, flown }: Fitted): Promise<void> {
    const rest = missingOf(own, flown);
    if (rest.length === own.filter((leg) => leg.with === 'both').length) return;
    if (rest.length) {
      await this.shorten(em, each, own, rest);
      await this.news.shorter(em, each);
    } else {
      await cancelBySite(em, each, siteReasons.companion);
      await this.news.ended(em, each, match);
    }
  }

  /** The family may have several companions for a flight, so the proposal of a helper stays open. */
  private async tellWaiting(
    em: EntityManager,
    match: MatchEntity,
    own: LegOfMatch[],
    { before, now }: { before: LegOfMatch[]; now: LegOfMatch[] },
  ): Promise<void> {
    const areIn = (flown: LegOfMatch[]) => (leg: LegOfMatch) => flown.some((each) => isSameLeg(each, leg));
    const open = own.filter((leg) => leg.with === 'both' && !areIn(before)(leg));
    const rest = open.filter((leg) => !areIn(now)(leg));
    if (rest.length < open.length) await this.news.othersFly(em, match, rest.length ? 'some' : 'all');
  }

  private async shorten(
    em: EntityManager,
    match: MatchEntity,
    own: LegOfMatch[],
    rest: LegOfMatch[],
  ): Promise<void> {
    const [first, last] = [rest[0]!, rest.at(-1)!];
    // Without an offer the helper flies only what they are asked for.
    const keepsPlanes = (await em.execute<unknown[]>(isOffer, [match.listingId, match.helperId])).length > 0;
    const isFlown = (leg: LegOfMatch) => leg.with === 'helper' || keepsPlanes || rest.includes(leg);
    const way = own.filter((leg) => leg.with !== 'helper').map(plainLeg);
    const theirs = own.filter((leg) => leg.with !== 'seeker' && isFlown(leg)).map(plainLeg);
    const part = rest.map(plainLeg);
    const run = { own: beginOf(part, way), other: beginOf(part, theirs), length: part.length };
    Object.assign(match, {
      departureAirport: first.from,
      arrivalAirport: last.to,
      date: first.date,
      time: first.time,
      flightNumber: first.flightNumber,
    });
    await em.flush();
    const legs = joinWays(way, theirs, run);
    await this.legs.store(em, match.id, 'seeking_help', { date: first.date, legs });
  }
}

interface Fitted {
  match: MatchEntity;
  each: MatchEntity;
  own: LegOfMatch[];
  flown: LegOfMatch[];
}

/** The most legs of this part that follow each other and have no companion, the first of several runs. */
export function missingOf(own: LegOfMatch[], flown: LegOfMatch[]): LegOfMatch[] {
  let run: LegOfMatch[] = [];
  let longest = run;
  for (const leg of own.filter((each) => each.with === 'both')) {
    run = flown.some((each) => isSameLeg(each, leg)) ? [] : [...run, leg];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
