import type { Listing } from 'backend/contract/listings';
import { VisuallyHidden } from 'shared-ui';
import { RouteArc } from './RouteArc';
import styles from './Route.module.css';

/** From where to where. For a screen reader it is a line of words: DEL Delhi to ORD Chicago. */
export function Route({ listing: { departure, arrival } }: { listing: Listing }) {
  return (
    <span className={styles.route}>
      <span className={styles.code}>{departure.code}</span>{' '}
      <span className={styles.city}>{departure.city}</span> <VisuallyHidden>to </VisuallyHidden>
      <RouteArc className={styles.arc} from={departure} to={arrival} />
      <span className={styles.code}>{arrival.code}</span> <span className={styles.city}>{arrival.city}</span>
    </span>
  );
}
