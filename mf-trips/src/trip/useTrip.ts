import { useEffect, useEffectEvent } from 'react';
import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { boot, isApiError } from 'shell/host';
import { useCareCardQuery, useTripQuery } from '../api/trips';
import { keptTrip, type TripMember } from '../device/keptTrips';
import { useKeep } from '../device/useKeep';

/** While the page is visible: what the live stream has not said is seen within this time. */
const reloadEvery = 30_000;

/** In seconds. The same page may have asked for it just before, to follow what the device keeps. */
const fresh = 5;

interface Trip {
  trip: MatchDetails | undefined;
  careCard: SavedCareCard | null;
  isCardLoading: boolean;
  /** There is a card, and it could not be read. */
  cardError: unknown;
  /** What is shown may be older, and changes cannot be sent. */
  isOffline: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A trip that follows what the other person does, and that the device keeps for places without a network. */
export function useTrip(id: number | null, me: TripMember | null): Trip {
  const query = useTripQuery(id ?? 0, {
    skip: id === null || !me,
    refetchOnMountOrArgChange: fresh,
  });
  const { currentData, error, isFetching, refetch, isUninitialized } = query;
  const isUnreachable = isApiError(error) && error.status === 'NETWORK';
  // The offline page does not wait: a bad network may need minutes to fail.
  const isOffline = isUnreachable || Boolean(boot.offline && !currentData);
  const kept = isOffline && me && id !== null ? keptTrip(me.id, id) : null;
  const trip = currentData ?? kept?.trip;
  const card = useCareCardQuery(id ?? 0, {
    skip: !currentData?.hasCareCard,
    refetchOnMountOrArgChange: true,
  });
  const careCard = (trip?.hasCareCard && (card.currentData ?? kept?.careCard)) || null;
  const reload = () => {
    void refetch();
    // On the day the family describes the traveler.
    if (!card.isUninitialized) void card.refetch();
  };
  useReload(reload, isUninitialized);

  useKeep(id, { me, trip: currentData, careCard, error });

  const isGone = isApiError(error) && error.status === 404;
  const isCardLoading = card.isLoading && !careCard;
  const cardError = careCard ? undefined : card.error;
  return {
    trip: isGone ? undefined : trip,
    careCard,
    isCardLoading,
    cardError,
    isOffline,
    error,
    isFetching,
    refetch: reload,
  };
}

/** Now and then while the page is visible, and when it is again. */
export function useReload(refetch: () => void, isSkipped: boolean) {
  const reloadNow = useEffectEvent(refetch);
  useEffect(() => {
    if (isSkipped) return;
    const reload = () => {
      if (document.visibilityState === 'visible') reloadNow();
    };
    const timer = setInterval(reload, reloadEvery);
    document.addEventListener('visibilitychange', reload);
    window.addEventListener('online', reload);
    window.addEventListener('offline', reload);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reload);
      window.removeEventListener('online', reload);
      window.removeEventListener('offline', reload);
    };
  }, [isSkipped]);
}
