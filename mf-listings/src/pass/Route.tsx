import { VisuallyHidden } from 'shared-ui';
import type { PassFields } from './passFields';
import { RouteArc } from './RouteArc';
import styles from './Route.module.css';

/** A screen reader reads one line of text: DEL Delhi by way of FRA Frankfurt to ORD Chicago. */
export function Route({
  listing: { departure, arrival, stops },
}: {
  listing: Pick<PassFields, 'departure' | 'arrival' | 'stops'>;
}) {
  const way = stops?.length
    ? `by way of ${stops.map(({ code, city }) => `${code} ${city}`).join(' and ')} to `
    : 'to ';
  return (
    <span className={styles.route}>
      <span className={styles.code}>{departure.code}</span>{' '}
      <span className={styles.city}>{departure.city}</span> <VisuallyHidden>{way}</VisuallyHidden>
      <RouteArc className={styles.arc} from={departure} to={arrival} />
      <span className={styles.code}>{arrival.code}</span> <span className={styles.city}>{arrival.city}</span>
    </span>
  );
}
