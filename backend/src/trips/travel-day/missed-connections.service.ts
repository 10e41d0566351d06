import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import type { MatchDetails, TripLeg } from '../contract.js';
import { announceJourney } from '../family/journey-changes.js';
import { connections } from '../legs/day-steps.js';
import { MatchDetailsReads } from '../match-details.js';
import { MatchLock } from '../match-lock.js';
import { MatchNews } from '../news/match-news.js';
import { assertDayOfTravel } from './tap-times.js';

type Leg = Pick<TripLeg, 'from' | 'to' | 'with' | 'flightNumber'>;

const findLegs = `
  select g.departure as "from", g.arrival as "to", g.flown_by as "with", g.flight as "flightNumber"
  from trip_leg g where g.match_id = ? order by g.leg`;
const add = `
  insert into missed_connection (match_id, leg, user_id) values (?, ?, ?)
  on conflict (match_id, leg) where taken_back_at is null do nothing returning id`;
const findOwner = `
  select user_id = ? as "isMine" from missed_connection where match_id = ? and leg = ? and taken_back_at is null`;
const takeBack = `
  update missed_connection set taken_back_at = now() where match_id = ? and leg = ? and taken_back_at is null`;

@Injectable()
export class MissedConnectionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly details: MatchDetailsReads,
    private readonly locks: MatchLock,
    private readonly news: MatchNews,
  ) {}

  /** Notifies the other person once, no matter which of the two reports it first. */
  async miss(me: number, id: number, leg: number): Promise<MatchDetails> {
    await this.em.transactional(async (em) => {
      const match = await this.lock(em, me, id);
      const missed = await findConnection(em, id, leg);
      await assertDayOfTravel(em, id);
      const added = await em.execute<unknown[]>(add, [id, leg, me]);
      if (!added.length) return;
      await this.news.missed(em, match, me, missed);
      await announceJourney(em, id, me);
    });
    return this.details.of(me, id);
  }

  async takeBack(me: number, id: number, leg: number): Promise<MatchDetails> {
    await this.em.transactional(async (em) => {
      const match = await this.lock(em, me, id);
      const missed = await findConnection(em, id, leg);
      const [found] = await em.execute<{ isMine: boolean }[]>(findOwner, [me, id, leg]);
      if (!found) return;
      if (!found.isMine) throw new ForbiddenException('Only the one who said it can take it back');
      await em.execute(takeBack, [id, leg]);
      await this.news.notMissed(em, match, me, missed);
      await announceJourney(em, id, me);
    });
    return this.details.of(me, id);
  }

  private async lock(em: EntityManager, me: number, id: number) {
    const match = await this.locks.lock(em, me, id);
    if (match.status === 'agreed' || match.status === 'done') return match;
    throw new ConflictException('You have not agreed on this trip');
  }
}

async function findConnection(em: EntityManager, id: number, leg: number): Promise<Leg> {
  const legs = await em.execute<Leg[]>(findLegs, [id]);
  const found = connections(legs).includes(leg) ? legs[leg - 1] : undefined;
  if (!found) throw fieldIssue('leg', 'No connection of this trip leads to this leg');
  return found;
}
