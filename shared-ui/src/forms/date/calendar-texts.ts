import { isRightToLeft, pageLanguage, pageLocale } from '../../language/pageLanguage';
import { words } from '../../words';
import { type CalendarDay, dayOf } from './calendar-day';
import { inPersian, toPersian } from './persian-day';

interface Modifiers {
  today?: boolean;
  selected?: boolean;
}

/** The day picker works with local dates; only their year, month and day are ever read. */
export const toDay = (date: Date): CalendarDay =>
  dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate());

/** What the day picker writes in English by itself. */
export function calendarTexts() {
  if (pageLanguage() === 'en') return {};
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(pageLocale(), options);
    return (date: Date) => format.format(date);
  };
  const month = written({ month: 'long', year: 'numeric' });
  const full = written({ dateStyle: 'full' });
  const day = written({ day: 'numeric' });
  const hasPersian = pageLanguage() === 'fa';
  const hasShortNames = ['es', 'fr', 'hi', 'te'].includes(pageLanguage());
  const name = (date: Date) => (hasPersian ? `${full(date)}، ${inPersian(toDay(date))}` : full(date));
  return {
    lang: pageLanguage(),
    dir: isRightToLeft() ? 'rtl' : 'ltr',
    formatters: {
      formatCaption: (date: Date) => (hasPersian ? `${month(date)}\n${persianMonths(date)}` : month(date)),
      // Chinese adds its word for day.
      formatDay: (date: Date) => day(date).replace(/\P{Nd}+$/u, ''),
      formatWeekdayName: written({ weekday: hasShortNames ? 'short' : 'narrow' }),
    },
    labels: {
      labelPrevious: () => words.previousMonth,
      labelNext: () => words.nextMonth,
      labelGrid: month,
      labelWeekday: written({ weekday: 'long' }),
      labelDayButton: (date: Date, { today, selected }: Modifiers) => {
        const label = today ? words.todayIs(name(date)) : name(date);
        return selected ? words.selectedDay(label) : label;
      },
    },
  };
}

/** `آذر – دی ۱۴۰۵`: the months of the Persian calendar that share days with one of ours. */
function persianMonths(date: Date): string {
  const days = [1, daysIn(date)].map((day) => dayOf(date.getFullYear(), date.getMonth() + 1, day));
  const [first = '', last = ''] = days.map((day) => withoutDay(inPersian(day)));
  const [year] = last.split(' ').slice(-1);
  return first.endsWith(` ${year}`) ? `${first.split(' ')[0]} – ${last}` : `${first} – ${last}`;
}

const daysIn = (date: Date) => new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();

/** `دی ۱۴۰۵` of `۵ دی ۱۴۰۵` */
const withoutDay = (text: string) => text.split(' ').slice(1).join(' ');

/** `۵`, the day of the month in the Persian calendar. */
export const persianDayOfMonth = (date: Date): string =>
  new Intl.NumberFormat('fa').format(toPersian(toDay(date))[2] ?? 0);
