import { useRef, useState, type ReactNode } from 'react';
import type { FieldControl, Form } from 'shell/forms';
import { exampleFlight } from '../../listing/trip';
import { TextBox, UnlessOffBox } from './boxes';
import { words } from '../../words';
import styles from './FormSection.module.css';
import { KnownFlight, type FlightInForm } from './KnownFlight';

interface NumberBoxProps extends FieldControl {
  label: string;
  hint?: string;
  /** What the timetable knows is offered for it. */
  into: FlightInForm | undefined;
  /** What follows before that which is known of the flight, such as its day. */
  children?: ReactNode;
}

/** The number of a flight. The timetable may fill in the rest. */
export function FlightNumberBox({ into, children, ...box }: NumberBoxProps) {
  const [left, setLeft] = useState('');
  const flight = useRef<HTMLDivElement>(null);
  const focus = () => flight.current?.querySelector('input')?.focus();
  return (
    <>
      <div ref={flight}>
        <TextBox
          {...box}
          optional
          placeholder={exampleFlight}
          autoCapitalize="characters"
          autoComplete="off"
          {...(into && { onBlur: () => setLeft(box.value) })}
        />
      </div>
      {children}
      {into && left === box.value && (
        <div className={styles.found}>
          <KnownFlight flight={left} into={into} onTaken={focus} />
        </div>
      )}
    </>
  );
}

interface NumberFieldProps {
  form: Form<'flightNumber'>;
  first?: FlightInForm;
  children?: ReactNode;
}

export function FlightNumberField({ form, first, children }: NumberFieldProps) {
  return (
    <FlightNumberBox
      {...form.field('flightNumber')}
      label={words.flightNumber}
      hint={words.flightNumberHint}
      into={first}
    >
      {children}
    </FlightNumberBox>
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
