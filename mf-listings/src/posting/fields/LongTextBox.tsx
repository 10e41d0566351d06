import { Field, TextArea, type TextAreaProps } from 'shared-ui';
import type { Control, Words } from './control';
import styles from './FormSection.module.css';

type LongTextBoxProps = Control & Words & Omit<TextAreaProps, keyof Control | keyof Words>;

export function LongTextBox({ label, hint, error, required, optional, onChange, ...area }: LongTextBoxProps) {
  return (
    <Field {...{ label, hint, error, required, optional }} className={styles.whole}>
      <TextArea {...area} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
