import type { Payouts } from 'backend/contract/payments';
import { dollars } from '../dollars';
import { words } from '../words';
import styles from './PayoutTotals.module.css';

export function PayoutTotals({ payouts }: { payouts: Payouts }) {
  const { heldDollars, reviewedDollars, transferredDollars } = payouts;
  if (!heldDollars && !reviewedDollars && !transferredDollars) return null;
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{words.heldForYou}</dt>
        <dd>{dollars(heldDollars)}</dd>
      </div>
      {reviewedDollars > 0 && (
        <div>
          <dt>{words.beingChecked}</dt>
          <dd>{dollars(reviewedDollars)}</dd>
        </div>
      )}
      <div>
        <dt>{words.transferredToYou}</dt>
        <dd>{dollars(transferredDollars)}</dd>
      </div>
    </dl>
  );
}
