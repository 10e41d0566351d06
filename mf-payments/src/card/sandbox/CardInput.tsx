import type { ChangeEvent, ComponentProps, Ref } from 'react';
import { Field, TextInput } from 'shared-ui';

interface CardInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  error: string | undefined;
  format: (typed: string) => string;
  ref?: Ref<HTMLInputElement>;
}

/** An uncontrolled field: card data is not kept in React state, only read on confirmation. */
export function CardInput({ label, error, format, ...input }: CardInputProps) {
  const reformat = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Formatting would insert again what the user deletes.
    if (nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')) return;
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    const isAtEnd = before.length === target.value.length;
    target.value = format(target.value);
    if (isAtEnd) return;
    const cursor = format(before).length;
    target.setSelectionRange(cursor, cursor);
  };
  return (
    <Field label={label} error={error} required>
      <TextInput
        dir="ltr"
        inputMode="numeric"
        spellCheck={false}
        autoComplete="off"
        {...input}
        onChange={reformat}
      />
    </Field>
  );
}
