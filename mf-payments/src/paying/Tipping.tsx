import type { PaymentsConfig, TipRecipient } from 'backend/contract/payments';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { toast } from 'shell/host';
import { useRecordPaymentMutation } from '../api';
import type { Payment } from '../card/card-provider';
import { successPath } from '../success/successPath';
import { amountOf } from './amount';
import { AmountForm } from './AmountForm';
import { AlreadyPaid } from './AlreadyPaid';
import { PaymentForm } from './PaymentForm';
import { TipPass } from './TipPass';
import { tipStart } from './tipStart';
import { forgetTip } from './wantedTip';

const underReview = (name: string) =>
  `${name} gets all of it once the payment has passed the check. If it cannot be passed on, all of it goes back to your card.`;

const firstAmount = '15';

/** First the amount, then the card. The address says which, so that Back leads from the card to the amount. */
export function Tipping({ recipient, config }: { recipient: TipRecipient; config: PaymentsConfig }) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [record] = useRecordPaymentMutation();
  const chosen = amountOf(search.get('amount') ?? '');
  const [typed, setTyped] = useState(chosen === null ? firstAmount : String(chosen));
  const [hasBegun, setHasBegun] = useState(chosen !== null);

  const begin = (amount: number) => {
    tipStart(recipient.id);
    setHasBegun(true);
    setSearch({ amount: String(amount) }, { state: { isNextStep: true } });
  };
  const backToAmount = () => (state?.isNextStep ? void navigate(-1) : setSearch({}, { replace: true }));
  const startAnother = (amount: number) => {
    forgetTip({ recipientId: recipient.id, amount });
    backToAmount();
  };
  const finish = ({ id, cents }: Payment) => {
    // A hint that makes the server look at once; should it be lost, the provider tells it too.
    void record({ paymentIntentId: id, recipientId: recipient.id, amount: cents / 100 }).then(({ data }) => {
      if (data?.isUnderReview)
        toast({ title: 'We are checking this payment', description: underReview(recipient.username) });
    });
    toast({ title: 'Payment successful', description: 'Your tip has been sent successfully' });
    void navigate('/messages', { replace: true });
  };

  return (
    <TipPass
      title="Send a Tip"
      name={recipient.username}
      picture={recipient.profilePictureUrl}
      label="Flight Companion"
    >
      {chosen === null ? (
        <AmountForm amount={typed} onAmount={setTyped} onContinue={begin} takesFocus={hasBegun} />
      ) : (
        <PaymentForm
          key={chosen}
          tip={{ recipientId: recipient.id, amount: chosen }}
          config={config}
          returnPath="/messages"
          onPaid={finish}
          onPending={(payment) => void navigate(successPath(payment), { replace: true, state: { payment } })}
          onCancel={backToAmount}
          cancelWord="Cancel"
          takesFocus
          alreadyPaid={<AlreadyPaid name={recipient.username} onAnother={() => startAnother(chosen)} />}
        />
      )}
    </TipPass>
  );
}
