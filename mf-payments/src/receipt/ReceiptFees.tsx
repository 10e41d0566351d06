import type { Receipt } from 'backend/contract/payments';
import { productName } from 'backend/contract/product';
import { dollars } from '../dollars';
import { words } from '../words';
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
          <dt>{words.platformFee}</dt>
          <dd>{dollars(0)}</dd>
        </div>
        <div>
          <dt>{words.cardFees}</dt>
          <dd>{words.paidBy(productName)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{money === 'returned' ? words.backToSender : words.forPerson(recipientName)}</dt>
          <dd>{dollars(amount)}</dd>
        </div>
      </dl>
      {isUnderReview && <p className={styles.note}>{words.receiptChecked}</p>}
      {money === 'held' && !isUnderReview && (
        <p className={styles.note}>{words.receiptHeld(recipientName)}</p>
      )}
    </>
  );
}
