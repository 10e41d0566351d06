import { useRef, useState } from 'react';
import type { FieldControl, Form } from 'shell/forms';
import { Checkbox } from 'shared-ui';
import { TextBox } from './boxes';
import styles from './FormSection.module.css';
import { KnownRoutes, type Ends } from './KnownRoutes';

interface FlightFieldsProps {
  form: Form<'time' | 'flightNumber'>;
  /** Absent where it is not asked again. */
  show?: FieldControl;
  /** In a new listing: the ends of this flight, which a known flight may fill in. */
  route?: { ends: Ends; change: (ends: Ends) => void };
}

export function FlightFields({ form, show, route }: FlightFieldsProps) {
  const [left, setLeft] = useState('');
  const flight = useRef<HTMLDivElement>(null);
  const { value } = form.field('flightNumber');
  const take = (ends: Ends) => {
    route?.change(ends);
    // The button that had the focus is gone.
    flight.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <TextBox
        {...form.field('time')}
        label="Time"
        optional
        type="time"
        hint="When it departs, local time."
      />
      <div ref={flight} className={styles.flight}>
        <TextBox
          {...form.field('flightNumber')}
          label="Flight Number"
          optional
          placeholder="AA1234"
          autoCapitalize="characters"
          autoComplete="off"
          hint="It is on the ticket or the booking."
          {...(route && { onBlur: () => setLeft(value) })}
        />
        {route && left === value && <KnownRoutes flight={left} ends={route.ends} onTake={take} />}
      </div>
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
