import type { PaymentsConfig, TipRecipient } from 'backend/contract/payments';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { amountOf } from './amount';
import { AmountForm } from './AmountForm';
import { CheckoutPayment } from './CheckoutPayment';
import { ChosenAmount } from './ChosenAmount';
import { TipPass } from './TipPass';
import { tipStart } from './tipStart';
import type { TipWords } from './tipWords';
import { useIsFirstPage } from './useGoBack';

const firstAmount = '5';

/** The card at once, for the amount that the address says; another one can be chosen. */
export function Checkout({ recipient, config }: { recipient: TipRecipient; config: PaymentsConfig }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('amount') ?? firstAmount;
  const amount = amountOf(asked);
  const [typed, setTyped] = useState(asked);
  const [changed, setChanged] = useState<number | null>(null);
  const [hasChanged, setHasChanged] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [words, setWords] = useState<TipWords>({});
  const isFirstPage = useIsFirstPage();

  const arrive = useEffectEvent(() => {
    // Whoever came by a link of ours has been counted there.
    if (isFirstPage) tipStart(recipient.id);
  });
  useEffect(() => arrive(), []);

  const choose = (next: number) => {
    if (next === amount) setChanged(null);
    setHasChanged(true);
    setSearch((before) => ({ ...Object.fromEntries(before), amount: String(next) }), { replace: true });
  };
  return (
    <TipPass
      title="Leave a Tip"
      name={recipient.username}
      picture={recipient.profilePictureUrl}
      label={`Supporting ${recipient.username} for their help`}
    >
      {amount === null || amount === changed ? (
        <AmountForm
          amount={typed}
          onAmount={setTyped}
          onContinue={choose}
          takesFocus={amount !== null}
          isRefused={amount === null}
        />
      ) : (
        <>
          <ChosenAmount amount={amount} isFixed={isBusy} onChange={() => setChanged(amount)} />
          <CheckoutPayment
            key={amount}
            tip={{ recipientId: recipient.id, amount }}
            name={recipient.username}
            {...{ config, words }}
            onWords={setWords}
            onBusy={setIsBusy}
            takesFocus={hasChanged}
          />
        </>
      )}
    </TipPass>
  );
}
