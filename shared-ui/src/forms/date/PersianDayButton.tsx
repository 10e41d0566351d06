import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './CalendarPopover.module.css';
import { persianDayOfMonth } from './calendar-texts';

interface PersianDayButtonProps extends ComponentProps<'button'> {
  day: { date: Date };
  modifiers: { focused?: boolean };
}

/** A day of our calendar, and below it the same day of the Persian one. */
export function PersianDayButton({ day, modifiers, children, ...button }: PersianDayButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) element.current?.focus();
  }, [modifiers.focused]);
  return (
    <button ref={element} {...button}>
      {children}
      <small className={styles.persian}>{persianDayOfMonth(day.date)}</small>
    </button>
  );
}
