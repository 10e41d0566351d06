import { useEffect } from 'react';
import { isApiError } from 'shell/host';
import { useTripQuery } from '../api/trips';

/** While the page is visible. Steps of the other person are seen within this time. */
const reloadEvery = 30_000;

/** A trip that follows what the other person does: it reloads now and then, and when the page is used again. */
export function useTrip(id: number | null) {
  const query = useTripQuery(id ?? 0, { skip: id === null, refetchOnMountOrArgChange: true });
  const { refetch, isUninitialized } = query;

  useEffect(() => {
    if (isUninitialized) return;
    const reload = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    const timer = setInterval(reload, reloadEvery);
    document.addEventListener('visibilitychange', reload);
    window.addEventListener('online', reload);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reload);
      window.removeEventListener('online', reload);
    };
  }, [refetch, isUninitialized]);

  return { ...query, isOffline: isApiError(query.error) && query.error.status === 'NETWORK' };
}
