import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import type { MatchDetails, TripLeg } from '../contract.js';
import { announceJourney } from '../family/journey-changes.js';
import { connections } from '../legs/day-steps.js';
import { MatchDetailsReads } from '../match-details.js';
import { MatchLock } from '../match-lock.js';
import { MatchNews } from '../news/match-news.js';
import { missedOfTrip } from '../relay/missed-of-trip.js';
import { assertDayOfTravel } from './tap-times.js';

type Leg = Pick<TripLeg, 'from' | 'to' | 'with' | 'flightNumber'>;

const findLegs = `
  select g.departure as "from", g.arrival as "to", g.flown_by as "with", g.flight as "flightNumber"
  from trip_leg g where g.match_id = ? order by g.leg`;
const add = `insert into missed_connection (match_id, leg, user_id) values (?, ?, ?)`;
const findSaid = `
  select c.id::float8 as id, c.user_id = ? as "isMine" from match m cross join lateral ${missedOfTrip} c
  where m.id = ? and c.leg = ?`;
const takeBack = `update missed_connection set taken_back_at = now() where id in (?)`;

@Injectable()
export class MissedConnectionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly details: MatchDetailsReads,
    private readonly locks: MatchLock,
    private readonly news: MatchNews,
  ) {}

  /** Notifies the others once, no matter who of the trip reports it first. */
  async miss(me: number, id: number, leg: number): Promise<MatchDetails> {
    await this.em.transactional(async (em) => {
      const match = await this.lock(em, me, id);
      const missed = await findConnection(em, id, leg);
      await assertDayOfTravel(em, id);
      if ((await findAllSaid(em, me, id, leg)).length) return;
      await em.execute(add, [id, leg, me]);
      await this.news.missed(em, match, me, missed);
      await announceJourney(em, id, me);
    });
    return this.details.of(me, id);
  }

  async takeBack(me: number, id: number, leg: number): Promise<MatchDetails> {
    await this.em.transactional(async (em) => {
      const match = await this.lock(em, me, id);
      const missed = await findConnection(em, id, leg);
      const said = await findAllSaid(em, me, id, leg);
      if (!said.length) return;
      const mine = said.filter(({ isMine }) => isMine).map((each) => each.id);
      if (!mine.length) throw new ForbiddenException('Only the one who said it can take it back');
      await em.execute(takeBack, [mine]);
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

const findAllSaid = (em: EntityManager, me: number, id: number, leg: number) =>
  em.execute<{ id: number; isMine: boolean }[]>(findSaid, [me, id, leg]);
