import type { Journey, JourneyLeg } from '../family/contract.js';
import { hasNotLeft, isLongStop, legsOf, staysBefore } from '../family/journey-legs.js';
import { landingOf, takeOffOf } from '../legs/tight-connections.js';
import { companionSteps, herSteps, landingAlone, partsOf, tapOf } from '../family/journey-parts.js';
import { instantAt } from '../../listings/index.js';
import { missedNow, type DayStep } from '../legs/day-steps.js';
import type { StepName } from '../contract.js';
import type { HerPage, Moment } from './contract.js';

type Now = Omit<HerPage['now'], 'hasMet'>;

const moments: Record<StepName, Moment> = {
  at_airport: 'go',
  met: 'wait',
  security: 'security',
  boarded: 'board',
  landed: 'fly',
  connected: 'change',
  handed_over: 'handOver',
};
const atArrival: Moment[] = ['fly', 'handOver', 'arrived'];
const aDay = 86_400_000;

/** What comes after the last step that was tapped. Legs without a helper have no steps: their times say where she is. */
export function nowOf(journey: Journey, now: Date): Now {
  const legs = legsOf(journey);
  const at = (moment: Moment, leg: number): Now => {
    const flight = legs[leg - 1]!;
    return { moment, leg, airport: atArrival.includes(moment) ? flight.arrival : flight.departure };
  };
  const missed = missedNow(journey);
  if (missed) return { ...at('missed', missed.leg), ...(hasNotLeft(missed, now) && { willMiss: true }) };
  const end = landingAlone(journey);
  if (end && tapOf(journey, end)) return at('arrived', end.leg);
  const steps = herSteps(companionSteps(journey));
  const reached = steps.findLastIndex((step) => tapOf(journey, step));
  const next = steps[reached + 1];
  if (reached < 0 && isFarAway(legs[0]!, now)) return at('before', 1);
  const alone = aloneUntil(legs, next, now);
  if (alone) {
    const isEarly = alone > 1 ? staysBefore(legs, alone, now) : isFarAway(legs[0]!, now);
    return at(isEarly ? 'before' : 'alone', alone);
  }
  if (!next || journey.status === 'done') return at('arrived', legs.length);
  const onward = flightAfterStop(next, legs);
  const stays = onward !== undefined && staysBefore(legs, onward, now);
  // Until the goodbye, the helper is there to be called.
  if (stays && next.step !== 'handed_over') return at('before', onward);
  const isBack = onward !== undefined && !stays && isLongStop(legs, onward);
  const moment = isBack ? momentAfterStay(journey, next, onward) : undefined;
  return moment ? at(moment, onward!) : at(moments[next.step], next.leg);
}

/** The flight to which this step leads, when she has landed for it. */
function flightAfterStop({ step, leg }: DayStep, legs: JourneyLeg[]): number | undefined {
  if (step === 'handed_over') return leg < legs.length ? leg + 1 : undefined;
  return step === 'landed' || leg === 1 ? undefined : leg;
}

/** On the day of the onward flight. The helper who brought her to a long stop has left. */
function momentAfterStay(journey: Journey, { step }: DayStep, onward: number): Moment | undefined {
  if (step === 'connected') return 'go';
  if (legsOf(journey)[onward - 1]?.with === 'seeker') return 'alone';
  const isNew = partsOf(journey).some(({ first }) => first === onward);
  return isNew && !tapOf(journey, { step: 'met', leg: onward }) ? 'wait' : undefined;
}

/** A landing without a companion, which she says herself: from the take-off until 48 hours after it. */
export function landingToSay(journey: Journey, now: Date): DayStep | undefined {
  const end = landingAlone(journey);
  if (!end || tapOf(journey, end) || missedNow(journey)) return undefined;
  const leg = legsOf(journey)[end.leg - 1]!;
  // Who flies it with her says so on a trip of their own.
  if (leg.beside) return undefined;
  const takeOff = takeOffOf(leg) ?? instantAt(leg.date, '00:00', leg.departure.timezone);
  const passed = now.getTime() - takeOff.getTime();
  return passed >= 0 && passed < 2 * aDay ? end : undefined;
}

/** The leg that she flies alone now, before she meets the next helper or after the last one. */
function aloneUntil(legs: JourneyLeg[], next: DayStep | undefined, now: Date): number | undefined {
  if (next && next.step !== 'met') return undefined;
  const last = next ? next.leg - 1 : legs.length;
  let first = last;
  while (first > 0 && legs[first - 1]?.with === 'seeker') first -= 1;
  const alone = legs.slice(first, last);
  const current = alone.findIndex((leg) => (landingOf(leg) ?? now) >= now);
  return current < 0 ? undefined : first + current + 1;
}

function isFarAway({ date, time, departure }: JourneyLeg, now: Date): boolean {
  const takeOff = instantAt(date, time ?? '00:00', departure.timezone);
  return takeOff.getTime() - now.getTime() > aDay;
}
