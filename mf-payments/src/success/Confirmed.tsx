import { Link } from 'react-router-dom';
import { Slot, useMe } from 'shell/host';
import { Button, CheckIcon, formatDay, Notice, Pass, PassStub, useToday } from 'shared-ui';
import { dollars } from '../dollars';
import { words } from '../words';
import styles from './Confirmed.module.css';
import type { Confirmation } from './outcome';

const statuses: Partial<Record<string, string>> = words.statuses;

/** The server of another release may know more of them. */
const readable = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');

export function Confirmed({ amount, status, recipient, isRecorded, isUnderReview }: Confirmation) {
  const { me } = useMe();
  const today = useToday();
  const name = recipient?.username;
  const facts = [
    [words.amount, dollars(amount)],
    [words.status, statuses[status] ?? readable(status)],
    [words.date, formatDay(today)],
  ];
  return (
    <div className={styles.page}>
      <Pass>
        <header className={styles.head}>
          <CheckIcon aria-hidden="true" className={styles.icon} />
          <h1 className={styles.title}>{words.paid}</h1>
          <p>{name ? words.thanksFor(name) : words.thanks}</p>
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
      {isRecorded && <Notice tone="good">{words.tipRecorded}</Notice>}
      {isUnderReview && (
        <Notice title={words.checkingPayment}>
          {name ? words.cardReturned(name) : words.cardReturnedHelper}
        </Notice>
      )}
      <div className={styles.actions}>
        {me && recipient && (
          <Slot name="tip.thanks" props={{ userId: recipient.id, username: recipient.username }} />
        )}
        <Button asChild variant="primary">
          <Link to="/">{words.backToHome}</Link>
        </Button>
        {me && (
          <Button asChild>
            <Link to="/profile">{words.yourTips}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
