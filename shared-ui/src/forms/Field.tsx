import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classes } from '../classes';
import { FieldContext } from './field-context';
import { FieldError } from './FieldError';
import { words } from '../words';
import styles from './Field.module.css';

export type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  children: ReactNode;
};

/** Label, hint and error of the one control inside, linked for screen readers. */
export function Field(props: FieldProps) {
  const { label, hint, error: givenError, required = false, optional, labelHidden, ...others } = props;
  const { className, children, ...rest } = others;
  const id = useId();
  const [hasOwnIssue, setHasOwnIssue] = useState(false);
  const error = hasOwnIssue ? undefined : givenError;
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const links = {
    controlId: id,
    labelId: `${id}label`,
    describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined,
    invalid: Boolean(error),
    required,
    onOwnIssue: setHasOwnIssue,
  };
  return (
    <div
      {...rest}
      className={classes(styles.field, className)}
      data-invalid={error || hasOwnIssue ? '' : undefined}
    >
      <label id={links.labelId} htmlFor={id} className={classes(styles.label, labelHidden && styles.hidden)}>
        {label}
        {optional && <span className={styles.optional}> {words.optional}</span>}
      </label>
      <FieldContext value={links}>{children}</FieldContext>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
