import { Link } from 'react-router-dom';
import { flightSearchPath, type FlightAction } from './flightSearch';
import styles from './OtherWay.module.css';
import type { Draft } from './useSearchDraft';

/** Whoever came to the wrong side of the counter keeps what they have typed. */
export function OtherWay({ action, draft }: { action: FlightAction; draft: Draft }) {
  const other = action === 'find' ? 'offer' : 'find';
  return (
    <Link to={flightSearchPath(other, draft)} className={styles.link}>
      {other === 'offer' ? 'Flying anyway? Offer your help' : 'Need help yourself? Find an Amigo'}
    </Link>
  );
}
