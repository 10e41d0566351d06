import { Field, TextArea, TextInput } from 'shared-ui';
import { usePaymentContext } from '../payment/payment-context';
import { maxMessageLength, type TipDetails } from '../payment/tipDetails';
import { words } from '../words';

interface TipDetailsFieldsProps {
  details: TipDetails;
  issues: TipDetails;
  onChange: (details: TipDetails) => void;
  /** Members get the receipt at the address of their account. */
  isGuest: boolean;
}

export function TipDetailsFields({ details, issues, onChange, isGuest }: TipDetailsFieldsProps) {
  const { recipientName } = usePaymentContext();
  const { message, receiptEmail } = details;
  return (
    <>
      <Field label={words.messageTo(recipientName)} error={issues.message} optional>
        <TextArea
          rows={2}
          dir={message ? 'auto' : undefined}
          value={message ?? ''}
          onChange={({ target }) => onChange({ ...details, message: target.value })}
          {...(message && { count: maxMessageLength })}
        />
      </Field>
      {isGuest && (
        <Field label={words.receiptEmail} error={issues.receiptEmail} optional>
          <TextInput
            type="email"
            autoComplete="email"
            inputMode="email"
            value={receiptEmail ?? ''}
            onChange={({ target }) => onChange({ ...details, receiptEmail: target.value.trim() })}
          />
        </Field>
      )}
    </>
  );
}
