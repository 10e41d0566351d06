import { Button, formatDay, momentFormat } from 'shared-ui';
import { words } from '../../words';
import { weekdaysOf } from './choices';
import styles from './FlightLookup.module.css';

const weekdayText = momentFormat({ weekday: 'long' });

interface OtherDaysProps {
  flight: string;
  days: string[];
  onChoose: (day: string) => void;
}

/** The flight exists, and does not fly on the day that was chosen. */
export function OtherDays({ flight, days, onChoose }: OtherDaysProps) {
  const weekdays = weekdaysOf(days).map((day) => weekdayText(day, 'UTC'));
  return (
    <>
      <p>{words.fliesOn(flight, weekdays)}</p>
      <div className={styles.days}>
        {days.map((day) => (
          <Button key={day} size="small" onClick={() => onChoose(day)}>
            {formatDay(day)}
          </Button>
        ))}
      </div>
    </>
  );
}
