import type { Receipt } from 'backend/contract/payments';
import { productName } from 'backend/contract/product';
import { Badge, Isolated, Logo, Pass, PassStub, PeoplesWords, useZone } from 'shared-ui';
import { momentOf } from '../days';
import { dollars } from '../dollars';
import { moneyStateOf } from '../tips/moneyStateOf';
import { words } from '../words';
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
          {words.receipt}
        </h1>
        <Logo name={productName} className={styles.logo} />
      </header>
      <div className={styles.sum}>
        <p className={styles.amount}>{dollars(amount)}</p>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{words.tipTo}</dt>
          <dd>
            <Isolated>{recipientName}</Isolated>
          </dd>
        </div>
        <div>
          <dt>{words.from}</dt>
          <dd>
            <Isolated>{senderName ?? words.aGuest}</Isolated>
          </dd>
        </div>
        <div>
          <dt>{words.paidOn}</dt>
          <dd>
            <time dateTime={paidAt}>{momentOf(paidAt, zone)}</time>
          </dd>
        </div>
        <div>
          <dt>{words.paidWith}</dt>
          <dd>{words.cardInDollars}</dd>
        </div>
        {message && (
          <div className={styles.long}>
            <dt>{words.message}</dt>
            <dd className={styles.message}>
              <PeoplesWords>{message}</PeoplesWords>
            </dd>
          </div>
        )}
        <div className={styles.long}>
          <dt>{words.receiptNumber}</dt>
          <dd className={styles.number}>
            <Isolated>{number}</Isolated>
          </dd>
        </div>
      </dl>
      <PassStub className={styles.stub}>
        <ReceiptFees receipt={receipt} />
      </PassStub>
    </Pass>
  );
}
