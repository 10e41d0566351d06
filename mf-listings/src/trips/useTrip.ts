import { useEffect } from 'react';
import type { MatchDetails, SavedCareCard } from 'backend/contract/listings/matches';
import { isApiError } from 'shell/host';
import { useCareCardQuery, useTripQuery } from '../api/trips';
import { forgetTrip, keepTrip, keptTrip } from './device/keptTrips';

/** While the page is visible. Steps of the other person are seen within this time. */
const reloadEvery = 30_000;

interface Trip {
  trip: MatchDetails | undefined;
  careCard: SavedCareCard | null;
  isCardLoading: boolean;
  /** What is shown may be older, and changes cannot be sent. */
  isOffline: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A trip that follows what the other person does, and that the device keeps for places without a network. */
export function useTrip(id: number | null, userId: number | undefined): Trip {
  const query = useTripQuery(id ?? 0, {
    skip: id === null || userId === undefined,
    refetchOnMountOrArgChange: true,
  });
  const { currentData, error, isFetching, refetch, isUninitialized } = query;
  const isOffline = isApiError(error) && error.status === 'NETWORK';
  const kept = isOffline && userId !== undefined && id !== null ? keptTrip(userId, id) : null;
  const trip = currentData ?? kept?.trip;
  const card = useCareCardQuery(id ?? 0, {
    skip: !currentData?.hasCareCard,
    refetchOnMountOrArgChange: true,
  });
  const careCard = (trip?.hasCareCard && (card.currentData ?? kept?.careCard)) || null;
  useReload(refetch, isUninitialized);

  useEffect(() => {
    if (currentData && userId !== undefined && !error) keepTrip({ userId, trip: currentData, careCard });
  }, [currentData, userId, error, careCard]);
  const isGone = isApiError(error) && error.status === 404;
  useEffect(() => {
    if (isGone && id !== null) forgetTrip(id);
  }, [isGone, id]);

  const isCardLoading = card.isLoading && !careCard;
  return { trip: isGone ? undefined : trip, careCard, isCardLoading, isOffline, error, isFetching, refetch };
}

function useReload(refetch: () => unknown, isSkipped: boolean) {
  useEffect(() => {
    if (isSkipped) return;
    const reload = () => {
      if (document.visibilityState === 'visible') refetch();
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
  }, [refetch, isSkipped]);
}
