import type { Notification } from 'backend/contract/account/news';
import { useEffect, useEffectEvent, useState } from 'react';
import { closeNotifications } from './closeNotifications';
import { useMarkNewsSeenMutation } from './news-api';

/** Marks what is on the screen as seen. Tells what was new during this visit, also after that. */
export function useSeen(items: Notification[]): (item: Notification) => boolean {
  const [markSeen] = useMarkNewsSeenMutation();
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  const isUnseen = ({ seenAt }: Notification) => seenAt === null;
  const newest = items.find((item) => isUnseen(item) && !shown.has(item.id))?.id;

  const onVisible = useEffectEvent(() => {
    if (newest === undefined || document.hidden) return;
    setShown(new Set([...shown, ...items.filter(isUnseen).map(({ id }) => id)]));
    void markSeen(newest);
    void closeNotifications();
  });
  useEffect(() => {
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [newest]);

  return (item) => isUnseen(item) || shown.has(item.id);
}
