import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Field, formatDay, TextInput } from 'shared-ui';
import { OtherAirports } from '../airports/SameName';
import { exampleFlight, fieldsOfStop, stopNumbers } from '../posting/fields/stops';
import { AirportBox } from './AirportBox';
import { pathWith, readDay, readStopFilter, viaCodes } from './filter';
import { stopValues } from './flightStops';
import type { SearchDraft } from './useSearchDraft';
import { words } from '../words';
import styles from './StopBoxes.module.css';

const maxStops = 3;
/** Without a script no further box appears. */
const usual = 2;

/** The filter has the same name in the address. */
export const stopsOf = ({ stops }: SearchDraft): string[] =>
  !stops || readStopFilter(stops) ? [] : stops.split(',');

interface StopBoxesProps {
  draft: SearchDraft;
  error: string | undefined;
  /** Texts that are no airports. */
  typed: string;
  onChange: (stops: string) => void;
}

/** Where planes are changed. An empty box keeps its place while another is filled in. */
export function StopBoxes({ draft, error, typed, onChange }: StopBoxesProps) {
  const { from, to, date, flight } = draft;
  const chosen = stopsOf(draft);
  const [isOpen, setIsOpen] = useState(chosen.length > 0);
  const texts = typed.split(',').filter((text) => !readStopFilter(text));
  const count = Math.min(maxStops, Math.max(usual, chosen.length + 1));
  const change = (index: number, code: string) => {
    const codes = Array.from({ length: count }, (_, place) =>
      place === index ? code : (chosen[place] ?? ''),
    );
    onChange(codes.slice(0, codes.findLastIndex(Boolean) + 1).join(','));
  };
  return (
    <details
      className={styles.stops}
      open={isOpen || Boolean(error)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{words.changingPlanes}</summary>
      <div className={styles.boxes}>
        {Array.from({ length: count }, (_, index) => (
          <AirportBox
            key={index}
            label={index ? words.andAt : words.changePlanesAt}
            name="stops"
            stop={index + 1}
            error={index ? undefined : error}
            typedBefore={texts[index]}
            value={viaCodes(chosen[index])[0] ?? ''}
            onChange={(code) => change(index, code)}
          />
        ))}
      </div>
      <Link className={styles.more} to={pathWith('/flight-search', { from, to, date, flight })}>
        {words.nameEachFlight}
      </Link>
    </details>
  );
}

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
