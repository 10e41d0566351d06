import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckIcon } from '../icons/signs';
import { classes } from '../classes';
import styles from './Checkbox.module.css';
import { FieldError } from './FieldError';

export type CheckboxProps = ComponentProps<'input'> & {
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ children, hint, error, className, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const hintId = hint ? `${ownId}hint` : undefined;
  const errorId = error ? `${ownId}error` : undefined;
  const inputId = id ?? ownId;
  return (
    <div className={classes(styles.checkbox, className)}>
      <span className={styles.box}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          className={styles.input}
          aria-describedby={classes(rest['aria-describedby'], errorId, hintId) || undefined}
          aria-invalid={error ? true : rest['aria-invalid']}
        />
        <CheckIcon className={styles.mark} aria-hidden="true" />
      </span>
      <label htmlFor={inputId} className={styles.label}>
        {children}
      </label>
      {errorId && (
        <div className={styles.below}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      {hint && (
        <p id={hintId} className={classes(styles.below, styles.hint)}>
          {hint}
        </p>
      )}
    </div>
  );
}
