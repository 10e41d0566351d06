import type { MatchDetails } from 'backend/contract/trips';
import type { DayStep } from 'backend/rules/trips';
import { Button, CheckIcon } from 'shared-ui';
import type { DoneStep } from '../doneSteps';
import type { TripNames } from '../names';
import { wordsOf } from '../stepWords';
import { instantOf } from '../../time/zonedTime';
import { legOf } from '../tripDay';
import { words } from '../../words';

interface LandedButtonProps {
  step: DayStep;
  trip: MatchDetails;
  names: TripNames;
  variant: 'primary' | 'secondary';
  onTap: () => void;
}

export const LandedButton = ({ step, trip, names, variant, onTap }: LandedButtonProps) => (
  <Button variant={variant} wide onClick={onTap}>
    <CheckIcon aria-hidden="true" /> {wordsOf(step, names, trip).fact}
  </Button>
);

/** 'When Kamala has landed, say so here.', or that the message can still be taken back. Null when it was sent. */
export function landedHint(names: TripNames, tapped: DoneStep | undefined, now: number): string | null {
  if (!tapped) return words.sayWhenLanded(names.viewer === 'family' ? names.traveler : null);
  return canStillTakeBack(tapped, now) ? words.landedIsToldSoon : null;
}

export const canStillTakeBack = ({ clientKey, takeBackUntil }: DoneStep, now: number): boolean =>
  clientKey !== null || Date.parse(takeBackUntil ?? '') > now;

/** From the take-off on, it is what the family waits for. */
export function isInTheAir(step: DayStep, trip: MatchDetails, now: number): boolean {
  const leg = legOf(trip, step);
  return leg !== undefined && now >= instantOf(leg.date, leg.time ?? '00:00', leg.departure.timezone);
}
