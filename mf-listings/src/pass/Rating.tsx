import type { Listing } from 'backend/contract/listings';
import { Stars } from 'shared-ui';
import { words } from '../words';
import styles from './Rating.module.css';

/** The average rating, "New here" without ratings, and nothing for a guest. */
export function Rating({ listing: { ratingAverage, ratingCount, userId } }: { listing: Listing }) {
  if (ratingAverage !== null && ratingCount > 0) return <Stars value={ratingAverage} count={ratingCount} />;
  return userId === null ? null : <span className={styles.fresh}>{words.newHere}</span>;
}
