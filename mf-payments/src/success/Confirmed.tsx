import { Link } from 'react-router-dom';
import { Slot, useMe } from 'shell/host';
import { Button, CheckIcon, formatDay, Notice, Pass, PassStub, useToday } from 'shared-ui';
import { dollars } from '../dollars';
import styles from './Confirmed.module.css';
import type { Confirmation } from './outcome';

const readable = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');

export function Confirmed({ amount, status, recipient, isRecorded, isUnderReview }: Confirmation) {
  const { me } = useMe();
  const today = useToday();
  const name = recipient?.username;
  const facts = [
    ['Amount', dollars(amount)],
    ['Status', readable(status)],
    ['Date', formatDay(today)],
  ];
  return (
    <div className={styles.page}>
      <Pass>
        <header className={styles.head}>
          <CheckIcon aria-hidden="true" className={styles.icon} />
          <h1 className={styles.title}>Payment Successful!</h1>
          <p>Thank you for your tip{name && ` to ${name}`}!</p>
        </header>
        <PassStub>
          <dl className={styles.facts}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </PassStub>
      </Pass>
      {isRecorded && <Notice tone="good">Your tip has been successfully recorded!</Notice>}
      {isUnderReview && (
        <Notice title="We are checking this payment">
          {name ? `${name} gets` : 'Your helper gets'} all of it once the payment has passed the check. If it
          cannot be passed on, all of it goes back to your card.
        </Notice>
      )}
      <div className={styles.actions}>
        {me && recipient && (
          <Slot name="tip.thanks" props={{ userId: recipient.id, username: recipient.username }} />
        )}
        <Button asChild variant="primary">
          <Link to="/">Back to Home</Link>
        </Button>
        {me && (
          <Button asChild>
            <Link to="/profile">Your tips</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
