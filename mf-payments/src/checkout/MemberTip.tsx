import type { PaymentsConfig, RecipientToTip } from 'backend/contract/payments';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readId, toast } from 'shell/host';
import { useRecordPaymentMutation } from '../api';
import type { Payment } from '../card-provider';
import { PaymentContext } from '../payment/payment-context';
import { PaymentForm } from '../payment/PaymentForm';
import { successPath } from '../success/successPath';
import { words } from '../words';
import { amountOf } from './amount';
import { AmountForm } from './AmountForm';
import { Holding } from './Holding';
import { TipPass } from './TipPass';
import { TripTip } from './TripTip';
import { trackTipStart } from './trackTipStart';

const defaultAmount = '15';

/** For members: first the amount, then the card. `?amount=` is set in the second step, so Back leads to the first. */
export function MemberTip({ recipient, config }: { recipient: RecipientToTip; config: PaymentsConfig }) {
  const [search, setSearch] = useSearchParams();
  // The page of a trip leads here, and is where it goes on.
  const trip = readId(search.get('trip'));
  const ofTrip: Record<string, string> = trip === null ? {} : { trip: String(trip) };
  const { state } = useLocation();
  const navigate = useNavigate();
  const [record] = useRecordPaymentMutation();
  const amount = amountOf(search.get('amount') ?? '');
  const { promised, given } = recipient;
  const suggested = promised && !given ? String(promised) : defaultAmount;
  const [typed, setTyped] = useState(amount === null ? suggested : String(amount));
  const [hasChosen, setHasChosen] = useState(amount !== null);

  const choose = (chosen: number) => {
    trackTipStart(recipient.id);
    setHasChosen(true);
    setSearch({ ...ofTrip, amount: String(chosen) }, { state: { isNextStep: true } });
  };
  const backToAmount = () => (state?.isNextStep ? void navigate(-1) : setSearch(ofTrip, { replace: true }));
  const finish = ({ id, cents }: Payment) => {
    // Only makes the server look sooner: it learns of the payment from the provider as well.
    void record({ paymentIntentId: id, recipientId: recipient.id, amount: cents / 100 }).then(({ data }) => {
      if (data?.isUnderReview)
        toast({ title: words.checkingPayment, description: words.cardReturned(recipient.username) });
    });
    toast({ title: words.paymentSuccessful, description: words.tipSent });
    void navigate(trip === null ? '/messages' : `/trips/${trip}`, { replace: true });
  };

  return (
    <TipPass title={words.sendTip} recipient={recipient} label={words.flightCompanion}>
      <TripTip promised={promised} given={given} />
      <Holding recipient={recipient} />
      {amount === null ? (
        <AmountForm amount={typed} onAmount={setTyped} onContinue={choose} takesFocus={hasChosen} />
      ) : (
        <PaymentContext
          value={{
            tip: { recipientId: recipient.id, amount },
            recipientName: recipient.username,
            config,
            returnPath: '/messages',
            cancelLabel: words.cancel,
            onCancel: backToAmount,
            onPaid: finish,
            onPending: (payment) =>
              void navigate(successPath(payment), { replace: true, state: { payment } }),
            onAnotherTip: backToAmount,
          }}
        >
          <PaymentForm key={amount} takesFocus />
        </PaymentContext>
      )}
    </TipPass>
  );
}
