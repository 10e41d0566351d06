import type { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http/access.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import type { Match, NewCompanion, TripLeg } from '../contract.js';
import { TripLegs, type PartOfWay } from '../legs/trip-legs.js';
import { MatchReads } from '../match-reads.js';
import type { MatchEntity } from '../match.entity.js';
import { Proposals } from '../proposals.js';
import { isSameLeg, legsOfMatches, plainLeg } from '../relay/legs-of.js';
import { isOpen, lockMembers } from '../relay/members.js';
import { tripIdOf } from '../relay/trip-of.js';

const notAgreed = 'You have not agreed on this trip';

/** The request that the match `m` is about, or that was attached to it. */
const requestOf = `
  select l.id::float8 as id from match m
  join listing l on l.id = coalesce((m.traveler->>'listingId')::bigint, m.listing_id)
    and l.user_id = m.seeker_id and l.type = 'seeking_help'
  where m.id = ?`;

/** Asks another helper for legs that the traveler flies alone so far. */
@Injectable()
export class CompanionsService {
  constructor(
    private readonly legs: TripLegs,
    private readonly proposals: Proposals,
    private readonly reads: MatchReads,
  ) {}

  async ask(
    me: CurrentUser,
    id: number,
    { legs: numbers, ...proposal }: NewCompanion,
    ip: string,
  ): Promise<Match> {
    const trip = await this.reads.one(me.id, id);
    if (trip.role !== 'seeking_help')
      throw new ForbiddenException('Only the family asks somebody else for a part of the trip');
    if (trip.status !== 'agreed') throw new ConflictException(notAgreed);
    const { legs = [], tripId = id } = trip;
    const part = partOf(legs, numbers);
    const asked = part.way.slice(part.first, part.first + part.length);
    return this.proposals.propose(me, proposal, ip, {
      from: asked[0]!.from,
      to: asked.at(-1)!.to,
      plan: async (em, listing) => {
        const first = await expectFree(em, { id, tripId }, part);
        const plan = await this.legs.planPart(em, part, listing, proposal.userId);
        const { signDigits, signPicture } = first;
        const traveler = await travelerOf(em, first, proposal.listingId);
        return { plan, shared: { relayId: tripIdOf(first), signDigits, signPicture, traveler } };
      },
    });
  }
}

/** In the transaction that adds one: expects that these legs still have no companion. */
async function expectFree(
  em: EntityManager,
  { id, tripId }: { id: number; tripId: number },
  { way, first, length }: PartOfWay,
): Promise<MatchEntity> {
  const members = (await lockMembers(em, tripId)).filter(isOpen);
  const trip = members.find((member) => member.id === id);
  if (!trip) throw new ConflictException(notAgreed);
  const flown = await legsOfMatches(
    em,
    members.map((member) => member.id),
  );
  const part = way.slice(first, first + length);
  if (flown.some((leg) => leg.with === 'both' && part.some((asked) => isSameLeg(asked, leg))))
    throw fieldIssue('legs', 'Somebody flies this leg with the traveler already');
  return trip;
}

/** Their numbers count all legs of the trip, those of the helper alone, too. */
function partOf(legs: TripLeg[], numbers: number[]): PartOfWay {
  const flown = legs.flatMap((leg, index) => (leg.with === 'helper' ? [] : [{ leg, number: index + 1 }]));
  const places = numbers.map((number) => flown.findIndex((each) => each.number === number));
  const [first = -1] = places;
  if (places.includes(-1)) throw fieldIssue('legs', 'Choose legs that the traveler flies');
  if (places.some((place, index) => place !== first + index))
    throw fieldIssue('legs', 'Choose legs that follow each other');
  return { way: flown.map(({ leg }) => plainLeg(leg)), first, length: places.length };
}

async function travelerOf(em: EntityManager, { id, traveler }: MatchEntity, listingId: number) {
  const [request] = await em.execute<{ id: number }[]>(requestOf, [id]);
  if (!request) return traveler;
  return request.id === listingId ? null : { listingId: request.id };
}
