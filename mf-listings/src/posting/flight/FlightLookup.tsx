import type { ReactNode } from 'react';
import { useLookUpFlightQuery } from '../../api/flights';
import { words } from '../../words';
import { choicesOn, daysOf, type FlightChoice } from './choices';
import styles from './FlightLookup.module.css';
import { FlightPass } from './FlightPass';
import { OtherDays } from './OtherDays';

export interface FlightLookupProps {
  /** As it was typed. */
  flight: string;
  day: string;
  /** The form has this flight already. */
  isFilled: (flight: FlightChoice) => boolean;
  onTake: (flight: FlightChoice) => void;
  onMove: (day: string) => void;
  /** What is shown when the timetable knows nothing. */
  otherwise: ReactNode;
}

/** What the timetable has for a number and a day: offered, never filled in by itself. */
export function FlightLookup(props: FlightLookupProps) {
  return (
    <div className={styles.found} aria-live="polite">
      <Found {...props} />
    </div>
  );
}

function Found({ flight, day, isFilled, onTake, onMove, otherwise }: FlightLookupProps) {
  const onDay = useLookUpFlightQuery({ number: flight, date: day });
  const isUnknown = onDay.currentData?.length === 0;
  const near = useLookUpFlightQuery({ number: flight, near: day }, { skip: !isUnknown });
  if (onDay.isError || near.isError) return otherwise;

  const choices = choicesOn(onDay.currentData ?? [], day);
  if (choices.some(isFilled)) return null;
  if (choices.length)
    return (
      <>
        <p>{choices.length === 1 ? words.isThisYourFlight : words.whichIsYourFlight}</p>
        {choices.map((choice) => (
          <FlightPass
            key={choice.departure + choice.arrival + choice.time}
            flight={choice}
            onTake={() => onTake(choice)}
          />
        ))}
      </>
    );

  if (!isUnknown || !near.currentData) return null;
  const [first] = near.currentData;
  if (first) return <OtherDays flight={first.number} days={daysOf(near.currentData)} onChoose={onMove} />;
  return (
    <>
      <p>{words.flightUnknown}</p>
      {otherwise}
    </>
  );
}
