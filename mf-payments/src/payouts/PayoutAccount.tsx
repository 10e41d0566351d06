import type { Payouts } from 'backend/contract/payments';
import { Badge, Notice } from 'shared-ui';
import { dollars } from '../dollars';
import { words } from '../words';
import { ConnectPayoutsForm } from './ConnectPayoutsForm';
import styles from './PayoutAccount.module.css';

export function PayoutAccount({ payouts }: { payouts: Payouts }) {
  const { account, heldDollars } = payouts;
  if (account === 'ready') {
    return (
      <div className={styles.account}>
        <Badge tone="good">{words.accountConnected}</Badge>
        <p role="status">{heldDollars ? words.onItsWay(dollars(heldDollars)) : words.transferredAtOnce}</p>
      </div>
    );
  }
  if (account === 'started') {
    return (
      <div className={styles.account}>
        <Notice tone="warning" title={words.accountUnfinished}>
          {heldDollars ? words.accountUnfinishedHeld(dollars(heldDollars)) : words.accountUnfinishedHint}
        </Notice>
        <ConnectPayoutsForm payouts={payouts} label={words.continueSetUp} />
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <p>{heldDollars ? words.connectHeld(dollars(heldDollars)) : words.connectHint}</p>
      <ConnectPayoutsForm payouts={payouts} label={words.connectAccount} />
    </div>
  );
}
