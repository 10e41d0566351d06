import { Field, TextArea, TextInput } from 'shared-ui';
import { longestMessage, type TipWords } from './tipWords';

interface TipWordsFieldsProps {
  name: string;
  words: TipWords;
  faults: TipWords;
  onWords: (words: TipWords) => void;
  /** A member's receipt goes to their own address. */
  isGuest: boolean;
}

export function TipWordsFields({ name, words, faults, onWords, isGuest }: TipWordsFieldsProps) {
  const change = (part: TipWords) => onWords({ ...words, ...part });
  return (
    <>
      <Field label={`Message to ${name}`} error={faults.message} optional>
        <TextArea
          rows={2}
          value={words.message ?? ''}
          onChange={({ target }) => change({ message: target.value })}
          {...(words.message && { count: longestMessage })}
        />
      </Field>
      {isGuest && (
        <Field label="Email for the receipt" error={faults.receiptEmail} optional>
          <TextInput
            type="email"
            autoComplete="email"
            inputMode="email"
            value={words.receiptEmail ?? ''}
            onChange={({ target }) => change({ receiptEmail: target.value.trim() })}
          />
        </Field>
      )}
    </>
  );
}
