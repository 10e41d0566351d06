import type { SameAccounts as Accounts } from 'backend/contract/account/identity';
import { Link } from 'react-router-dom';
import { sentenceOf } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useOpenSameAccountsMutation } from '../api';
import styles from '../Desk.module.css';

const shared: Record<Accounts[number]['by'][number], string> = {
  mailbox: 'same mailbox',
  phone: 'same phone',
  card: 'same card',
  device: 'same device',
};

export function SameAccounts({ personId }: { personId: number }) {
  const [open, { data, error, isLoading }] = useOpenSameAccountsMutation();
  if (!data)
    return (
      <div className={styles.form}>
        <Button size="small" busy={isLoading} onClick={() => open(personId)}>
          Same phone, card or device
        </Button>
        <p className={styles.soft}>Opening it is written to the log.</p>
        {error && <Notice tone="error">{sentenceOf(error, 'It could not be opened.')}</Notice>}
      </div>
    );
  if (!data.length) return <p role="status">No other account shares a phone, card or device.</p>;
  return (
    <ul className={styles.facts} aria-label="Other accounts">
      {data.map(({ id, username, by }) => (
        <li key={id}>
          <Link to={`/desk?tab=people&person=${id}`}>{username}</Link> ({id}):{' '}
          {by.map((each) => shared[each]).join(', ')}
        </li>
      ))}
    </ul>
  );
}
