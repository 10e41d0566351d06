import type { StepName, TripLeg } from '../contract.js';
import { securityAt, type SideOfSecurity } from './security-at.js';

/** A step of the day of travel, with the number of its leg on the trip. */
export interface DayStep {
  step: StepName;
  leg: number;
}

type Way = readonly Pick<TripLeg, 'with'>[];

/** The numbers of the legs that the two fly together. */
export function sharedLegs(legs: Way = []): number[] {
  const shared = legs.flatMap((leg, index) => (leg.with === 'both' ? [index + 1] : []));
  return shared.length ? shared : [1];
}

export interface DayPlan {
  legs?: Way | undefined;
  meetsAfterSecurity?: boolean | undefined;
}

/** The steps in the order in which they happen. `connected` has the number of the leg that the connection leads to. */
export function daySteps({ legs, meetsAfterSecurity = false }: DayPlan): DayStep[] {
  const shared = sharedLegs(legs);
  const [first, last] = [shared[0]!, shared.at(-1)!];
  const meeting: StepName[] = meetsAfterSecurity ? ['security', 'met'] : ['met', 'security'];
  return [
    ...(['at_airport', ...meeting] as const).map((step) => ({ step, leg: first })),
    ...shared.flatMap((leg): DayStep[] => [
      ...(leg === first ? [] : [{ step: 'connected' as const, leg }]),
      { step: 'boarded', leg },
      { step: 'landed', leg },
    ]),
    { step: 'handed_over', leg: last },
  ];
}

/**
 * Whether each of the two takes this step alone. Where one of them comes to the meeting on a flight of their own, they are
 * at different airports until then, and the word of one says nothing of the other.
 */
export function isTakenAlone(step: DayStep, plan: DayPlan): boolean {
  const steps = daySteps(plan);
  const untilMeeting = steps.slice(
    0,
    steps.findIndex((each) => each.step === 'met'),
  );
  return step.leg > 1 && untilMeeting.some((each) => isSameStep(each, step));
}

export const isSameStep = (one: DayStep, other: DayStep) => one.step === other.step && one.leg === other.leg;

/** Which step of this trip a tap means. Without a leg it is the first such step, and the last landing. */
export function stepOfTap(
  { step, leg }: { step: StepName; leg?: number | undefined },
  legs: Way,
): DayStep | undefined {
  const found = daySteps({ legs }).filter((each) => each.step === step);
  if (leg === undefined) return step === 'landed' ? found.at(-1) : found[0];
  const named = found.find((each) => each.leg === leg);
  // A connection is between two legs: the number of the one before it means it too.
  return named ?? (step === 'connected' ? found.find((each) => each.leg === leg + 1) : undefined);
}

type FlownLeg = Pick<TripLeg, 'from' | 'to' | 'with'>;

/** The numbers of the legs that follow another flight of this trip. */
export function connections(legs: readonly FlownLeg[] = []): number[] {
  const fliesBoth = (one: FlownLeg, next: FlownLeg) =>
    one.with === 'both' || next.with === 'both' || one.with === next.with;
  return legs.flatMap((leg, index) => {
    const isReached = legs.slice(0, index).some((one) => one.to === leg.from && fliesBoth(one, leg));
    return isReached ? [index + 1] : [];
  });
}

interface MissedDay<Missed> {
  missed?: readonly Missed[] | undefined;
  steps: readonly { step: StepName; leg?: number | undefined }[];
}

const inTheAir: StepName[] = ['boarded', 'landed', 'handed_over'];

/** The last connection that was missed, until they are on board of that leg or of a later one. */
export function missedNow<Missed extends { leg: number }>({
  missed = [],
  steps,
}: MissedDay<Missed>): Missed | undefined {
  const last = missed.at(-1);
  const hasGone = steps.some(({ step, leg = 1 }) => last && inTheAir.includes(step) && leg >= last.leg);
  return hasGone ? undefined : last;
}

interface Meeting {
  meetingPoint: string | null;
  legs?: Way | undefined;
}

/** As the agreed place says. If it does not, a traveler who lands where they meet is behind security already. */
export function sideOfMeeting({ meetingPoint, legs = [] }: Meeting): SideOfSecurity | null {
  const said = securityAt(meetingPoint);
  if (said) return said;
  const first = sharedLegs(legs)[0]!;
  return legs.slice(0, first - 1).some((leg) => leg.with === 'seeker') ? 'after' : null;
}
/** The steps of the day have an order also where the place does not say. */
export const meetsAfterSecurity = (meeting: Meeting): boolean => sideOfMeeting(meeting) === 'after';
