import { useEffect, useEffectEvent, useState } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import { deviceMemory, waitingCalls } from 'shell/forms';
import { boot, isApiError, useMe } from 'shell/host';
import { reviewsPath, useReviewCompanionMutation, useReviewPermissionQuery } from '../api/reviews';
import { reviewOf } from './StarsAndWords';

export interface Review {
  rating: number;
  text: string;
}

const isUnreachable = (error: unknown) => !isApiError(error) || error.status === 'NETWORK';

/**
 * A review that was written without a network. It is sent when there is one, by this page or, once it is closed, by
 * the service worker. The words stay on the device until the server has them.
 */
export function useWaitingReview(trip: MatchDetails, onRefused: (error: unknown, review: Review) => void) {
  const { id, other } = trip;
  const key = `review:${id}`;
  const { me } = useMe();
  const [create] = useReviewCompanionMutation();
  const { refetch } = useReviewPermissionQuery({ userId: other.id, matchId: id });
  const [waiting, setWaiting] = useState(() => deviceMemory.read(key) as Review | null);
  const workersKey = `review-${id}`;

  const forget = () => {
    deviceMemory.remove(key);
    void waitingCalls.takeBack(workersKey);
    setWaiting(null);
  };
  const trySending = useEffectEvent(async () => {
    const review = deviceMemory.read(key) as Review | null;
    if (!review || boot.offline) return;
    const { error } = await create({ ...review, ...reviewOf(trip) });
    if (error && isUnreachable(error)) return;
    forget();
    if (!error) return;
    onRefused(error, review);
    // The service worker may have been first.
    void refetch();
  });
  useEffect(() => {
    const onOnline = () => void trySending();
    onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return {
    waiting,
    /** Whether the review waits now: there was no network. */
    leaveIf: (error: unknown, review: Review): boolean => {
      if (!me || !isUnreachable(error)) return false;
      deviceMemory.write(key, review);
      setWaiting(review);
      const body = { ...review, ...reviewOf(trip) };
      void waitingCalls.leave({ key: workersKey, memberId: me.id, path: reviewsPath, body });
      return true;
    },
    forget,
  };
}
