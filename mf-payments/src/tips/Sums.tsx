import type { Payouts } from 'backend/contract/payments';
import { dollars } from './dollars';
import styles from './Sums.module.css';

/** What is still with us, and what has reached its owner. */
export function Sums({
  payouts: { heldDollars, reviewedDollars, transferredDollars },
}: {
  payouts: Payouts;
}) {
  if (!heldDollars && !reviewedDollars && !transferredDollars) return null;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Held for you</dt>
        <dd>{dollars(heldDollars)}</dd>
      </div>
      {reviewedDollars > 0 && (
        <div>
          <dt>Being checked</dt>
          <dd>{dollars(reviewedDollars)}</dd>
        </div>
      )}
      <div>
        <dt>Transferred to you</dt>
        <dd>{dollars(transferredDollars)}</dd>
      </div>
    </dl>
  );
}
