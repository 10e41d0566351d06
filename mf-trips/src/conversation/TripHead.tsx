import type { Match } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { Badge, Button, formatDay, RouteArc, StopsArc, VisuallyHidden } from 'shared-ui';
import { flightNames } from '../day/tripDay';
import { AnswerButtons } from '../trip/AnswerButtons';
import { leavesFocusTo, pageHeading } from '../trip/leavesFocusTo';
import { othersFlyText } from '../trip/othersFlyText';
import { wayWords } from '../pass/wayWords';
import { timeText } from '../time/zonedTime';
import { words } from '../words';
import styles from './TripHead.module.css';

/** Not to the answer to another proposal, which a second press would give. */
const leavesFocusToTrip = leavesFocusTo(
  () => document.querySelector<HTMLElement>('[data-trip-head] a') ?? pageHeading(),
);

export function TripHead({ match }: { match: Match }) {
  const { departure, arrival, date, time, status, proposedByMe, legs = [] } = match;
  const stops = legs
    .filter((leg) => leg.with === 'both')
    .slice(0, -1)
    .map((leg) => leg.arrival);
  const flights = flightNames(match);
  const way = wayWords(match);
  const flown = othersFlyText(match);
  return (
    <section
      className={styles.head}
      data-trip-head
      data-status={status}
      data-settled={status !== 'proposed' || undefined}
      aria-label={words.tripWithThisPerson}
    >
      <p className={styles.route} data-stops={stops.length > 0 || undefined}>
        <span>{departure.code}</span>{' '}
        {stops.length > 0 ? (
          <>
            <VisuallyHidden>{words.byWayOf(stops.map(({ city }) => city))}</VisuallyHidden>
            <StopsArc className={styles.arc} way={[departure, ...stops, arrival]} />
          </>
        ) : (
          <RouteArc className={styles.arc} from={departure} to={arrival} />
        )}
        <span>{arrival.code}</span>
      </p>
      <p className={styles.when}>
        {words.series([formatDay(date), time && timeText(time)])}
        {flights && <span className={styles.flight}>{flights}</span>}
      </p>
      {way && <p className={styles.way}>{way}</p>}
      {flown && <p className={styles.way}>{flown}</p>}
      {status === 'proposed' && !proposedByMe ? (
        <div key="answer" ref={leavesFocusToTrip} className={styles.actions}>
          <AnswerButtons trip={match} size="small" saysWhoFlies />
        </div>
      ) : (
        <div className={styles.actions}>
          <Standing match={match} />
        </div>
      )}
    </section>
  );
}

function Standing({ match: { id, status, other } }: { match: Match }) {
  const standing =
    status === 'done'
      ? words.flewTogether
      : status === 'agreed'
        ? words.flyTogether
        : words.waitingFor(other.username);
  return (
    <>
      <span className={styles.standing}>
        <Badge tone={status === 'proposed' ? 'neutral' : 'good'}>{standing}</Badge>
      </span>
      <Button asChild size="small">
        <Link to={`/trips/${id}`}>{status === 'done' ? words.sayHowItWas : words.openTrip}</Link>
      </Button>
    </>
  );
}
