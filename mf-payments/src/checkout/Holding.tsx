import type { RecipientToTip } from 'backend/contract/payments';
import { formatDay } from 'shared-ui';
import { words } from '../words';
import styles from './Holding.module.css';

/** Before a tip to a helper who cannot be paid out yet: until when it is held, and what then. */
export function Holding({ recipient: { username, heldUntil, charity } }: { recipient: RecipientToTip }) {
  if (!heldUntil) return null;
  const day = formatDay(heldUntil);
  return (
    <p className={styles.holding}>
      {charity ? words.tipIsHeldOrGivenOn(username, day, charity) : words.tipIsHeld(username, day)}
    </p>
  );
}
