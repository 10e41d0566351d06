import type { PaymentIntent } from 'backend/contract/payments';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, Notice } from 'shared-ui';
import type { CardForm } from '../card-provider';
import { cardProviderOf } from '../card/cardProviderOf';
import { dollars } from '../dollars';
import { words } from '../words';
import styles from './CardStep.module.css';
import { usePaymentContext } from './payment-context';
import { SetUpError } from './SetUpError';
import { SetUpProgress } from './SetUpProgress';
import type { TipDetails } from './tipDetails';
import { usePayment } from './usePayment';
import { useSaveDetails } from './usePaymentSetUp';

export interface CardStepProps {
  /** Null while the payment is set up. */
  intent: PaymentIntent | null;
  details?: TipDetails;
  children?: ReactNode;
  /** Shows issues of the details. Returns false to stop the payment. */
  onCheck?: () => boolean;
  /** The button that led here is gone, so the heading takes the focus. */
  takesFocus?: boolean;
}

export function CardStep({ intent, details = {}, children, onCheck, takesFocus }: CardStepProps) {
  const { tip, config, returnPath, cancelLabel, onCancel } = usePaymentContext();
  const { Fields, retrieve } = cardProviderOf(config);
  const card = useRef<CardForm>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [isCancelHeld, setIsCancelHeld] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const saveDetails = useSaveDetails(details);
  const { isProcessing, error, pay } = usePayment({
    card,
    prepare: async () => (onCheck?.() ?? true) && saveDetails(),
    retrieve: async () => {
      if (!intent) throw new Error('A payment is retrieved once it is set up');
      return retrieve(config, intent.clientSecret);
    },
  });

  const isShown = state === 'ready' && !isCancelHeld;
  useEffect(() => {
    if (takesFocus && isShown) heading.current?.focus({ preventScroll: true });
  }, [takesFocus, isShown]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  const tryAgain = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };

  if (state === 'failed') return <SetUpError reason={undefined} onTryAgain={tryAgain} />;
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {isShown && children && (
        <fieldset disabled={isProcessing} className={styles.details}>
          {children}
        </fieldset>
      )}
      {isShown && (
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {words.cardPayment}
        </h2>
      )}
      {!isShown && <SetUpProgress onHold={setIsCancelHeld} />}
      {intent && (
        <div className={styles.card} data-waiting={!isShown || undefined}>
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
      )}
      {error && <Notice tone="warning">{words.cardAdvice[error]}</Notice>}
      {isShown && (
        <div className={styles.actions}>
          <Button onClick={onCancel} disabled={isProcessing}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant="primary" busy={isProcessing} className={styles.pay}>
            {isProcessing ? words.paying : words.pay(dollars(tip.amount))}
          </Button>
        </div>
      )}
    </form>
  );
}
