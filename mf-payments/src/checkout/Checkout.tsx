import type { PaymentsConfig, RecipientToTip } from 'backend/contract/payments';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Payment } from '../card-provider';
import { useGoBack, useIsFirstPage } from '../layout/useGoBack';
import { PaymentContext } from '../payment/payment-context';
import type { TipDetails } from '../payment/tipDetails';
import { successPath } from '../success/successPath';
import { words } from '../words';
import { amountOf } from './amount';
import { AmountForm } from './AmountForm';
import { CheckoutPayment } from './CheckoutPayment';
import { ChosenAmount } from './ChosenAmount';
import { Holding } from './Holding';
import { TipPass } from './TipPass';
import { trackTipStart } from './trackTipStart';

const defaultAmount = '5';

/** For guests and members: the card form at once, for the amount in the address. The amount can be changed. */
export function Checkout({ recipient, config }: { recipient: RecipientToTip; config: PaymentsConfig }) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const isFirstPage = useIsFirstPage();
  const requested = search.get('amount') ?? defaultAmount;
  const amount = amountOf(requested);
  const [typed, setTyped] = useState(requested);
  // The amount that the user is about to change.
  const [replaced, setReplaced] = useState<number | null>(null);
  const [hasChosen, setHasChosen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [details, setDetails] = useState<TipDetails>({});

  const trackStart = useEffectEvent(() => {
    // Our own links to this page have tracked it already.
    if (isFirstPage) trackTipStart(recipient.id);
  });
  useEffect(() => trackStart(), []);

  const choose = (next: number) => {
    if (next === amount) setReplaced(null);
    setHasChosen(true);
    setSearch((previous) => ({ ...Object.fromEntries(previous), amount: String(next) }), { replace: true });
  };
  const showResult = (payment: Payment) =>
    void navigate(successPath(payment), { replace: true, state: { payment } });

  return (
    <TipPass title={words.leaveTip} recipient={recipient} label={words.supporting(recipient.username)}>
      <Holding recipient={recipient} />
      {amount === null || amount === replaced ? (
        <AmountForm
          amount={typed}
          onAmount={setTyped}
          onContinue={choose}
          takesFocus={amount !== null}
          isRefused={amount === null}
        />
      ) : (
        <PaymentContext
          value={{
            tip: { recipientId: recipient.id, amount },
            recipientName: recipient.username,
            config,
            returnPath: '/checkout/success',
            cancelLabel: words.goBack,
            onCancel: goBack,
            onPaid: showResult,
            onPending: showResult,
            onBusy: setIsBusy,
          }}
        >
          <ChosenAmount amount={amount} isLocked={isBusy} onChange={() => setReplaced(amount)} />
          <CheckoutPayment key={amount} details={details} onDetails={setDetails} takesFocus={hasChosen} />
        </PaymentContext>
      )}
    </TipPass>
  );
}
