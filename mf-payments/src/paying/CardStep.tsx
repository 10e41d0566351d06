import type { PaymentIntent } from 'backend/contract/payments';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Notice } from 'shared-ui';
import type { CardForm } from '../card/card-provider';
import { providerOf } from '../card/providerOf';
import { dollars } from '../tips/dollars';
import styles from './CardStep.module.css';
import type { PaymentFormProps } from './PaymentForm';
import { SetUpFailed } from './SetUpFailed';
import { SettingUp } from './SettingUp';
import { usePaying, type Trouble } from './usePaying';
import { useTellWords } from './useTellWords';
import { forgetTip } from './wantedTip';

const advice: Record<Trouble, string> = {
  refused: 'Nothing has been charged. You can try again, or use another card.',
  unknown: 'We could not see what came of it. Press Pay once more: the same tip is never charged twice.',
};

/** The card, and the one button that charges it. Who takes the card is the provider's matter. */
export function CardStep(props: PaymentFormProps & { intent: PaymentIntent }) {
  const { intent, tip, config, words = {}, children, onCheck, returnPath, takesFocus, ...then } = props;
  const { onBusy, onPaid, onPending, onCancel, cancelWord } = then;
  const { Fields, retrieve } = providerOf(config);
  const card = useRef<CardForm>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [attempt, setAttempt] = useState(1);
  const tell = useTellWords(tip, words);
  const { isProcessing, trouble, pay } = usePaying({
    card,
    onBusy,
    prepare: async () => (onCheck?.() ?? true) && tell(),
    look: () => retrieve(config, intent.clientSecret),
    onPending,
    onPaid(payment) {
      forgetTip(tip);
      onPaid(payment);
    },
  });

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  const tryAgain = () => {
    setState('waiting');
    setAttempt(attempt + 1);
  };

  if (state === 'failed')
    return (
      <SetUpFailed reason={undefined} onTryAgain={tryAgain} onCancel={onCancel} cancelWord={cancelWord} />
    );
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {children && (
        <fieldset disabled={isProcessing} className={styles.words}>
          {children}
        </fieldset>
      )}
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        Card payment
      </h2>
      {state === 'waiting' && <SettingUp onCancel={onCancel} cancelWord={cancelWord} />}
      <div className={styles.card} data-waiting={state === 'waiting' || undefined}>
        <Fields
          key={attempt}
          ref={card}
          config={config}
          clientSecret={intent.clientSecret}
          returnPath={returnPath}
          onReady={() => setState('ready')}
          onFailure={() => setState('failed')}
        />
      </div>
      {trouble && <Notice tone="warning">{advice[trouble]}</Notice>}
      {state === 'ready' && (
        <div className={styles.ways}>
          <Button onClick={onCancel} disabled={isProcessing}>
            {cancelWord}
          </Button>
          <Button type="submit" variant="primary" busy={isProcessing} className={styles.pay}>
            {isProcessing ? 'Processing...' : `Pay ${dollars(tip.amount)}`}
          </Button>
        </div>
      )}
    </form>
  );
}
