import { type ReactNode, useId } from 'react';
import { CheckIcon } from '../icons/signs';
import { classes } from '../classes';
import { words } from '../words';
import styles from './Chips.module.css';

export interface ChipsProps<Value extends string> {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** Without it each option is a field of its own, such as `verified=true`. */
  name?: string;
  options: readonly (readonly [value: Value, label: string])[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** Radio buttons instead of checkboxes. */
  single?: boolean;
  className?: string | undefined;
}

/** A few options next to each other, of which any number can be chosen, or one. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, labelHidden, optional, hint, name, options, chosen, onChange, single, className } = props;
  const id = useId();
  const hintId = hint ? `${id}hint` : undefined;
  const toggle = (value: Value) => {
    if (single) return onChange([value]);
    const isWanted = (one: Value) => (one === value) !== chosen.includes(one);
    onChange(options.map(([one]) => one).filter(isWanted));
  };
  return (
    <fieldset className={classes(styles.group, className)} aria-describedby={hintId}>
      <legend className={classes(styles.legend, labelHidden && styles.hidden)}>
        {label}
        {optional && <span className={styles.optional}> {words.optional}</span>}
      </legend>
      <div className={styles.chips}>
        {options.map(([value, text]) => (
          <label key={value} className={styles.chip}>
            <input
              type={single ? 'radio' : 'checkbox'}
              className={styles.input}
              name={name ?? value}
              value={name ? value : 'true'}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            <CheckIcon className={styles.mark} aria-hidden="true" />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
