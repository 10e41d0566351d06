import { type ComponentProps, useId, useRef, useState } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { classes } from '../../classes';
import { Spinner } from '../../display/Spinner';
import { usePart } from '../../overlays/use-part';
import { type CalendarDay, formatDay, readDay, today } from './calendar-day';
import control from '../control.module.css';
import styles from './DateField.module.css';
import { useFieldControl } from '../field-context';
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
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [issue, setIssue] = useState('');
  const calendar = usePart(() => import('./CalendarPopover'));
  const links = useFieldControl(rest);
  const shownIssue =
    calendar.state === 'failed' ? 'The calendar could not be loaded. Please type the date.' : issue;

  const choose = (day: CalendarDay) => {
    setDraft(null);
    setIssue('');
    if (day !== value) onChange(day);
  };
  const acceptDraft = () => {
    if (draft === null) return;
    const day = readDay(draft);
    const found = draft.trim() && issueOf(day, min, max);
    if (!found) return choose(day ?? '');
    setIssue(found);
    if (value) onChange('');
  };
  return (
    <div className={classes(styles.field, className)}>
      <div ref={box} className={styles.box}>
        <input
          type="text"
          autoComplete="off"
          placeholder={formatDay(min ?? today())}
          {...rest}
          {...links}
          aria-describedby={classes(shownIssue && errorId, links['aria-describedby']) || undefined}
          aria-invalid={shownIssue ? true : links['aria-invalid']}
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
          aria-label={value ? `Change date, ${formatDay(value)}` : 'Choose date'}
          aria-haspopup="dialog"
          aria-expanded={calendar.state === 'open'}
          disabled={rest.disabled || rest.readOnly}
          onClick={calendar.state === 'open' ? calendar.close : calendar.open}
        >
          {calendar.state === 'loading' ? <Spinner /> : <CalendarDays aria-hidden="true" />}
        </button>
      </div>
      {shownIssue && <FieldError id={errorId}>{shownIssue}</FieldError>}
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
            calendar.close();
          }}
        />
      )}
    </div>
  );
}

function issueOf(day: CalendarDay | null, min?: CalendarDay, max?: CalendarDay) {
  if (day === null) return `Please write the date like ${formatDay(min ?? today())}.`;
  if (min && day < min) return `Please choose ${formatDay(min)} or a later day.`;
  if (max && day > max) return `Please choose ${formatDay(max)} or an earlier day.`;
  return '';
}
