import { useState } from 'react';
import type { ListingFilter } from 'backend/contract/listings';
import { Checkbox, useToday } from 'shared-ui';
import { termsOf } from '../listing/filterQuery';
import { TellMeCard } from './TellMeCard';
import { daysText, endsText, watchedIn, watchedText } from './watchedTrip';
import { words } from '../words';

interface TellMeProps {
  filter: ListingFilter;
  /** Nothing was found: then this is the way on. */
  isMain: boolean;
  level?: 2 | 3;
  /** The visitor has asked for it already. */
  isAsked?: boolean;
}

/** Offers a mail alert under a search with few results. */
export function TellMe({ filter, isMain, level = 3, isAsked = false }: TellMeProps) {
  const [isWide, setIsWide] = useState(true);
  const [isDone, setIsDone] = useState(false);
  const watched = watchedIn(filter, isWide, useToday());
  if (!watched) return null;
  const wide = wideText(filter);
  return (
    <TellMeCard
      title={words.tellMeTitle}
      level={level}
      lead={isMain ? nobodyText(filter, daysText(watched)) : words.byMail(watchedText(watched))}
      watched={watched}
      isMain={isMain}
      isAsked={isAsked}
      onDone={setIsDone}
    >
      {!isDone && wide && (
        <Checkbox checked={isWide} onChange={({ target }) => setIsWide(target.checked)}>
          {wide}
        </Checkbox>
      )}
    </TellMeCard>
  );
}

/** Alerts ignore filters, so the trip may already have travelers that the filters exclude. */
const hasTerms = (filter: ListingFilter) => Object.values(termsOf(filter)).some(Boolean);

function nobodyText(filter: ListingFilter, days: string): string {
  const where = whereText(filter);
  return hasTerms(filter) ? words.nobodyYetWithFilters(where, days) : words.nobodyYet(where, days);
}

function whereText({ from, to, flight }: ListingFilter): string {
  if (flight) return words.nobodyWhere.flight(endsText({ from, to, flight }));
  if (from && to) return words.nobodyWhere.way(from, to);
  return from ? words.nobodyWhere.from(from) : words.nobodyWhere.to(to ?? '');
}

/** A flight has no airports nearby and no days around. */
function wideText({ flight, date }: ListingFilter): string | null {
  if (flight) return null;
  return date ? words.alsoNearbyAndDays : words.alsoNearby;
}
