import { Field, PhoneField } from 'shared-ui';
import type { Control, Words } from './control';

export function PhoneBox({ label, hint, error, required, optional, ...phone }: Control & Words) {
  return (
    <Field {...{ label, hint, error, required, optional }}>
      <PhoneField {...phone} />
    </Field>
  );
}
