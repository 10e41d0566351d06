import { useSearchParams } from 'react-router-dom';
import { Field, formatDay, TextInput } from 'shared-ui';
import { OtherAirports } from '../airports/SameName';
import { exampleFlight } from '../listing/trip';
import { fieldsOfStop, stopNumbers } from '../posting/fields/stops';
import { readDay } from './filter';
import { stopValues } from './flightStops';
import { words } from '../words';
import styles from './StopBoxes.module.css';

interface PlainStopsProps {
  /** By the field of a stop. */
  issues: Partial<Record<string, string | undefined>>;
}

/** The stops of a flight search, where there are no scripts for its own fields. */
export const StopsWithoutScript = (props: PlainStopsProps) => (
  <noscript>
    <PlainStops {...props} />
  </noscript>
);

function PlainStops({ issues }: PlainStopsProps) {
  const [query] = useSearchParams();
  const typed = stopValues(query.get('stops') ?? '');
  const count = Number(typed.stops);
  return (
    <details className={styles.stops} open={count > 0}>
      <summary className={styles.summary}>{words.changingPlanes}</summary>
      {stopNumbers.slice(0, count + 1).map((stop) => {
        const { airport, date, flightNumber } = fieldsOfStop(stop);
        const lastLeg = stop === count ? issues[`legs.${stop}.to`] : undefined;
        const issueAt = (name: string) => (stop > count ? undefined : issues[name]);
        return (
          <div key={stop} className={styles.boxes}>
            <div>
              <Field
                label={stop > 1 ? words.andAt : words.changePlanesAt}
                error={issueAt(airport) ?? lastLeg}
              >
                <TextInput
                  name="stops"
                  autoComplete="off"
                  placeholder={words.cityOrAirport}
                  defaultValue={typed[airport]}
                />
              </Field>
              <OtherAirports field="stops" stop={stop} />
            </div>
            <Field label={words.dayOfNextFlight} error={issueAt(date)}>
              <TextInput
                name="stopDay"
                autoComplete="off"
                placeholder={formatDay('2026-12-24')}
                defaultValue={readDay(typed[date]) ? formatDay(typed[date]) : typed[date]}
              />
            </Field>
            <Field label={words.nextFlightNumber} error={issueAt(flightNumber)} optional>
              <TextInput
                name="stopFlight"
                autoComplete="off"
                placeholder={exampleFlight}
                defaultValue={typed[flightNumber]}
              />
            </Field>
          </div>
        );
      })}
    </details>
  );
}
