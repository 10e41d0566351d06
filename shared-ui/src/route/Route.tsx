import { VisuallyHidden } from '../display/VisuallyHidden';
import { RouteArc } from './RouteArc';
import { StopsArc } from './StopsArc';
import type { Coordinates } from './greatCircle';
import { Isolated } from '../language/PeoplesWords';
import { words } from '../words';
import styles from './Route.module.css';

interface Airport {
  code: string;
  city: string;
}

export interface RouteProps {
  trip: {
    departure: Airport & Coordinates;
    arrival: Airport & Coordinates;
    /** Where the traveler changes planes. */
    stops?: readonly (Airport & Coordinates)[] | null | undefined;
  };
  /** In the language of what is around it, where that is not the page's. */
  to?: string;
}

/** A screen reader reads one line of text: DEL Delhi by way of FRA Frankfurt to ORD Chicago. */
export function Route({ trip: { departure, arrival, stops }, to = words.routeTo }: RouteProps) {
  const way = stops?.length
    ? `${words.routeBy(stops.map(({ code, city }) => `${code} ${city}`).join(` ${words.and} `))} `
    : `${to} `;
  return (
    <span className={styles.route}>
      <span className={styles.code}>{departure.code}</span>{' '}
      <Isolated className={styles.city}>{departure.city}</Isolated> <VisuallyHidden>{way}</VisuallyHidden>
      {stops?.length ? (
        <StopsArc className={styles.arc} way={[departure, ...stops, arrival]} />
      ) : (
        <RouteArc className={styles.arc} from={departure} to={arrival} />
      )}
      <span className={styles.code}>{arrival.code}</span>{' '}
      <Isolated className={styles.city}>{arrival.city}</Isolated>
    </span>
  );
}
