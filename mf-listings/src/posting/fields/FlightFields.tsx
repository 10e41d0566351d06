import type { Form } from 'shell/forms';
import { TextBox } from './boxes';

export function FlightFields({ form }: { form: Form<'time' | 'flightNumber'> }) {
  return (
    <>
      <TextBox
        {...form.field('time')}
        label="Time"
        optional
        type="time"
        hint="When it departs, local time."
      />
      <TextBox
        {...form.field('flightNumber')}
        label="Flight Number"
        optional
        placeholder="AA1234"
        autoCapitalize="characters"
        autoComplete="off"
        hint="It is on the ticket or the booking."
      />
    </>
  );
}
