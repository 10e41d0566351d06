import { type ComponentProps, useId, useRef, useState } from 'react';
import { CalendarDaysIcon } from '../../icons/time';
import { classes } from '../../classes';
import { Spinner } from '../../display/Spinner';
import { usePart } from '../../overlays/use-part';
import { type CalendarDay, dayOrder, formatDay, readDays, writeDay } from './calendar-day';
import { useToday } from './useToday';
import control from '../control.module.css';
import { words } from '../../words';
import styles from './DateField.module.css';
import { DayQuestion } from './DayQuestion';
import { useFieldControl, useOwnIssue } from '../field-context';
import { FieldError } from '../FieldError';

export type DateFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'type'> & {
  /** 'YYYY-MM-DD', or '' for none. */
  value: CalendarDay;
  onChange: (day: CalendarDay) => void;
  min?: CalendarDay;
  max?: CalendarDay;
};

/** A day, typed in any common format or picked from a calendar; shown as 'Dec 4, 2026'. */
export function DateField({
  value,
  onChange,
  min,
  max,
  className,
  onBlur,
  onKeyDown,
  ...rest
}: DateFieldProps) {
  const errorId = useId();
  const otherId = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [issue, setIssue] = useState('');
  const [meanings, setMeanings] = useState<CalendarDay[]>([]);
  const today = useToday();
  const example = exampleAfter(min ?? today);
  const calendar = usePart(() => import('./CalendarPopover'));
  const links = useFieldControl(rest);
  const rangeIssue = (day: CalendarDay) => {
    if (min && day < min) return words.dayOrLater(formatDay(min));
    return max && day > max ? words.dayOrEarlier(formatDay(max)) : '';
  };
  const shownIssue = calendar.state === 'failed' ? words.calendarFailed : issue;
  const otherCalendar = value && draft === null ? words.otherCalendar(value) : '';
  useOwnIssue(issue);

  const choose = (day: CalendarDay) => {
    setDraft(null);
    setIssue('');
    if (day !== value) onChange(day);
  };
  const acceptDraft = () => {
    if (draft === null) return;
    const days = readDays(words.typedDay(draft));
    const possible = days.filter((day) => !rangeIssue(day));
    const isOpen = !dayOrder() && possible.length > 1;
    const day = dayOrder() ? days[0] : (possible[0] ?? days[0]);
    const found = draft.trim() && issueOf(day, isOpen);
    setMeanings(found || possible.length > 1 ? possible : []);
    if (!found) return choose(day ?? '');
    setIssue(found);
    if (value) onChange('');
  };
  const issueOf = (day: CalendarDay | undefined, isOpen: boolean) => {
    if (day === undefined) return words.writeDateLike(example);
    return isOpen ? words.twoDays : rangeIssue(day);
  };
  return (
    <div className={classes(styles.field, className)}>
      <div ref={box} className={styles.box}>
        <input
          type="text"
          autoComplete="off"
          placeholder={words.forExample(example)}
          {...rest}
          {...links}
          aria-describedby={
            classes(shownIssue && errorId, otherCalendar && otherId, links['aria-describedby']) || undefined
          }
          aria-invalid={issue ? true : links['aria-invalid']}
          data-own-issue={issue ? '' : undefined}
          value={draft ?? formatDay(value)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={(event) => {
            acceptDraft();
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') acceptDraft();
            onKeyDown?.(event);
          }}
          className={classes(control.control, styles.input)}
        />
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-label={value ? words.changeDate(formatDay(value)) : words.chooseDate}
          aria-haspopup="dialog"
          aria-expanded={calendar.state === 'open'}
          disabled={rest.disabled || rest.readOnly}
          onClick={calendar.state === 'open' ? calendar.close : calendar.open}
        >
          {calendar.state === 'loading' ? <Spinner /> : <CalendarDaysIcon aria-hidden="true" />}
        </button>
      </div>
      <noscript>
        <p className={styles.hint}>{words.writeItLike(onOneLine(max ?? min ?? '2026-12-24'))}</p>
      </noscript>
      {otherCalendar && (
        <p id={otherId} className={styles.hint}>
          {otherCalendar}
        </p>
      )}
      {shownIssue && <FieldError id={errorId}>{shownIssue}</FieldError>}
      {meanings.length > 0 && (issue || meanings.includes(value)) && (
        <DayQuestion
          days={meanings}
          chosen={value}
          onChoose={(day) => {
            choose(day);
            setMeanings([]);
            box.current?.querySelector('input')?.focus();
          }}
        />
      )}
      {calendar.part && (
        <calendar.part.CalendarPopover
          anchor={box}
          returnTo={opener}
          value={value}
          min={min}
          max={max}
          onClose={calendar.close}
          onPick={(day) => {
            choose(day);
            setMeanings([]);
            calendar.close();
          }}
        />
      )}
    </div>
  );
}

/** Isolated: a hyphen at which no line breaks would turn the day around in Farsi. */
const onOneLine = (day: CalendarDay) => `\u2066${day.replaceAll('-', '\u2011')}\u2069`;

/** Christmas Eve: its number is no month, so it shows the order. */
function exampleAfter(from: CalendarDay) {
  const year = Number(from.slice(0, 4)) + (from.slice(5) > '12-24' ? 1 : 0);
  return writeDay(`${year}-12-24`, 'short');
}
