import type { MatchDetails } from 'backend/contract/trips';
import { hasLeft } from '../time/tripTimes';
import { canAskFor, type HerLeg } from '../companions/companions';

/** What of the missing parts has not left yet, so that a companion can still be found. */
export const gapsAhead = (trip: MatchDetails, now: number): HerLeg[][] =>
  canAskFor(trip)
    .map((gap) => gap.filter(({ leg, number }) => !hasLeft(leg, now) && !hasLanded(trip, number)))
    .filter((gap) => gap.length > 0);

const hasLanded = ({ steps }: MatchDetails, number: number) =>
  steps.some(({ step, leg }) => step === 'landed' && leg === number);
