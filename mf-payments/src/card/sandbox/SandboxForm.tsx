import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { CardFieldsProps } from '../../card-provider';
import { words } from '../../words';
import { CardInput } from './CardInput';
import { confirmCard } from './confirmCard';
import { ExtraStep, type ExtraStepProps } from './ExtraStep';
import styles from './SandboxForm.module.css';
import { SandboxNotice } from './SandboxNotice';
import { accessOf } from './sandbox-stripe';
import { codeIssue, expiryIssue, grouped, monthAndYear, numberIssue, onlyDigits } from './typed-card';

interface Issues {
  number?: string | undefined;
  expiry?: string | undefined;
  code?: string | undefined;
}

/** Our own card form for the sandbox, which has Stripe's API. No real card is charged. */
export function SandboxForm({ config, clientSecret, ref, ...props }: CardFieldsProps) {
  const number = useRef<HTMLInputElement>(null);
  const expiry = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [issues, setIssues] = useState<Issues>({});
  const [extraStep, setExtraStep] = useState<ExtraStepProps | null>(null);
  const onReady = useEffectEvent(props.onReady);

  useEffect(() => onReady(), []);

  const readCard = () => {
    const fields = [number.current, expiry.current, code.current];
    const [typedNumber = '', typedExpiry = '', typedCode = ''] = fields.map((field) => field?.value);
    const found: Issues = {
      number: numberIssue(typedNumber),
      expiry: expiryIssue(typedExpiry),
      code: codeIssue(typedCode),
    };
    setIssues(found);
    const first = [found.number, found.expiry, found.code].findIndex(Boolean);
    if (first === -1) return { number: typedNumber, expiry: typedExpiry, code: typedCode };
    fields[first]?.focus();
  };

  useImperativeHandle(ref, () => ({
    async confirm() {
      const card = readCard();
      if (!card) return { kind: 'incomplete' };
      const askBank = () =>
        new Promise<boolean>((resolve) => {
          setExtraStep({
            onAnswer(agrees) {
              setExtraStep(null);
              resolve(agrees);
            },
          });
        });
      return confirmCard(accessOf(config, clientSecret), card, askBank);
    },
  }));

  return (
    <>
      <SandboxNotice />
      {extraStep && <ExtraStep {...extraStep} />}
      <div className={styles.card} hidden={extraStep !== null}>
        <CardInput
          ref={number}
          label={words.cardNumber}
          placeholder="1234 1234 1234 1234"
          format={grouped}
          error={issues.number}
        />
        <div className={styles.row}>
          <CardInput
            ref={expiry}
            label={words.expirationDate}
            placeholder={words.monthAndYear}
            format={monthAndYear}
            error={issues.expiry}
          />
          <CardInput
            ref={code}
            label={words.securityCode}
            placeholder={words.securityCodeShort}
            format={onlyDigits}
            error={issues.code}
          />
        </div>
      </div>
    </>
  );
}
