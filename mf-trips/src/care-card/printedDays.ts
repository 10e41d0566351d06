import { momentFormat } from 'shared-ui';

/** The print is in English beside the second language, whatever the page speaks. */
const inEnglish = (options: Intl.DateTimeFormatOptions) => {
  const format = momentFormat(options, 'en-US');
  return (date: string) => format(`${date}T00:00:00Z`, 'UTC');
};

/** 'Sun, Feb 28' */
export const printedDay = inEnglish({ weekday: 'short', month: 'short', day: 'numeric' });
/** 'Mon, Mar 1, 2027' */
export const printedFullDay = inEnglish({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
