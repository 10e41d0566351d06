import type { MatchDetails } from 'backend/contract/trips';
import { companionOf } from '../day/names';
import { daysAhead, flightDay } from '../time/tripTimes';
import { TripPageHead } from '../trip/TripPageHead';
import styles from './TripHeader.module.css';

const toTrips = { to: '/trips', label: 'My trips' };

export function TripHeader({ trip, now }: { trip: MatchDetails; now: number }) {
  const { departure, arrival } = trip;
  const ahead = daysAhead(trip, now);
  return (
    <TripPageHead back={toTrips} title={`${departure.city} to ${arrival.city} with ${companionOf(trip)}`}>
      {flightDay(trip)}.{ahead && <span className={styles.ahead}> {ahead}.</span>}
    </TripPageHead>
  );
}
