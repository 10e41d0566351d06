const names = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2027-03` is March 2027. */
export function monthName(month: string) {
  const [year, number] = month.split('-');
  return `${names[Number(number) - 1]} ${year}`;
}

/** The days of a month in weeks that begin on Monday; undefined before the first and after the last. */
export function weeksOf(month: string): (string | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const date = week * 7 + weekday - before + 1;
      return date >= 1 && date <= length ? `${month}-${String(date).padStart(2, '0')}` : undefined;
    }),
  );
}

export const offerText = (count: number) => (count === 1 ? 'offers help' : 'offer help');
export const lookText = (count: number) => (count === 1 ? 'looks for help' : 'look for help');

/** `2 offer help, 1 looks for help` */
export const peopleText = ({ helpers, seekers }: { helpers: number; seekers: number }) =>
  [helpers && `${helpers} ${offerText(helpers)}`, seekers && `${seekers} ${lookText(seekers)}`]
    .filter(Boolean)
    .join(', ');
