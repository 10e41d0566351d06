import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react';
import { classes } from '../classes';
import { plainDigits } from '../language/plainDigits';
import control from './control.module.css';
import { useFieldControl } from './field-context';
import styles from './CodeInput.module.css';

export type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue'> & {
  value: string;
  onChange: (code: string) => void;
};

const digits = (text: string) => plainDigits(text).replace(/\D/g, '').slice(0, 6);

/** Six digits: typed, pasted with other text around them, or filled in by the phone. */
export function CodeInput({ value, onChange, className, onPaste, ...rest }: CodeInputProps) {
  const links = useFieldControl(rest);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const pasted = digits(event.clipboardData.getData('text'));
    if (pasted.length < 6) return;
    event.preventDefault();
    onChange(pasted);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      // In every language the cells are filled from the left, and need their spacing.
      lang="en"
      dir="ltr"
      {...rest}
      {...links}
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(digits(event.target.value))}
      onPaste={paste}
      className={classes(control.control, styles.code, className)}
    />
  );
}
