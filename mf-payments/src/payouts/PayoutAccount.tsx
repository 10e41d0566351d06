import type { Payouts } from 'backend/contract/payments';
import { Badge, Notice } from 'shared-ui';
import { dollars } from '../dollars';
import { ConnectPayoutsForm } from './ConnectPayoutsForm';
import styles from './PayoutAccount.module.css';

export function PayoutAccount({ payouts }: { payouts: Payouts }) {
  const { account, heldDollars } = payouts;
  if (account === 'ready') {
    return (
      <div className={styles.account}>
        <Badge tone="good">Payout account connected</Badge>
        <p role="status">
          {heldDollars
            ? `${dollars(heldDollars)} is on its way to your account.`
            : 'Every tip is transferred to your account in full, as soon as it is paid.'}
        </p>
      </div>
    );
  }
  if (account === 'started') {
    return (
      <div className={styles.account}>
        <Notice tone="warning" title="Your payout account is not finished">
          Stripe, our payment provider, still needs something from you.{' '}
          {heldDollars
            ? `Until then ${dollars(heldDollars)} waits here for you.`
            : 'Until then we hold each of your tips for 180 days.'}
        </Notice>
        <ConnectPayoutsForm payouts={payouts} label="Continue set-up" />
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <p>
        {heldDollars
          ? `Connect a payout account, and the ${dollars(heldDollars)} that we hold for you is transferred in full.`
          : 'Do you help other travelers? Connect a payout account once, and every tip is transferred to you in full. Until then we hold each tip for 180 days.'}{' '}
        Stripe, our payment provider, asks who you are and where the money should go, and brings you back
        here.
      </p>
      <ConnectPayoutsForm payouts={payouts} label="Connect payout account" />
    </div>
  );
}
