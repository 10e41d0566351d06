import type { Match } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import type { SlotProps } from 'shell/host';
import { Notice } from 'shared-ui';
import { useComingTripsQuery } from '../api/companions';
import { useTripQuery } from '../api/trips';
import { herLegs } from '../companions/companions';
import { companySentences } from '../companions/relayWords';
import { words } from '../words';

/** 'Meera flies Frankfurt to Chicago with Kamala. Nobody yet to Frankfurt.', on the page of one's own request. */
export function ListingCompanions(request: SlotProps<'listing.companions'>) {
  const { data: trips } = useComingTripsQuery(undefined, { refetchOnMountOrArgChange: true });
  const id = trips?.find((trip) => isOf(trip, request))?.id;
  const { currentData: trip } = useTripQuery(id ?? 0, { skip: id === undefined });
  if (!trip) return null;
  return (
    <Notice action={<Link to={`/trips/${trip.id}`}>{words.openTheTrip}</Link>}>
      {companySentences(trip)}
    </Notice>
  );
}

/** Agreed for a part of this way. A trip may name the helper's offer instead of the request. */
function isOf(trip: Match, { listingId, from, to, date }: SlotProps<'listing.companions'>): boolean {
  const { role, status, legs = [] } = trip;
  if (role !== 'seeking_help' || status !== 'agreed' || legs.length < 2) return false;
  if (trip.listingId === listingId) return true;
  const flights = herLegs(trip).map(({ leg }) => leg);
  return flights[0]?.from === from && flights[0].date === date && flights.at(-1)?.to === to;
}
