import { VisuallyHidden } from 'shared-ui';
import type { PassFields } from './passFields';
import { RouteArc } from './RouteArc';
import styles from './Route.module.css';

/** A screen reader reads one line of text: DEL Delhi to ORD Chicago. */
export function Route({
  listing: { departure, arrival },
}: {
  listing: Pick<PassFields, 'departure' | 'arrival'>;
}) {
  return (
    <span className={styles.route}>
      <span className={styles.code}>{departure.code}</span>{' '}
      <span className={styles.city}>{departure.city}</span> <VisuallyHidden>to </VisuallyHidden>
      <RouteArc className={styles.arc} from={departure} to={arrival} />
      <span className={styles.code}>{arrival.code}</span> <span className={styles.city}>{arrival.city}</span>
    </span>
  );
}
