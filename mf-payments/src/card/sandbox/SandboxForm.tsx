import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { CardFieldsProps } from '../card-provider';
import { CardBox } from './CardBox';
import { confirmCard } from './confirmCard';
import { ExtraStep, type Question } from './ExtraStep';
import styles from './SandboxForm.module.css';
import { SandboxNotice } from './SandboxNotice';
import { accessOf } from './sandbox-stripe';
import { codeFault, expiryFault, grouped, monthAndYear, numberFault, onlyDigits } from './typed-card';

interface Faults {
  number?: string | undefined;
  expiry?: string | undefined;
  code?: string | undefined;
}

/** Our own card form, where no real card is charged: it speaks to the sandbox as Stripe.js speaks to Stripe. */
export function SandboxForm({ config, clientSecret, ref, ...props }: CardFieldsProps) {
  const number = useRef<HTMLInputElement>(null);
  const expiry = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [question, setQuestion] = useState<Question | null>(null);
  const onReady = useEffectEvent(props.onReady);

  useEffect(() => onReady(), []);

  const look = () => {
    const fields = [number.current, expiry.current, code.current];
    const [typedNumber = '', typedExpiry = '', typedCode = ''] = fields.map((field) => field?.value);
    const found: Faults = {
      number: numberFault(typedNumber),
      expiry: expiryFault(typedExpiry),
      code: codeFault(typedCode),
    };
    setFaults(found);
    const first = [found.number, found.expiry, found.code].findIndex(Boolean);
    if (first === -1) return { number: typedNumber, expiry: typedExpiry, code: typedCode };
    fields[first]?.focus();
  };

  useImperativeHandle(ref, () => ({
    async confirm() {
      const card = look();
      if (!card) return { kind: 'incomplete' };
      const ask = () =>
        new Promise<boolean>((resolve) => {
          setQuestion({
            answer(agrees) {
              setQuestion(null);
              resolve(agrees);
            },
          });
        });
      return confirmCard(accessOf(config, clientSecret), card, ask);
    },
  }));

  return (
    <>
      <SandboxNotice />
      {question && <ExtraStep {...question} />}
      <div className={styles.card} hidden={question !== null}>
        <CardBox
          ref={number}
          label="Card number"
          placeholder="1234 1234 1234 1234"
          shaped={grouped}
          error={faults.number}
        />
        <div className={styles.row}>
          <CardBox
            ref={expiry}
            label="Expiration date"
            placeholder="MM / YY"
            shaped={monthAndYear}
            error={faults.expiry}
          />
          <CardBox
            ref={code}
            label="Security code"
            placeholder="CVC"
            shaped={onlyDigits}
            error={faults.code}
          />
        </div>
      </div>
    </>
  );
}
