import type { Payouts } from 'backend/contract/payments';
import { dollars } from './dollars';
import styles from './Sums.module.css';

/** What is still with us, and what has reached its owner. */
export function Sums({ payouts: { heldDollars, transferredDollars } }: { payouts: Payouts }) {
  if (!heldDollars && !transferredDollars) return null;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Held for you</dt>
        <dd>{dollars(heldDollars)}</dd>
      </div>
      <div>
        <dt>Transferred to you</dt>
        <dd>{dollars(transferredDollars)}</dd>
      </div>
    </dl>
  );
}
