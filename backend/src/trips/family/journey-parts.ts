import type { StepName, TripLeg } from '../contract.js';
import { daySteps, type DayStep } from '../legs/day-steps.js';
import type { Journey } from './contract.js';

/** What one helper flies with the traveler, by the numbers of its first and last leg. */
export interface Part {
  helper: string;
  first: number;
  last: number;
}

type Way = Pick<Journey, 'legs' | 'helper'>;

/** One for each helper, in the order flown. */
export function partsOf({ legs = [], helper }: Way): Part[] {
  const parts: Part[] = [];
  legs.forEach((leg, index) => {
    if (leg.with !== 'both') return;
    const [name, number, before] = [leg.helper ?? helper, index + 1, parts.at(-1)];
    if (before?.helper === name) before.last = number;
    else parts.push({ helper: name, first: number, last: number });
  });
  return parts;
}

/** Who flies this leg with the traveler. */
export const helperOn = ({ legs, helper }: Way, leg: number): string => legs?.[leg - 1]?.helper ?? helper;

/** Who takes over after this leg. */
export const nextHelper = (journey: Way, { step, leg }: DayStep): string | undefined =>
  step === 'handed_over' ? partsOf(journey).find(({ first }) => first === leg + 1)?.helper : undefined;

const beforeTakeOff: StepName[] = ['at_airport', 'met', 'security'];

type Day = Pick<Journey, 'legs' | 'helper' | 'meetsAfterSecurity'>;

/** Up to the landing, which may be without a companion. */
export function journeySteps(journey: Day): DayStep[] {
  const alone = landingAlone(journey);
  return [...companionSteps(journey), ...(alone ? [alone] : [])];
}

/** The end of the way, when the traveler flies the last leg alone. */
export function landingAlone({ legs = [] }: Pick<Journey, 'legs'>): DayStep | undefined {
  return legs.at(-1)?.with === 'seeker' ? { step: 'landed', leg: legs.length } : undefined;
}

/** With the landing of each flight without a companion, of which only the last one is tapped. */
export function listedSteps(journey: Day): DayStep[] {
  const steps = companionSteps(journey);
  const landings = (journey.legs ?? []).flatMap((leg, index) =>
    leg.with === 'seeker' ? [{ step: 'landed' as const, leg: index + 1 }] : [],
  );
  return [...steps, ...landings].toSorted((one, other) => one.leg - other.leg);
}

/** The next companion meets the traveler where the one before hands over: that is one step. */
export function companionSteps(journey: Day): DayStep[] {
  const parts = partsOf(journey);
  if (parts.length < 2) return daySteps(journey);
  const { legs = [] } = journey;
  return parts.flatMap(({ first, last }, index) => {
    const isOfPart = (number: number) => number >= first && number <= last;
    const way = legs.map((_, leg) => ({ with: isOfPart(leg + 1) ? ('both' as const) : ('seeker' as const) }));
    const isTakenOver = parts[index - 1]?.last === first - 1;
    const meetsAfterSecurity = index > 0 || journey.meetsAfterSecurity;
    const steps = daySteps({ legs: way, meetsAfterSecurity });
    return isTakenOver ? steps.filter(({ step }) => !beforeTakeOff.includes(step)) : steps;
  });
}

/**
 * Of all steps those that she takes. Where she comes on a flight of her own, a companion goes to the airport, and through
 * security, without her: until they meet, her times say where she is.
 */
export function herSteps(steps: DayStep[]): DayStep[] {
  return steps.filter(({ leg }, index) => leg === 1 || !steps.slice(index + 1).some(isMeetingOn(leg)));
}
const isMeetingOn = (flight: number) => (each: DayStep) => each.step === 'met' && each.leg === flight;

type Tap = Journey['steps'][number];

/**
 * Either of the two taps counts for a hand-over. Once both are there, it is not the word of one person. A helper's own
 * taps do not count: they say that the helper waits at the airport, not that she is there.
 */
export function tapOf(journey: Way & Pick<Journey, 'steps'>, { step, leg }: DayStep): Tap | undefined {
  const find = (name: StepName, number: number) =>
    journey.steps.find((tap) => tap.step === name && (tap.leg ?? number) === number && tap.of !== 'helper');
  const given = find(step, leg);
  const taken = nextHelper(journey, { step, leg }) === undefined ? undefined : find('met', leg + 1);
  if (!given || !taken) return given ?? taken;
  const isSame = given.saidBy !== null && given.saidBy === taken.saidBy;
  return { ...(given.at < taken.at ? given : taken), saidBy: isSame ? given.saidBy : null };
}

/** What was tapped on legs that she flew with a companion who has left since. The end of the way is hers to say. */
export function stepsOfLeft(journey: Way & Pick<Journey, 'steps'>): DayStep[] {
  const end = landingAlone(journey)?.leg;
  return (journey.legs ?? []).flatMap((leg, index) => {
    if (leg.with !== 'seeker' || index + 1 === end) return [];
    const steps = (['boarded', 'landed'] as const).map((step) => ({ step, leg: index + 1 }));
    return steps.filter((step) => tapOf(journey, step));
  });
}

/** A leg of the way, and whose match it is in. */
export interface FlownLeg extends TripLeg {
  helperId: number | null;
}

interface Member {
  helperId: number;
  legs: TripLeg[];
}

const isSameLeg = (one: TripLeg, other: TripLeg) =>
  one.from === other.from && one.to === other.to && one.date === other.date;

/** All legs of the traveler, from what each companion knows of them. */
export function wayOf(members: Member[]): FlownLeg[] {
  const way: TripLeg[] = [];
  for (const { legs } of members)
    for (const leg of legs) {
      if (leg.with === 'helper' || way.some((known) => isSameLeg(known, leg))) continue;
      const follows = way.findIndex((known) => known.from === leg.to && known.date >= leg.date);
      if (follows < 0) way.push(leg);
      else way.splice(follows, 0, leg);
    }
  const helperOf = (leg: TripLeg) =>
    members.find(({ legs }) => legs.some((each) => each.with === 'both' && isSameLeg(each, leg)))?.helperId;
  return way.map((leg) => {
    const helperId = helperOf(leg) ?? null;
    return { ...leg, helperId, with: helperId === null ? 'seeker' : 'both' };
  });
}

/** The number of the leg on the way of all. Null when the traveler does not fly it. */
export function numberOnWay(way: TripLeg[], leg: TripLeg | undefined): number | null {
  const place = leg ? way.findIndex((each) => isSameLeg(each, leg)) : -1;
  return place < 0 ? null : place + 1;
}
