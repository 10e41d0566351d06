import { useState } from 'react';
import type { ListingFilter } from 'backend/contract/listings';
import { Checkbox, useToday } from 'shared-ui';
import { termsOf } from '../listing/filterQuery';
import { TellMeCard } from './TellMeCard';
import { daysText, endsText, watchedIn, watchedText } from './watchedTrip';

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
      title="Tell me when somebody is found"
      level={level}
      lead={
        isMain
          ? `Nobody yet ${leadText(filter)}. We write as soon as ${hasTerms(filter) ? 'anybody' : 'somebody'} posts this trip for ${daysText(watched)}.`
          : `By mail: ${watchedText(watched)}.`
      }
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

function leadText(filter: ListingFilter): string {
  const { from, to, flight } = filter;
  const trip = flight
    ? `on ${endsText({ from, to, flight })}`
    : from && to
      ? `from ${from} to ${to}`
      : endsText({ from, to });
  return hasTerms(filter) ? `${trip} with these filters` : trip;
}

/** A flight has no airports nearby and no days around. */
function wideText({ flight, date }: ListingFilter): string | null {
  if (flight) return null;
  return date ? 'Also airports nearby and 3 days around' : 'Also airports nearby';
}
