import { DateField, Field, type DateFieldProps } from 'shared-ui';
import type { Control, Words } from './control';

type DayBoxProps = Control & Words & Pick<DateFieldProps, 'min' | 'max'>;

export function DayBox({ label, hint, error, required, optional, ...day }: DayBoxProps) {
  return (
    <Field {...{ label, hint, error, required, optional }}>
      <DateField {...day} />
    </Field>
  );
}
