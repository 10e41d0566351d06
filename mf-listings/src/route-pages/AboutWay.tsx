import type { Place } from 'backend/contract/listings';
import type { RouteFacts } from 'backend/contract/listings/routes';
import { Link } from 'react-router-dom';
import { Card, withParts } from 'shared-ui';
import { words } from '../words';
import styles from './AboutWay.module.css';
import { clockTexts } from './clockTexts';

const flightPart = { flight: (flight: string) => <Link to={`/flights/${flight}`}>{flight}</Link> };

/** Only what our own listings and the airports say. */
export function AboutWay({ route }: { route: RouteFacts }) {
  const { departure, arrival, flights } = route;
  const clocks = clockTexts(route);
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{words.aboutWay}</h2>
      <dl className={styles.facts}>
        {flights.length > 0 && (
          <div>
            <dt>{words.flightsOnRoute(flights.length)}</dt>
            <dd>
              {withParts(
                words.facts(flights.map(({ flight, days }) => words.flightOnDays(flight, days))),
                flightPart,
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{clocks.title}</dt>
          {clocks.later && <dd>{clocks.later}</dd>}
        </div>
        <div>
          <dt>{words.airports}</dt>
          {[departure, arrival].map(({ code, name, city }) => (
            <dd key={code}>{words.airportIn(`${name} (${code})`, city)}</dd>
          ))}
        </div>
      </dl>
    </Card>
  );
}

const placeText = ({ city, code }: Place) => `${city} (${code})`;
const wayText = (from: Place, to: Place) => words.way([placeText(from), placeText(to)]);

export function CloseRoutes({ route: { departure, neighbors } }: { route: RouteFacts }) {
  if (!neighbors.length) return null;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{words.closeToRoute}</h2>
      <ul className={styles.routes}>
        {neighbors.map(({ departure: start, arrival: end, helpers, seekers }) => (
          <li key={start.code + end.code}>
            <Link to={`/routes/${start.code}-${end.code}`}>
              {end.code === departure.code ? words.wayBack(wayText(start, end)) : wayText(start, end)}
            </Link>
            <span>{words.people(helpers + seekers)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
