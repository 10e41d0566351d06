import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { Button, Field, TextInput } from 'shared-ui';
import { amountFault, amountOf, isTypable, limits, quickAmounts } from './amount';
import styles from './AmountForm.module.css';

interface AmountFormProps {
  /** As it is typed. */
  amount: string;
  onAmount: (amount: string) => void;
  onContinue: (amount: number) => void;
  /** Somebody came back to it. */
  takesFocus?: boolean;
  /** It was asked for in the address, and cannot be. */
  isRefused?: boolean;
}

export function AmountForm({ amount, onAmount, onContinue, takesFocus, isRefused = false }: AmountFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isChecked, setIsChecked] = useState(isRefused);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // A browser hands over nothing for "1.5" or "-": what stood there before stays.
    if (!target.validity.badInput && isTypable(target.value)) onAmount(target.value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const whole = amountOf(amount);
    setIsChecked(true);
    if (whole === null) field.current?.focus();
    else onContinue(whole);
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Field
        label="Amount"
        hint="In US dollars, whole ones"
        error={isChecked ? amountFault(amount) : undefined}
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
          onChange={type}
          className={styles.amount}
        />
      </Field>
      <div role="group" aria-label="Quick choices" className={styles.quick}>
        {quickAmounts.map((quick) => (
          <Button
            key={quick}
            size="small"
            className={styles.choice}
            aria-pressed={amount === String(quick)}
            onClick={() => onAmount(String(quick))}
          >
            ${quick}
          </Button>
        ))}
      </div>
      <Button type="submit" variant="primary" wide>
        Continue to Payment
      </Button>
    </form>
  );
}
