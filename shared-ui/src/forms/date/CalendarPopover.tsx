import { useMemo } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/arrows';
import { DayPicker } from 'shared-ui/libraries/calendar';
import { Popover, type PopoverProps } from '../../overlays/Popover';
import { isRightToLeft, pageLanguage } from '../../language/pageLanguage';
import type { CalendarDay } from './calendar-day';
import { calendarTexts, toDay } from './calendar-texts';
import { PersianDayButton } from './PersianDayButton';
import { weekStart } from './week-start';
import { words } from '../../words';
import styles from './CalendarPopover.module.css';

type CalendarPopoverProps = Pick<PopoverProps, 'anchor' | 'returnTo' | 'onClose'> & {
  value: CalendarDay;
  min?: CalendarDay;
  max?: CalendarDay;
  onPick: (day: CalendarDay) => void;
};

// The day picker works with local dates; only their year, month and day are ever read.
const toDate = (day: CalendarDay | undefined) => {
  const date = new Date(`${day}T12:00:00`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

function Chevron({ orientation }: { orientation?: string }) {
  // Both are mirrored where the page runs from right to left.
  return (orientation === 'left') !== isRightToLeft() ? (
    <ChevronLeftIcon aria-hidden="true" />
  ) : (
    <ChevronRightIcon aria-hidden="true" />
  );
}

export function CalendarPopover({ value, min, max, onPick, ...popover }: CalendarPopoverProps) {
  const [first, last] = [toDate(min), toDate(max)];
  const texts = useMemo(() => calendarTexts(), []);
  return (
    <Popover {...popover} label={words.chooseDate}>
      <DayPicker
        mode="single"
        required
        autoFocus
        showOutsideDays
        fixedWeeks
        navLayout="around"
        className={styles.calendar}
        classNames={{
          month: styles.month,
          month_caption: styles.caption,
          button_previous: styles.turn,
          button_next: styles.turn,
          month_grid: styles.grid,
          weekday: styles.weekday,
          day: styles.day,
          day_button: styles.button,
          selected: styles.selected,
          today: styles.today,
          outside: styles.outside,
          disabled: styles.disabled,
          hidden: styles.gone,
        }}
        components={{ Chevron, ...(pageLanguage() === 'fa' && { DayButton: PersianDayButton }) }}
        weekStartsOn={weekStart()}
        {...texts}
        selected={toDate(value)}
        defaultMonth={toDate(value) ?? first}
        startMonth={first}
        endMonth={last}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        onSelect={(date) => onPick(toDay(date))}
      />
    </Popover>
  );
}
