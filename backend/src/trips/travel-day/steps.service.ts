import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import type { NewStep, Step, StepName } from '../contract.js';
import { announceJourney } from '../family/journey-changes.js';
import { MatchDetailsReads, takeBackMinutes } from '../match-details.js';
import { MatchLock } from '../match-lock.js';
import { stepsBegin, stepsEnd, withAirports } from '../match-times.js';
import type { MatchEntity } from '../match.entity.js';
import { StepNews } from './step-news.js';

/** Clocks of phones are not exact. */
const clockDriftMs = 120_000;

type Day = Record<'begin' | 'end' | 'now', string>;

const readDay = `
  select ${stepsBegin} as begin, ${stepsEnd} as "end", now() as now from match m ${withAirports} where m.id = ?`;
const findTap = 'select 1 from match_step where match_id = ? and user_id = ? and client_key = ?';
const tappedSteps = `
  select coalesce(bool_or(step = ? and user_id = ?), false) as "isMine", coalesce(bool_or(step = ?), false) as "isTapped",
    coalesce(bool_or(step = 'met'), false) as "haveMet"
  from match_step where match_id = ? and taken_back_at is null`;
const addTap = 'insert into match_step (match_id, user_id, client_key, step, at) values (?, ?, ?, ?, ?)';
const findStep = `
  select user_id = ? as "isMine", created_at > now() - interval '${takeBackMinutes} minutes' as "isRecent"
  from match_step where match_id = ? and step = ? and taken_back_at is null`;
const takeBack = `
  update match_step set taken_back_at = now()
  where match_id = ? and user_id = ? and step = ? and taken_back_at is null`;

interface Tapped {
  isMine: boolean;
  isTapped: boolean;
  haveMet: boolean;
}

export const notMet = 'First tap that you have met';

@Injectable()
export class StepsService {
  constructor(
    private readonly em: EntityManager,
    private readonly details: MatchDetailsReads,
    private readonly locks: MatchLock,
    private readonly news: StepNews,
  ) {}

  /** A step that the same person has tapped already stays as it is. */
  async add(me: number, id: number, { step, at, clientKey }: NewStep): Promise<Step[]> {
    await this.em.transactional(async (em) => {
      const match = await this.lock(em, me, id);
      if ((await em.execute<unknown[]>(findTap, [id, me, clientKey])).length) return;
      const tappedAt = await timeOfTap(em, id, at);
      const tapped = await em.execute<Tapped>(tappedSteps, [step, me, step, id], 'get');
      if (tapped.isMine) return;
      if (step === 'handed_over' && !tapped.haveMet) throw new ConflictException(notMet);
      await em.execute(addTap, [id, me, clientKey, step, tappedAt]);
      await this.news.tell(em, match, { by: me, step, isByBoth: tapped.isTapped });
      await announceJourney(em, id);
    });
    return this.list(me, id);
  }

  /** Also when it was taken back already: offline a tap may be sent twice. */
  async takeBack(me: number, id: number, step: StepName): Promise<Step[]> {
    await this.em.transactional(async (em) => {
      await this.lock(em, me, id);
      const taps = await em.execute<{ isMine: boolean; isRecent: boolean }[]>(findStep, [me, id, step]);
      const mine = taps.filter(({ isMine }) => isMine);
      if (taps.length && !mine.length)
        throw new ForbiddenException('Only the one who tapped it can take it back');
      if (mine.some(({ isRecent }) => !isRecent))
        throw new ConflictException(`A step can be taken back for ${takeBackMinutes} minutes`);
      await em.execute(takeBack, [id, me, step]);
      await announceJourney(em, id);
    });
    return this.list(me, id);
  }

  private async list(me: number, id: number): Promise<Step[]> {
    return (await this.details.of(me, id)).steps;
  }

  /** Steps that wait on a phone may arrive when the trip is done. */
  private async lock(em: EntityManager, me: number, id: number): Promise<MatchEntity> {
    const match = await this.locks.lock(em, me, id);
    if (match.status === 'agreed' || match.status === 'done') return match;
    throw new ConflictException('You have not agreed on this trip');
  }
}

async function timeOfTap(em: EntityManager, id: number, at: string): Promise<Date> {
  const [day] = await em.execute<Day[]>(readDay, [id]);
  const [begin, end, now, tapped] = [day!.begin, day!.end, day!.now, at].map((time) => new Date(time)) as [
    Date,
    Date,
    Date,
    Date,
  ];
  if (now < begin) throw new ConflictException('The day of travel has not begun yet');
  if (now > end) throw new ConflictException('This trip is over');
  if (tapped < begin) throw fieldIssue('at', 'This was before the day of travel');
  if (tapped.getTime() > now.getTime() + clockDriftMs) throw fieldIssue('at', 'This has not happened yet');
  return tapped < now ? tapped : now;
}
