import type { WaitingTrip } from 'backend/contract/trips/thanks';
import { Link } from 'react-router-dom';
import { ChevronRightIcon, HeartHandshakeIcon, PencilIcon } from 'shared-ui';
import { shortDay } from '../time/zonedTime';
import { dollars } from '../trip/dollars';
import { words } from '../words';
import styles from './WaitingTrips.module.css';

/** What is left to say or to give after a trip, above all trips. */
export function WaitingTrips({ trips }: { trips: WaitingTrip[] }) {
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <h2 id="waiting" className={styles.title}>
        {words.waitingForYou}
      </h2>
      <ul className={styles.list}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <Waiting trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting({
  trip: { id, waitsFor, other, departure, arrival, date, promisedTip },
}: {
  trip: WaitingTrip;
}) {
  const isThanks = waitsFor === 'thanks';
  const way = [departure.city, arrival.city, shortDay(date)] as const;
  const Icon = isThanks ? HeartHandshakeIcon : PencilIcon;
  return (
    <Link to={`/trips/${id}`} className={styles.trip}>
      <Icon aria-hidden="true" />
      <span className={styles.words}>
        <b>{isThanks ? words.thank(other.username) : words.reviewWaiting(other.username)}</b>
        <span className={styles.soft}>
          {isThanks && promisedTip !== null
            ? words.tripAndPromise(...way, dollars(promisedTip))
            : words.tripOnDay(...way)}
        </span>
      </span>
      <ChevronRightIcon aria-hidden="true" />
    </Link>
  );
}
