import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BlocksService, PeopleService } from '../account/index.js';
import { today } from '../listings/index.js';
import { MatchEntity } from './match.entity.js';
import { matchNotFound } from './match-reads.js';
import { lockMembers, lockOpenOf } from './relay/members.js';
import { tripIdOf } from './relay/trip-of.js';

/** The match changes which legs of these need a companion. */
const lockRequestsForHelp = `
  select from listing where user_id = ? and type = 'seeking_help' and last_date >= ${today}
  order by id for no key update`;
// Between the listing and the match: the order of every transaction (PeopleService).
const lockRequest = `
  select from contact_request where listing_id = ? and requester_id in (?, ?)
  order by listing_id, requester_id for update`;

/**
 * Locks both people, the seeker's requests for help, the listing, the request for its contact, and all matches of the
 * trip.
 */
@Injectable()
export class MatchLock {
  constructor(
    private readonly blocks: BlocksService,
    private readonly people: PeopleService,
  ) {}

  /**
   * Only for one of the two. A match with someone blocked or deleted is not found. Whoever agrees locks everything that
   * is open for the traveler, because it may become a part of another trip of theirs.
   */
  async lock(em: EntityManager, me: number, id: number, to?: 'agree'): Promise<MatchEntity> {
    const found = await em.findOne(MatchEntity, { id, $or: [{ helperId: me }, { seekerId: me }] });
    if (!found) throw matchNotFound();
    const other = otherOf(found, me);
    await this.people.lockPairForShare(em, me, other);
    if (await this.blocks.isBlockedBetween(me, other)) throw matchNotFound();
    await em.execute(lockRequestsForHelp, [found.seekerId]);
    await em.execute('select from listing where id = ? for key share', [found.listingId]);
    await em.execute(lockRequest, [found.listingId, me, other]);
    if (to === 'agree') return expectOne(await lockOpenOf(em, found), id);
    const tripId = tripIdOf(found);
    const match = expectOne(await lockMembers(em, tripId), id);
    // It has become a part of another trip meanwhile.
    if (tripIdOf(match) !== tripId) await lockMembers(em, tripIdOf(match));
    return match;
  }
}

export const otherOf = ({ helperId, seekerId }: MatchEntity, me: number): number =>
  helperId === me ? seekerId : helperId;

function expectOne(matches: MatchEntity[], id: number): MatchEntity {
  const match = matches.find((each) => each.id === id);
  if (!match) throw matchNotFound();
  return match;
}
