import type { RouteFacts } from 'backend/contract/listings/routes';
import { Link } from 'react-router-dom';
import { Card } from 'shared-ui';
import styles from './AboutWay.module.css';
import { clockTexts } from './clockTexts';

/** Only what our own listings and the airports say. */
export function AboutWay({ route }: { route: RouteFacts }) {
  const { departure, arrival, flights } = route;
  const clocks = clockTexts(route);
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>What we know about the way</h2>
      <dl className={styles.facts}>
        {flights.length > 0 && (
          <div>
            <dt>{flights.length === 1 ? 'A flight on this route' : 'Flights on this route'}</dt>
            <dd>
              {flights.map(({ flight, days }, index) => (
                <span key={flight}>
                  {index > 0 && ', '}
                  <Link to={`/flights/${flight}`}>{flight}</Link> on {days} {days === 1 ? 'day' : 'days'}
                </span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{clocks.title}</dt>
          {clocks.later && <dd>{clocks.later}</dd>}
        </div>
        <div>
          <dt>Airports</dt>
          {[departure, arrival].map(({ code, name, city }) => (
            <dd key={code}>
              {name} ({code}), {city}
            </dd>
          ))}
        </div>
      </dl>
    </Card>
  );
}

export function CloseRoutes({ route: { departure, neighbors } }: { route: RouteFacts }) {
  if (!neighbors.length) return null;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>Close to this route</h2>
      <ul className={styles.routes}>
        {neighbors.map(({ departure: start, arrival: end, helpers, seekers }) => (
          <li key={start.code + end.code}>
            <Link to={`/routes/${start.code}-${end.code}`}>
              {start.city} ({start.code}) to {end.city} ({end.code}){end.code === departure.code && ', back'}
            </Link>
            <span>
              {helpers + seekers} {helpers + seekers === 1 ? 'person' : 'people'}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
