import type { Match } from 'backend/contract/listings/matches';
import { Link } from 'react-router-dom';
import { BackIcon } from 'shared-ui';
import { daysAhead, flightDay } from '../time/tripTimes';
import styles from './TripHeader.module.css';

export function TripHeader({ trip, now }: { trip: Match; now: number }) {
  const { departure, arrival, other } = trip;
  const ahead = daysAhead(trip, now);
  return (
    <header className={styles.header} data-wide>
      <Link to="/trips" className={styles.back}>
        <BackIcon aria-hidden="true" /> My trips
      </Link>
      <h1>
        {departure.city} to {arrival.city} with {other.username}
      </h1>
      <p className={styles.lead}>
        {flightDay(trip)}.{ahead && <span className={styles.ahead}> {ahead}.</span>}
      </p>
    </header>
  );
}
