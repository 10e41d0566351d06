import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BlocksService, PeopleService } from '../account/index.js';
import { MatchEntity } from './match.entity.js';
import { matchNotFound } from './match-reads.js';

// Between the listing and the match: the order of every transaction (PeopleService).
const lockRequest = `
  select from contact_request where listing_id = ? and requester_id in (?, ?)
  order by listing_id, requester_id for update`;

/** Locks both people, then the listing, the request for its contact, and the match. */
@Injectable()
export class MatchLock {
  constructor(
    private readonly blocks: BlocksService,
    private readonly people: PeopleService,
  ) {}

  /** Only for one of the two. A match with someone blocked or deleted is not found. */
  async lock(em: EntityManager, me: number, id: number): Promise<MatchEntity> {
    const found = await em.findOne(MatchEntity, { id, $or: [{ helperId: me }, { seekerId: me }] });
    if (!found) throw matchNotFound();
    const other = otherOf(found, me);
    await this.people.lockPairForShare(em, me, other);
    if (await this.blocks.isBlockedBetween(me, other)) throw matchNotFound();
    await em.execute('select from listing where id = ? for key share', [found.listingId]);
    await em.execute(lockRequest, [found.listingId, me, other]);
    return em.findOneOrFail(
      MatchEntity,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, failHandler: matchNotFound },
    );
  }
}

export const otherOf = ({ helperId, seekerId }: MatchEntity, me: number): number =>
  helperId === me ? seekerId : helperId;
