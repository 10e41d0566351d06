import type { MatchDetails } from 'backend/contract/trips';
import { stepOfTap, type DayStep } from 'backend/rules/trips';
import type { WaitingTap } from '../device/waitingTaps';
import { needsBoth } from './stepWords';
import { isAlone } from './alone/landingAlone';
import { isOfOne, keyOf } from './tripDay';

export interface DoneStep {
  at: string;
  /** Of a tap that was not sent yet. */
  clientKey: string | null;
  takeBackUntil: string | null;
  /** Who alone says so; null when it is a fact. */
  saidBy: 'me' | 'other' | null;
}

type Day = Pick<MatchDetails, 'steps' | 'legs' | 'meetingPoint'>;

/** What was tapped, by key: on this device, and what the server knows. Taps of an older page name no leg. */
export function doneSteps(trip: Day, taps: WaitingTap[]): Map<string, DoneStep> {
  const { steps, legs = [] } = trip;
  const done = new Map<string, DoneStep>();
  for (const tap of taps) {
    const step = stepOf(tap, legs);
    const { at, clientKey } = tap;
    if (!step) continue;
    done.set(keyOf(step), { at, clientKey, takeBackUntil: null, saidBy: needsBoth(tap.step) ? 'me' : null });
  }
  for (const tap of steps) {
    const step = stepOf(tap, legs);
    if (!step || isOfOther(tap, trip)) continue;
    const { at, takeBackUntil, byMe, byBoth } = tap;
    const isConfirmed = byBoth !== false || (!byMe && done.has(keyOf(step)));
    const saidBy = isConfirmed || !needsBoth(tap.step) ? null : byMe ? 'me' : 'other';
    done.set(keyOf(step), { at, clientKey: null, takeBackUntil, saidBy });
  }
  return done;
}

type Tap = Parameters<typeof stepOfTap>[0];

/** One of both people, or the landing without a companion. */
function stepOf({ step, leg }: Tap, legs: NonNullable<MatchDetails['legs']>): DayStep | undefined {
  const known = stepOfTap({ step, leg }, legs);
  if (known || leg === undefined) return known;
  const landing = { step, leg };
  return isAlone({ legs }, landing) ? landing : undefined;
}

/** What the other one says of their own way to the meeting. */
function isOfOther(tap: Day['steps'][number], trip: Day): boolean {
  const step = stepOfTap(tap, trip.legs ?? []);
  return step !== undefined && !tap.byMe && tap.byBoth !== true && isOfOne(step, trip);
}

/** When the other one was there, while this page is not: by key. */
export function stepsOfOther(trip: Day): Map<string, string> {
  const taps = trip.steps.filter((tap) => isOfOther(tap, trip));
  return new Map(taps.map((tap) => [keyOf(stepOfTap(tap, trip.legs ?? [])!), tap.at]));
}
