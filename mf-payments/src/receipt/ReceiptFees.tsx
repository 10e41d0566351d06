import type { Receipt } from 'backend/contract/payments';
import { productName } from 'backend/contract/product';
import { dollars } from '../tips/dollars';
import styles from './ReceiptFees.module.css';

/** Who bears what, and where the tip is in the end. */
export function ReceiptFees({ receipt: { amount, money, recipientName } }: { receipt: Receipt }) {
  return (
    <>
      <dl className={styles.fees}>
        <div>
          <dt>Platform fee</dt>
          <dd>{dollars(0)}</dd>
        </div>
        <div>
          <dt>Card and payout fees</dt>
          <dd>paid by {productName}</dd>
        </div>
        <div className={styles.total}>
          <dt>{money === 'returned' ? 'Back to the sender' : `For ${recipientName}`}</dt>
          <dd>{dollars(amount)}</dd>
        </div>
      </dl>
      {money === 'held' && (
        <p className={styles.note}>
          We hold it for {recipientName}, who gets all of it once a payout account is connected.
        </p>
      )}
    </>
  );
}
