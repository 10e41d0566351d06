import { useEffect } from 'react';
import type { Form } from 'shell/forms';
import { formatDay, usePart } from 'shared-ui';
import { SelectBox, TextBox } from './boxes';
import { flightsIn, landingFields, type FlightName, type FlightTexts } from './flights';
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
  const zoneOf = useZoneOf(time.value !== '');
  const typed = flightsIn(values)[flight];
  if (!typed) return null;
  const { date } = typed;
  const days = daysToLanding(typed, zoneOf);
  const length = flightLength(typed, zoneOf);
  const dayText = (after: number) => {
    const day = formatDay(dayPlus(date, after));
    return texts?.dayText(day, after) ?? day;
  };
  const path = names.time === 'arrivalTime' && Number(values.stops) === 0 ? '' : `legs.${flight}.`;
  const error = time.error ?? issues[`${path}arrivalTime`] ?? issues[`${path}arrivalDate`];
  return (
    <>
      <TextBox
        {...time}
        error={error}
        // Another time has a day of its own.
        onChange={(text) => change({ [names.time]: text, [names.after]: '' })}
        label={labels.at}
        optional
        type="time"
        hint={length && texts ? texts.lengthText(length) : words.localTimeThere}
      />
      {time.value && isDay(date) && (
        <SelectBox
          {...after}
          value={String(days)}
          label={labels.on}
          options={offered(days).map((choice) => [String(choice), dayText(choice)])}
        />
      )}
    </>
  );
}

/** The day before is for flights over the date line only. */
const offered = (days: number) => [...(days < 0 ? [days] : []), 0, 1, 2, ...(days > 2 ? [days] : [])];
