import type { freshProofNeeded } from 'backend/contract/account';
import type { HeldTipsWish, Payouts } from 'backend/contract/payments';
import { useState } from 'react';
import { isApiError, sentenceOf, Slot, toast } from 'shell/host';
import { Button, Dialog, formatDay, Notice } from 'shared-ui';
import { dollars } from '../dollars';
import { useGiveHeldTipsMutation } from '../tips-api';
import styles from './HeldTips.module.css';

const proofNeeded: typeof freshProofNeeded = 'fresh-proof-needed';

type Way = HeldTipsWish['way'];

/** Until when tips are held without a payout account, and what can become of them. */
export function HeldTips({ payouts }: { payouts: Payouts }) {
  const { account, heldDollars, heldUntil, charity } = payouts;
  const [asked, setAsked] = useState<Way | null>(null);
  if (account === 'ready' || !heldDollars || !heldUntil) return null;
  return (
    <Notice
      title={`We hold ${dollars(heldDollars)} for you until ${formatDay(heldUntil)}`}
      action={
        <div className={styles.ways}>
          {charity && (
            <Button size="small" onClick={() => setAsked('give_on')}>
              Give it on to {charity}
            </Button>
          )}
          <Button size="small" onClick={() => setAsked('give_back')}>
            Give it back
          </Button>
        </div>
      }
    >
      Connect a payout account before that day. No bank of yours in the list? Then you can give it{' '}
      {charity ? `on to ${charity}, or ` : ''}back to those who gave it. What is left on that day goes back by
      itself.
      {asked && <Confirm way={asked} payouts={payouts} onClose={() => setAsked(null)} />}
    </Notice>
  );
}

interface ConfirmProps {
  way: Way;
  payouts: Payouts;
  onClose: () => void;
}

function Confirm({ way, payouts: { heldDollars, charity }, onClose }: ConfirmProps) {
  const [give, { isLoading }] = useGiveHeldTipsMutation();
  const [proofReason, setProofReason] = useState<string>();
  const [error, setError] = useState<string>();
  const to = way === 'give_on' ? `on to ${charity}` : 'back';

  const send = async () => {
    setError(undefined);
    const { error } = await give({ way });
    if (!error) {
      toast({ title: `${dollars(heldDollars)} goes ${to}`, description: 'Those who gave it are told.' });
      return onClose();
    }
    if (isApiError(error) && error.code === proofNeeded) return setProofReason(error.serverMessage ?? '');
    setProofReason(undefined);
    setError(sentenceOf(error, 'Please try again in a moment.'));
  };
  const reason = <p role="alert">{proofReason}</p>;
  return (
    <Dialog open onOpenChange={onClose} title={`Give ${dollars(heldDollars)} ${to}?`}>
      <div className={styles.question}>
        <p>
          {way === 'give_on'
            ? `${charity} gets all of it. `
            : 'It goes back to the cards of those who gave it. '}
          This cannot be undone.
        </p>
        {error && <Notice tone="error">{error}</Notice>}
        {proofReason === undefined ? (
          <div className={styles.ways}>
            <Button variant="primary" busy={isLoading} onClick={send}>
              {way === 'give_on' ? 'Give it on' : 'Give it back'}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Keep it
            </Button>
          </div>
        ) : (
          <Slot
            name="profile.proof"
            props={{ purpose: 'give-held-tips', onProven: () => void send(), onCancel: onClose }}
            empty={reason}
            failed={() => reason}
          />
        )}
      </div>
    </Dialog>
  );
}
