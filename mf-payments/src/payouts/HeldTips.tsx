import type { freshProofNeeded } from 'backend/contract/account';
import type { HeldTipsWish, Payouts } from 'backend/contract/payments';
import { useState } from 'react';
import { isApiError, sentenceOf, Slot, toast } from 'shell/host';
import { Button, Dialog, formatDay, Notice } from 'shared-ui';
import { dollars } from '../dollars';
import { useGiveHeldTipsMutation } from '../tips-api';
import { words } from '../words';
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
      title={words.weHold(dollars(heldDollars), formatDay(heldUntil))}
      action={
        <div className={styles.ways}>
          {charity && (
            <Button size="small" onClick={() => setAsked('give_on')}>
              {words.giveOnTo(charity)}
            </Button>
          )}
          <Button size="small" onClick={() => setAsked('give_back')}>
            {words.giveBack}
          </Button>
        </div>
      }
    >
      {charity ? words.waysOutWithCharity(charity) : words.waysOut}
      {asked && <Confirm way={asked} texts={textsOf(asked, payouts)} onClose={() => setAsked(null)} />}
    </Notice>
  );
}

function textsOf(way: Way, { charity, heldDollars }: Payouts) {
  const amount = dollars(heldDollars);
  if (way === 'give_on' && charity) {
    return {
      question: words.confirmGiveOn(amount, charity),
      hint: words.confirmGiveOnHint(charity),
      answer: words.giveOn,
      done: words.goesOn(amount, charity),
    };
  }
  return {
    question: words.confirmGiveBack(amount),
    hint: words.confirmGiveBackHint,
    answer: words.giveBack,
    done: words.goesBack(amount),
  };
}

interface ConfirmProps {
  way: Way;
  texts: ReturnType<typeof textsOf>;
  onClose: () => void;
}

function Confirm({ way, texts, onClose }: ConfirmProps) {
  const [give, { isLoading }] = useGiveHeldTipsMutation();
  const [proofReason, setProofReason] = useState<string>();
  const [error, setError] = useState<string>();

  const send = async () => {
    setError(undefined);
    const { error } = await give({ way });
    if (!error) {
      toast({ title: texts.done, description: words.giversAreTold });
      return onClose();
    }
    if (isApiError(error) && error.code === proofNeeded) return setProofReason(error.serverMessage ?? '');
    setProofReason(undefined);
    setError(sentenceOf(error, words.tryAgainSoon));
  };
  const reason = <p role="alert">{proofReason}</p>;
  return (
    <Dialog open onOpenChange={onClose} title={texts.question}>
      <div className={styles.question}>
        <p>{texts.hint}</p>
        {error && <Notice tone="error">{error}</Notice>}
        {proofReason === undefined ? (
          <div className={styles.ways}>
            <Button variant="primary" busy={isLoading} onClick={send}>
              {texts.answer}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {words.keepIt}
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
