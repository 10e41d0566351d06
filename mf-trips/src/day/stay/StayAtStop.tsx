import type { MatchDetails, SavedCareCard, TripLeg } from 'backend/contract/trips';
import type { DayStep } from 'backend/rules/trips';
import { Card, PlaneIcon } from 'shared-ui';
import { dayOfTakeOff, staysBetween } from '../../time/stays';
import { longDay, shortDay, timeText } from '../../time/zonedTime';
import { Calls } from '../calls/Calls';
import type { TripNames } from '../names';
import styles from '../NextStep.module.css';
import { isMissed, legOf, type Way } from '../tripDay';
import { words } from '../../words';

/** The flight to which this step leads, while the two stay at the stop before it. */
export function flightAfterStay(step: DayStep, trip: Way, now: number): TripLeg | undefined {
  const [before, leg] = [legOf(trip, { leg: step.leg - 1 }), legOf(trip, step)];
  const leadsOn = step.step === 'connected' || step.step === 'boarded';
  if (!leadsOn || before?.with !== 'both' || !leg || isMissed(trip, step)) return undefined;
  return staysBetween(before, leg, now) ? leg : undefined;
}

interface StayAtStopProps {
  flight: TripLeg;
  trip: MatchDetails;
  names: TripNames;
  careCard: SavedCareCard | null;
}

/** Instead of the next step, which is days away. */
export function StayAtStop({ flight, trip, names, careCard }: StayAtStopProps) {
  const { departure, flightNumber, date, time } = flight;
  const flying = names.viewer === 'family' ? names.traveler : null;
  const takeOff = time && words.timeInCity(timeText(time), departure.city);
  return (
    <Card role="region" aria-labelledby="step" className={styles.card}>
      <h2 id="step" className={styles.title}>
        {words.staysIn(flying, departure.city, longDay(dayOfTakeOff(flight)))}
      </h2>
      <p className={styles.flight}>
        <PlaneIcon aria-hidden="true" /> <span>{words.series([flightNumber, shortDay(date), takeOff])}</span>
      </p>
      <Calls trip={trip} careCard={careCard} names={names} handOver={undefined} />
    </Card>
  );
}
