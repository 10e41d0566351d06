import { useEffect } from 'react';
import type { Form } from 'shell/forms';
import { formatDay, usePart } from 'shared-ui';
import { SelectBox, TextBox } from './boxes';
import { flightsIn, landingFields, type FlightName, type FlightTexts } from './flights';
import { fieldsOfStop, stopNumbers } from './stops';
import { dayPlus, daysToLanding, flightLength, isDay, useZoneOf } from './landing';
import { words } from '../../words';

/** Apart, because most visitors do not say when they land. Days are without a text until it has come. */
const loadTexts = () => import('../flight/landingTexts');

interface LandingFieldsProps {
  form: Pick<Form<FlightName>, 'field' | 'issues' | 'change'> & { values: FlightTexts };
  /** From 0, in the order flown. */
  flight: number;
  labels?: { at: string; on: string };
}

/** When a flight lands, on the clocks over there. The day follows from both clocks and can be chosen. */
export function LandingFields({ form, flight, labels = words.landing }: LandingFieldsProps) {
  const { field, issues, values, change } = form;
  const names = landingFields(flight, Number(values.stops));
  const [time, after] = [field(names.time), field(names.after)];
  const { part: texts, state, open } = usePart(loadTexts);
  useEffect(() => {
    if (time.value && state === 'closed') void open();
  });
  const zoneOf = useZoneOf(time.value !== '' || values.stops !== '0');
  const typed = flightsIn(values)[flight];
  if (!typed) return null;
  const { date } = typed;
  const days = daysToLanding(typed, zoneOf);
  const length = flightLength(typed, zoneOf);
  const dayText = (after: number) => {
    const day = formatDay(dayPlus(date, after));
    return texts?.dayText(day, after) ?? day;
  };
  /** A flight that goes on from there leaves on the day of the landing at the earliest. */
  const next = stopNumbers.slice(0, Number(values.stops))[flight];
  const withNext = (arrivalTime: string, landsAfter: string): Partial<FlightTexts> => {
    const landing = {
      [names.time]: arrivalTime,
      [names.after]: landsAfter,
      ...(!typed.to && { [names.at]: '' }),
    };
    if (!next || !isDay(date)) return landing;
    const day = dayPlus(date, daysToLanding({ ...typed, arrivalTime, landsAfter }, zoneOf));
    const nextDay = fieldsOfStop(next).date;
    return { ...landing, ...(values[nextDay] < day && { [nextDay]: day }) };
  };
  const path = names.time === 'arrivalTime' && Number(values.stops) === 0 ? '' : `legs.${flight}.`;
  const error = time.error ?? issues[`${path}arrivalTime`] ?? issues[`${path}arrivalDate`];
  return (
    <>
      <TextBox
        {...time}
        error={error}
        // Another time has a day of its own.
        onChange={(text) => change(withNext(text, ''))}
        label={labels.at}
        optional
        type="time"
        hint={length && texts ? texts.lengthText(length) : words.localTimeThere}
      />
      {time.value && isDay(date) && (
        <SelectBox
          {...after}
          value={String(days)}
          onChange={(text) => change(withNext(time.value, text))}
          label={labels.on}
          options={offered(days).map((choice) => [String(choice), dayText(choice)])}
        />
      )}
    </>
  );
}

/** The day before is for flights over the date line only. */
const offered = (days: number) => [...(days < 0 ? [days] : []), 0, 1, 2, ...(days > 2 ? [days] : [])];
