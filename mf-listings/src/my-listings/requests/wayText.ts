import type { ContactRequest } from 'backend/contract/trips/requests';
import { formatDay } from 'shared-ui';
import { listText } from 'shell/host';
import { words } from '../../words';

type Way = NonNullable<ContactRequest['match']>['way'];

/** 'Together FRA to ORD, Dec 4, 2026, 10:15, LH430. You fly BOM to FRA alone.' */
export function wayText(way: Way, { isHelper, other }: { isHelper: boolean; other: string }): string {
  const together = way.filter((leg) => leg.with === 'both');
  const [first, last] = [together[0], together.at(-1)];
  if (!first || !last) return '';
  const flights = together.flatMap(({ flightNumber }) => flightNumber ?? []);
  const facts = [words.way([first.from, last.to]), formatDay(first.date), first.time, listText(flights)];
  const alone = way
    .filter((leg) => leg.with !== 'both')
    .map((leg) =>
      (leg.with === 'helper') === isHelper
        ? words.youFlyAlone(leg.from, leg.to)
        : words.fliesAlone(other, leg.from, leg.to),
    );
  const flight = words.facts(facts.flatMap((fact) => fact || []));
  return words.sentences([words.together(flight), ...alone]);
}
