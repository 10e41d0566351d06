import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { Button, Field, TextInput } from 'shared-ui';
import { shortDollars } from '../dollars';
import { words } from '../words';
import { amountIssue, amountOf, isTypable, limits, quickAmounts } from './amount';
import styles from './AmountForm.module.css';

interface AmountFormProps {
  amount: string;
  onAmount: (amount: string) => void;
  onContinue: (amount: number) => void;
  /** The user came back to change the amount. */
  takesFocus?: boolean;
  /** The amount in the address is not valid. */
  isRefused?: boolean;
}

export function AmountForm({ amount, onAmount, onContinue, takesFocus, isRefused = false }: AmountFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isChecked, setIsChecked] = useState(isRefused);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Browsers report an empty value for "-" and other bad input: keep the previous text.
    if (!target.validity.badInput && isTypable(target.value)) onAmount(target.value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dollars = amountOf(amount);
    setIsChecked(true);
    if (dollars === null) field.current?.focus();
    else onContinue(dollars);
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Field
        label={words.amount}
        hint={words.amountHint}
        error={isChecked ? amountIssue(amount) : undefined}
        required
      >
        <TextInput
          ref={field}
          type="number"
          inputMode="numeric"
          min={limits.least}
          max={limits.most}
          step={1}
          placeholder="25"
          autoComplete="off"
          leading="$"
          value={amount}
          onChange={change}
          className={styles.amount}
        />
      </Field>
      <div role="group" aria-label={words.quickChoices} className={styles.quick}>
        {quickAmounts.map((quick) => (
          <Button
            key={quick}
            size="small"
            className={styles.choice}
            aria-pressed={amount === String(quick)}
            onClick={() => onAmount(String(quick))}
          >
            {shortDollars(quick)}
          </Button>
        ))}
      </div>
      <Button type="submit" variant="primary" wide>
        {words.continueToPayment}
      </Button>
    </form>
  );
}
