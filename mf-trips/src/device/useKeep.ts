import { useEffect } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import { isApiError } from 'shell/host';
import { keepPageFiles } from './keepPageFiles';
import { forgetTrip, keepTrip, type KeptTrip, type TripMember } from './keptTrips';

interface Loaded extends Pick<KeptTrip, 'careCard'> {
  me: TripMember | null;
  trip: MatchDetails | undefined;
  error: unknown;
}

/** Keeps a trip on the device for as long as it is shared with this member, and the session lasts. */
export function useKeep(id: number | null, { me, trip, careCard, error }: Loaded) {
  useEffect(() => {
    if (trip && me && !error && keepTrip({ me, trip, careCard })) void keepPageFiles();
  }, [trip, me, error, careCard]);

  const hasEnded = isApiError(error) && (error.status === 404 || error.status === 401);
  useEffect(() => {
    if (hasEnded && id !== null) forgetTrip(id);
  }, [hasEnded, id]);
}
