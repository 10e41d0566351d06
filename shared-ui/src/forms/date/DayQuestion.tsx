import { useId } from 'react';
import { Button } from '../../actions/Button';
import { type CalendarDay, writeDay } from './calendar-day';
import { words } from '../../words';
import styles from './DateField.module.css';

type DayQuestionProps = {
  days: CalendarDay[];
  chosen: CalendarDay;
  onChoose: (day: CalendarDay) => void;
};

/** Which day '5/1/2027' means: 5 January or 1 May. */
export function DayQuestion({ days, chosen, onChoose }: DayQuestionProps) {
  const id = useId();
  const question = days.length > 1 ? words.whichDay : words.thisDay;
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <p id={id} role="status">
        {chosen ? `${words.thisIs(inBothCalendars(chosen))} ${question}` : question}
      </p>
      {days.map((day) => (
        <Button key={day} size="small" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
          {inBothCalendars(day)}
        </Button>
      ))}
    </div>
  );
}

/** `۵ دی ۱۴۰۵ · ۲۶ دسامبر ۲۰۲۶`, or `December 26, 2026` where there is no other. */
const inBothCalendars = (day: CalendarDay) =>
  [words.otherCalendar(day), writeDay(day, 'long')].filter(Boolean).join(' · ');
