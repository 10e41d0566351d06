import type { FieldControl, Form } from 'shell/forms';
import { Checkbox } from 'shared-ui';
import { TextBox } from './boxes';
import styles from './FormSection.module.css';

interface FlightFieldsProps {
  form: Form<'time' | 'flightNumber'>;
  /** Absent where it is not asked again. */
  show?: FieldControl;
}

export function FlightFields({ form, show }: FlightFieldsProps) {
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
      {show && (
        <Checkbox
          name={show.name}
          className={styles.whole}
          checked={show.value === 'on'}
          hint="Otherwise only people who got your contact see flight number and time."
          onChange={({ target }) => show.onChange(target.checked ? 'on' : 'off')}
        >
          Show my flight number to everyone
        </Checkbox>
      )}
    </>
  );
}
