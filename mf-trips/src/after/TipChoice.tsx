import type { tipLimits } from 'backend/contract/payments';
import { useState } from 'react';
import { Button, Field, TextInput } from 'shared-ui';
import { dollars } from '../trip/dollars';
import { words } from '../words';
import styles from './TipChoice.module.css';

/** Repeats the contract's limits, because this page does not load its schemas. The compiler compares them. */
const limits: typeof tipLimits = { least: 1, most: 500 };
const usual = [10, 25, 50];

export const tipIssue = (tip: string) =>
  tip === '' || (Number(tip) >= limits.least && Number(tip) <= limits.most)
    ? undefined
    : words.tipLimits(dollars(limits.least), dollars(limits.most));

/** What was promised comes first. Nothing is chosen beforehand. */
export const amountsOf = (promised: number | null | undefined) =>
  promised ? [promised, ...usual.filter((amount) => amount !== promised)].slice(0, 3) : usual;

interface TipChoiceProps {
  promised: number | null | undefined;
  tip: string;
  error: string | undefined;
  onChange: (tip: string) => void;
}

export function TipChoice({ promised, tip, error, onChange }: TipChoiceProps) {
  const [isOther, setIsOther] = useState(() => tip !== '' && !amountsOf(promised).includes(Number(tip)));
  const choose = (amount: string) => {
    setIsOther(false);
    onChange(amount === tip ? '' : amount);
  };
  const startOther = () => {
    setIsOther(!isOther);
    onChange('');
  };
  return (
    <div className={styles.tip}>
      <div role="group" aria-label={words.amountOfTip} className={styles.amounts}>
        {amountsOf(promised).map((amount) => (
          <Button
            key={amount}
            aria-pressed={!isOther && tip === String(amount)}
            className={styles.amount}
            onClick={() => choose(String(amount))}
          >
            {dollars(amount)}
          </Button>
        ))}
        <Button aria-pressed={isOther} className={styles.amount} onClick={startOther}>
          {words.otherAmount}
        </Button>
      </div>
      {isOther && (
        <Field label={words.anotherAmount} hint={words.wholeDollars} error={error}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            leading="$"
            value={tip}
            onChange={({ target }) => /^\d{0,4}$/.test(target.value) && onChange(target.value)}
          />
        </Field>
      )}
    </div>
  );
}
