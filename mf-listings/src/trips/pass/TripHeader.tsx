import type { MatchDetails } from 'backend/contract/listings/matches';
import { Link } from 'react-router-dom';
import { BackIcon } from 'shared-ui';
import { companionOf } from '../day/names';
import { daysAhead, flightDay } from '../time/tripTimes';
import styles from './TripHeader.module.css';

export function TripHeader({ trip, now }: { trip: MatchDetails; now: number }) {
  const { departure, arrival } = trip;
  const ahead = daysAhead(trip, now);
  return (
    <header className={styles.header} data-wide>
      <Link to="/trips" className={styles.back}>
        <BackIcon aria-hidden="true" /> My trips
      </Link>
      <h1>
        {departure.city} to {arrival.city} with {companionOf(trip)}
      </h1>
      <p className={styles.lead}>
        {flightDay(trip)}.{ahead && <span className={styles.ahead}> {ahead}.</span>}
      </p>
    </header>
  );
}
