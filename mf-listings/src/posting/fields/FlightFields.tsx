import { useRef, useState, type ReactNode } from 'react';
import type { FieldControl, Form } from 'shell/forms';
import { exampleFlight } from './stops';
import { TextBox, UnlessOffBox } from './boxes';
import { words } from '../../words';
import styles from './FormSection.module.css';
import { KnownRoutes, type Ends } from './KnownRoutes';

interface NumberFieldProps {
  form: Form<'flightNumber'>;
  /** In a new listing: the ends of this flight, which a known flight may fill in. */
  route?: { ends: Ends; change: (ends: Ends) => void };
}

export function FlightNumberField({ form, route }: NumberFieldProps) {
  const [left, setLeft] = useState('');
  const flight = useRef<HTMLDivElement>(null);
  const { value } = form.field('flightNumber');
  const take = (ends: Ends) => {
    route?.change(ends);
    // The button that had the focus is gone.
    flight.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={flight} className={styles.flight}>
      <TextBox
        {...form.field('flightNumber')}
        label={words.flightNumber}
        optional
        placeholder={exampleFlight}
        autoCapitalize="characters"
        autoComplete="off"
        hint={words.flightNumberHint}
        {...(route && { onBlur: () => setLeft(value) })}
      />
      {route && left === value && <KnownRoutes flight={left} ends={route.ends} onTake={take} />}
    </div>
  );
}

export function TimeField({ form }: { form: Form<'time'> }) {
  return (
    <TextBox {...form.field('time')} label={words.time} optional type="time" hint={words.departsLocalTime} />
  );
}

export function ShowFlightBox(show: FieldControl) {
  return (
    <UnlessOffBox {...show} hint={words.showMyFlightHint}>
      {words.showMyFlight}
    </UnlessOffBox>
  );
}

interface FlightFieldsProps extends NumberFieldProps {
  form: Form<'time' | 'flightNumber'>;
  /** When it lands. */
  landing?: ReactNode;
  /** Absent where it is not asked again. */
  show?: FieldControl;
}

export function FlightFields({ form, show, landing, ...number }: FlightFieldsProps) {
  return (
    <>
      <TimeField form={form} />
      {landing}
      <FlightNumberField form={form} {...number} />
      {show && <ShowFlightBox {...show} />}
    </>
  );
}
