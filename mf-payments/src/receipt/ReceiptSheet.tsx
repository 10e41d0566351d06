import type { Receipt } from 'backend/contract/payments';
import { productName } from 'backend/contract/product';
import { Badge, Logo, Pass, PassStub, useZone } from 'shared-ui';
import { momentOf } from '../days';
import { dollars } from '../dollars';
import { moneyStateOf } from '../tips/moneyStateOf';
import { ReceiptFees } from './ReceiptFees';
import styles from './ReceiptSheet.module.css';

/** Also the printed receipt: see the print styles. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { amount, message, number, paidAt, recipientName, senderName } = receipt;
  const { text, tone } = moneyStateOf(receipt);
  const zone = useZone();
  return (
    <Pass wash="helper" className={styles.receipt} aria-labelledby="receipt">
      <header className={styles.head}>
        <h1 id="receipt" className={styles.title}>
          Receipt
        </h1>
        <Logo name={productName} className={styles.logo} />
      </header>
      <div className={styles.sum}>
        <p className={styles.amount}>{dollars(amount)}</p>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Tip to</dt>
          <dd>{recipientName}</dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>{senderName ?? 'A guest'}</dd>
        </div>
        <div>
          <dt>Paid on</dt>
          <dd>
            <time dateTime={paidAt}>{momentOf(paidAt, zone)}</time>
          </dd>
        </div>
        <div>
          <dt>Paid with</dt>
          <dd>Card, in US dollars</dd>
        </div>
        {message && (
          <div className={styles.long}>
            <dt>Message</dt>
            <dd className={styles.message}>{message}</dd>
          </div>
        )}
        <div className={styles.long}>
          <dt>Receipt number</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
      </dl>
      <PassStub className={styles.stub}>
        <ReceiptFees receipt={receipt} />
      </PassStub>
    </Pass>
  );
}
