import type { MatchDetails } from 'backend/contract/trips';
import { companionOf } from '../day/names';
import { daysAhead, flightDay } from '../time/tripTimes';
import { TripPageHead } from '../trip/TripPageHead';
import { words } from '../words';
import styles from './TripHeader.module.css';
import { isCalledOff } from './wayWords';

const toTrips = { to: '/trips', label: words.myTrips };

export function TripHeader({ trip, now }: { trip: MatchDetails; now: number }) {
  const { departure, arrival } = trip;
  const ahead = isCalledOff(trip) ? null : daysAhead(trip, now);
  return (
    <TripPageHead back={toTrips} title={words.tripWith(departure.city, arrival.city, companionOf(trip))}>
      {words.sentence(flightDay(trip))}
      {ahead && <span className={styles.ahead}> {words.sentence(ahead)}</span>}
    </TripPageHead>
  );
}
