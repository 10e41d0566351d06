import { Field, TextInput, type TextInputProps } from 'shared-ui';
import type { Control, Words } from './control';

type TextBoxProps = Control & Words & Omit<TextInputProps, keyof Control | keyof Words>;

export function TextBox({ label, hint, error, required, optional, onChange, ...input }: TextBoxProps) {
  return (
    <Field {...{ label, hint, error, required, optional }}>
      <TextInput {...input} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
