import type { ChangeEvent, ComponentProps, Ref } from 'react';
import { Field, TextInput } from 'shared-ui';

interface CardBoxProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  error: string | undefined;
  /** How it stands on a card. */
  shaped: (typed: string) => string;
  ref?: Ref<HTMLInputElement>;
}

/** A field whose text only the browser holds: it is read when the card is confirmed, and kept nowhere. */
export function CardBox({ label, error, shaped, ...input }: CardBoxProps) {
  const reshape = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Whoever deletes is not helped by what comes back.
    if (nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')) return;
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    const isAtEnd = before.length === target.value.length;
    target.value = shaped(target.value);
    if (isAtEnd) return;
    const place = shaped(before).length;
    target.setSelectionRange(place, place);
  };
  return (
    <Field label={label} error={error} required>
      <TextInput inputMode="numeric" spellCheck={false} autoComplete="off" {...input} onChange={reshape} />
    </Field>
  );
}
