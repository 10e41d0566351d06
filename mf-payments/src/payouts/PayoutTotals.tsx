import type { Payouts } from 'backend/contract/payments';
import { dollars } from '../dollars';
import styles from './PayoutTotals.module.css';

export function PayoutTotals({ payouts }: { payouts: Payouts }) {
  const { heldDollars, reviewedDollars, transferredDollars } = payouts;
  if (!heldDollars && !reviewedDollars && !transferredDollars) return null;
  return (
    <dl className={styles.totals}>
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
