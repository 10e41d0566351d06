import type { Receipt } from 'backend/contract/payments';
import { productName } from 'backend/contract/product';
import { dollars } from '../dollars';
import styles from './ReceiptFees.module.css';

export function ReceiptFees({
  receipt: { amount, isUnderReview, money, recipientName },
}: {
  receipt: Receipt;
}) {
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
      {isUnderReview && (
        <p className={styles.note}>
          We check this payment before we pass it on. If it cannot be passed on, all of it goes back to the
          card that paid it.
        </p>
      )}
      {money === 'held' && !isUnderReview && (
        <p className={styles.note}>
          We hold it for {recipientName}, who gets all of it once a payout account is connected.
        </p>
      )}
    </>
  );
}
