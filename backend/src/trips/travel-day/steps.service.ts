import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import type { NewStep, Step, StepToTakeBack, TripLeg } from '../contract.js';
import { ArrivalNews } from '../family/arrival/arrival-news.js';
import { announceJourney } from '../family/journey-changes.js';
import { stepOfTap, type DayStep } from '../legs/day-steps.js';
import { isHandedOver, takeBackMinutes } from '../day-details.js';
import { MatchDetailsReads } from '../match-details.js';
import { MatchLock } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';
import { lastLegAlone } from '../relay/hand-overs.js';
import { StepNews } from './step-news.js';
import { timeOfTap } from './tap-times.js';

const findTap = 'select 1 from match_step where match_id = ? and user_id = ? and client_key = ?';
const findLegs = 'select flown_by as "with" from trip_leg where match_id = ? order by leg';
const findLegAlone = `select ${lastLegAlone} as leg from match m where m.id = ?`;
/** Taps of the last release have no leg. Values: the step, the leg that it means without one, the leg. */
const isStep = '(step = ? and coalesce(leg, ?) = ?)';
const tappedSteps = `
  select coalesce(bool_or(${isStep} and user_id = ?), false) as "isMine",
    coalesce(bool_or(${isStep}), false) as "isTapped", coalesce(bool_or(step = 'met'), false) as "haveMet"
  from match_step where match_id = ? and taken_back_at is null`;
const addTap = `
  insert into match_step (match_id, user_id, client_key, step, leg, at) values (?, ?, ?, ?, ?, ?)`;
const findStep = `
  select user_id = ? as "isMine", created_at > now() - interval '${takeBackMinutes} minutes' as "isRecent",
    step = 'met' and ${isHandedOver('match_step.match_id')} as "isNeeded"
  from match_step where match_id = ? and ${isStep} and taken_back_at is null`;
const takeBack = `
  update match_step set taken_back_at = now()
  where match_id = ? and user_id = ? and ${isStep} and taken_back_at is null`;

interface Tap {
  isMine: boolean;
  isRecent: boolean;
  /** A later step needs it. */
  isNeeded: boolean;
}

interface Tapped {
  isMine: boolean;
  isTapped: boolean;
  haveMet: boolean;
}

/** The traveler without an account says it on a page of their own, for the side of the one who asked. */
export type Sayer = 'member' | 'traveler';

const notOnBoard = 'Only the traveler or the family says so, because no Amigo is on this flight';
export const notMet = 'First tap that you have met';

@Injectable()
export class StepsService {
  constructor(
    private readonly em: EntityManager,
    private readonly arrivals: ArrivalNews,
    private readonly details: MatchDetailsReads,
    private readonly locks: MatchLock,
    private readonly news: StepNews,
  ) {}

  /** A step that the same person has tapped already stays as it is. */
  async add(
    me: number,
    id: number,
    { at, clientKey, ...tap }: NewStep,
    by: Sayer = 'member',
  ): Promise<Step[]> {
    await this.em.transactional(async (em) => {
      const match = await this.lock(em, me, id);
      if ((await em.execute<unknown[]>(findTap, [id, me, clientKey])).length) return;
      const { step, leg, isAlone, values } = await findStepOfTap(em, match, { me, ...tap });
      const tappedAt = await timeOfTap(em, id, { at, isAlone });
      const tapped = await em.execute<Tapped>(tappedSteps, [...values, me, ...values, id], 'get');
      if (tapped.isMine) return;
      if (step === 'handed_over' && !tapped.haveMet) throw new ConflictException(notMet);
      await em.execute(addTap, [id, me, clientKey, step, leg, tappedAt]);
      const news = { by: me, step, leg, isAlone, isByBoth: tapped.isTapped };
      await this.news.tell(em, match, { ...news, tellsFamily: by === 'traveler' });
      if (step === 'handed_over' || isAlone) await this.arrivals.arrived(em, id, tapped.isTapped);
      await announceJourney(em, id, me);
    });
    return this.list(me, id);
  }

  /** Also when it was taken back already: offline a tap may be sent twice. */
  async takeBack(me: number, id: number, tap: StepToTakeBack): Promise<Step[]> {
    await this.em.transactional(async (em) => {
      const match = await this.lock(em, me, id);
      const { values } = await findStepOfTap(em, match, { me, ...tap });
      const taps = await em.execute<Tap[]>(findStep, [me, id, ...values]);
      const mine = taps.filter(({ isMine }) => isMine);
      if (taps.length && !mine.length)
        throw new ForbiddenException('Only the one who tapped it can take it back');
      if (mine.some(({ isRecent }) => !isRecent))
        throw new ConflictException(`A step can be taken back for ${takeBackMinutes} minutes`);
      if (mine.some(({ isNeeded }) => isNeeded)) throw new ConflictException('First take back the last step');
      await em.execute(takeBack, [id, me, ...values]);
      await announceJourney(em, id, me);
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

interface FoundStep extends DayStep {
  /** The traveler lands without a companion. */
  isAlone: boolean;
  /** For `isStep`. */
  values: (string | number)[];
}

type Tapping = StepToTakeBack & { me: number };

async function findStepOfTap(
  em: EntityManager,
  { id, seekerId }: MatchEntity,
  { me, ...tap }: Tapping,
): Promise<FoundStep> {
  const legs = await em.execute<Pick<TripLeg, 'with'>[]>(findLegs, [id]);
  const shared = stepOfTap(tap, legs);
  const alone = shared ? undefined : await landingAlone(em, id, tap);
  if (alone && seekerId !== me) throw new ForbiddenException(notOnBoard);
  const found = shared ?? alone;
  if (!found && tap.leg !== undefined) throw fieldIssue('leg', 'This trip has no such step on this leg');
  if (!found) throw fieldIssue('step', 'This trip has no such step');
  const { step, leg } = found;
  const isAlone = alone !== undefined;
  return { step, leg, isAlone, values: [step, stepOfTap({ step }, legs)?.leg ?? leg, leg] };
}

/** The only step after the last companion has said goodbye. */
async function landingAlone(
  em: EntityManager,
  id: number,
  { step, leg }: StepToTakeBack,
): Promise<DayStep | undefined> {
  if (step !== 'landed' || leg === undefined) return undefined;
  const last = await em.execute<{ leg: number | null }>(findLegAlone, [id], 'get');
  return last.leg === leg ? { step, leg } : undefined;
}
