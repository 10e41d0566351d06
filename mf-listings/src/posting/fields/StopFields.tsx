import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Form } from 'shell/forms';
import { Button, useToday } from 'shared-ui';
import { AirportField } from '../../airports/AirportField';
import { DayBox, TextBox } from './boxes';
import { words } from '../../words';
import styles from './FormSection.module.css';
import { FlightNumberBox } from './FlightFields';
import type { FlightInForm } from './KnownFlight';
import { fieldsOfStop, stopNumbers, type StopName, type StopNumber } from './stops';

interface StopFieldsProps {
  form: Pick<Form<StopName | 'date' | 'endDate'>, 'field' | 'values' | 'issues' | 'change'>;
  hasTimes?: boolean;
  /** When the flight with this number lands. */
  renderLanding?: (flight: number) => ReactNode;
  /** What a known flight may fill in. */
  flightAfter?: (stop: StopNumber) => FlightInForm;
  /** The visitor has just added the first stop. */
  startsFocused?: boolean;
}

/** Where planes are changed, and the flight that goes on from there. */
export function StopFields({
  form,
  hasTimes = true,
  renderLanding,
  flightAfter,
  startsFocused = false,
}: StopFieldsProps) {
  const { field, values, issues, change } = form;
  const count = Number(values.stops);
  const lastStop = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusStop = () => lastStop.current?.querySelector('input')?.focus();
  const focusAtStart = useEffectEvent(() => startsFocused && focusStop());
  useEffect(() => void focusAtStart(), []);
  const today = useToday();
  const dayBefore = (stop: number) =>
    stopNumbers
      .filter((other) => other < stop)
      .map((other) => values[fieldsOfStop(other).date])
      .reduce((last, day) => day || last, values.date);
  const add = () => {
    const [stop] = stopNumbers.slice(count);
    if (!stop) return;
    const day = fieldsOfStop(stop).date;
    flushSync(() => change({ stops: String(stop), endDate: '', [day]: values[day] || dayBefore(stop) }));
    focusStop();
  };
  const last = stopNumbers[count - 1];
  /** The last leg ends at the arrival airport, which is no field of a stop. */
  const lastLeg = issues[`legs.${count}.to`];
  return (
    <>
      {stopNumbers.slice(0, count).map((stop) => {
        const names = fieldsOfStop(stop);
        return (
          <fieldset key={stop} ref={stop === last ? lastStop : null} className={styles.stop}>
            <legend className={styles.legend}>{count === 1 ? words.onlyStop : words.stopNumber(stop)}</legend>
            <div className={styles.fields} data-columns="2">
              <AirportField
                {...field(names.airport)}
                error={field(names.airport).error ?? (stop === last ? lastLeg : undefined)}
                label={words.changePlanesAt}
                required
                placeholder={words.cityOrCode}
              />
              <DayBox
                {...field(names.date)}
                label={words.dayOfNextFlight}
                required
                min={dayBefore(stop) || today}
                hint={words.localToStop}
              />
              {hasTimes && (
                <TextBox {...field(names.time)} label={words.timeOfNextFlight} optional type="time" />
              )}
              <FlightNumberBox
                {...field(names.flightNumber)}
                label={words.nextFlightNumber}
                into={flightAfter?.(stop)}
              />
              {renderLanding?.(stop)}
            </div>
          </fieldset>
        );
      })}
      <div className={styles.turns}>
        {count < stopNumbers.length && (
          <Button ref={addButton} size="small" onClick={add}>
            {count ? words.addAnotherStop : words.addStop}
          </Button>
        )}
        {last && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              flushSync(() => change({ stops: String(count - 1), [fieldsOfStop(last).airport]: '' }));
              addButton.current?.focus();
            }}
          >
            {count === 1 ? words.removeOnlyStop : words.removeStop(last)}
          </Button>
        )}
      </div>
    </>
  );
}
