import type { ContactRequest } from 'backend/contract/trips/requests';
import { formatDay } from 'shared-ui';

type Way = NonNullable<ContactRequest['match']>['way'];

/** 'Together FRA to ORD, Dec 4, 2026, 10:15, LH430. You fly BOM to FRA alone.' */
export function wayText(way: Way, { isHelper, other }: { isHelper: boolean; other: string }): string {
  const together = way.filter((leg) => leg.with === 'both');
  const [first, last] = [together[0], together.at(-1)];
  if (!first || !last) return '';
  const flights = together.map(({ flightNumber }) => flightNumber).filter(Boolean);
  const facts = [`${first.from} to ${last.to}`, formatDay(first.date), first.time, flights.join(' and ')];
  const alone = way
    .filter((leg) => leg.with !== 'both')
    .map((leg) =>
      (leg.with === 'helper') === isHelper
        ? `You fly ${leg.from} to ${leg.to} alone.`
        : `${other} flies ${leg.from} to ${leg.to} alone.`,
    );
  return [`Together ${facts.filter(Boolean).join(', ')}.`, ...alone].join(' ');
}
