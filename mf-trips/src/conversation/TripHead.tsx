import type { Match } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { Badge, Button, formatDay, RouteArc, StopsArc, VisuallyHidden } from 'shared-ui';
import { flightNames } from '../day/tripDay';
import { AnswerButtons } from '../trip/AnswerButtons';
import { wayWords } from '../pass/wayWords';
import styles from './TripHead.module.css';

export function TripHead({ match }: { match: Match }) {
  const { departure, arrival, date, time, status, proposedByMe, legs = [] } = match;
  const stops = legs
    .filter((leg) => leg.with === 'both')
    .slice(0, -1)
    .map((leg) => leg.arrival);
  const flights = flightNames(match);
  const way = wayWords(match);
  return (
    <section className={styles.head} data-status={status} aria-label="The trip with this person">
      <p className={styles.route} data-stops={stops.length > 0 || undefined}>
        <span>{departure.code}</span>{' '}
        {stops.length > 0 ? (
          <>
            <VisuallyHidden>by way of {stops.map(({ city }) => city).join(' and ')} to</VisuallyHidden>
            <StopsArc className={styles.arc} way={[departure, ...stops, arrival]} />
          </>
        ) : (
          <RouteArc className={styles.arc} from={departure} to={arrival} />
        )}
        <span>{arrival.code}</span>
      </p>
      <p className={styles.when}>
        {[formatDay(date), time].filter(Boolean).join(', ')}
        {flights && <span className={styles.flight}>{flights}</span>}
      </p>
      {way && <p className={styles.way}>{way}</p>}
      <div className={styles.actions}>
        {status === 'proposed' && !proposedByMe ? (
          <AnswerButtons trip={match} size="small" />
        ) : (
          <Standing match={match} />
        )}
      </div>
    </section>
  );
}

function Standing({ match: { id, status, other } }: { match: Match }) {
  const words =
    status === 'done'
      ? 'You flew together'
      : status === 'agreed'
        ? 'You fly together'
        : `Waiting for ${other.username}`;
  return (
    <>
      <Badge tone={status === 'proposed' ? 'neutral' : 'good'}>{words}</Badge>
      <Button asChild size="small">
        <Link to={`/trips/${id}`}>{status === 'done' ? 'Say how it was' : 'Open trip'}</Link>
      </Button>
    </>
  );
}
