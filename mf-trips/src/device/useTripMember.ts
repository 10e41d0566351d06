import { useState } from 'react';
import { boot, useMe } from 'shell/host';
import { keptTrips, type TripMember } from './keptTrips';

/** The member. On the offline page it is the one whose trips this device keeps. */
export function useTripMember(): TripMember | null {
  const { me } = useMe();
  const [kept] = useState(() => (boot.offline ? keptTrips()[0]?.me : undefined));
  return me ?? kept ?? null;
}

export function useIsSignedOut(): boolean {
  const { me, isLoading } = useMe();
  return !me && !isLoading && !boot.offline;
}
