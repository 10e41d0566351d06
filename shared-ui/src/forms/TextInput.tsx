import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes';
import control from './control.module.css';
import { useFieldControl } from './field-context';
import styles from './TextInput.module.css';

export type TextInputProps = ComponentProps<'input'> & {
  /** Shown before the text, such as a currency sign; hidden from screen readers. */
  leading?: ReactNode;
};

export function TextInput({ leading, className, ...rest }: TextInputProps) {
  const links = useFieldControl(rest);
  const input = (
    <input
      type="text"
      {...rest}
      {...links}
      className={classes(control.control, Boolean(leading) && styles.led, className)}
    />
  );
  if (!leading) return input;
  return (
    <span className={styles.box}>
      <span className={styles.leading} aria-hidden="true">
        {leading}
      </span>
      {input}
    </span>
  );
}
