import type { RecipientToTip } from 'backend/contract/payments';
import { formatDay } from 'shared-ui';
import styles from './Holding.module.css';

/** Before a tip to a helper who cannot be paid out yet: until when it is held, and what then. */
export function Holding({ recipient: { username, heldUntil, charity } }: { recipient: RecipientToTip }) {
  if (!heldUntil) return null;
  return (
    <p className={styles.holding}>
      {username} has no payout account yet. We hold your tip until {formatDay(heldUntil)}. If {username}{' '}
      cannot take it by then, {charity ? `${username} can give it on to ${charity}, or ` : ''}it goes back to
      your card.
    </p>
  );
}
