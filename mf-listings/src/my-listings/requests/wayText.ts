import type { ContactRequest } from 'backend/contract/trips/requests';
import { formatDay } from 'shared-ui';
import { listText } from 'shell/host';
import { factsOf } from '../../listing/factsOf';
import { words } from '../../words';

type Way = NonNullable<ContactRequest['match']>['way'];

/** 'Together FRA to ORD, Dec 4, 2026, 10:15, LH430. You fly BOM to FRA alone.' */
export function wayText(legs: Way, { isHelper, other }: { isHelper: boolean; other: string }): string {
  const together = legs.filter((leg) => leg.with === 'both');
  const [first, last] = [together[0], together.at(-1)];
  if (!first || !last) return '';
  const flights = together.flatMap(({ flightNumber }) => flightNumber ?? []);
  const alone = legs
    .filter((leg) => leg.with !== 'both')
    .map((leg) =>
      (leg.with === 'helper') === isHelper
        ? words.youFlyAlone(leg.from, leg.to)
        : words.fliesAlone(other, leg.from, leg.to),
    );
  const way = words.way([first.from, last.to]);
  const flight = factsOf(way, formatDay(first.date), first.time, listText(flights));
  return words.sentences([words.together(flight), ...alone]);
}
