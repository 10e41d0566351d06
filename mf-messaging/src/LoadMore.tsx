import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from 'shared-ui';
import styles from './LoadMore.module.css';
import { words } from './words';

interface LoadMoreProps {
  loadedCount: number;
  isLoading: boolean;
  isError: boolean;
  onLoadMore: () => void;
  children: string;
}

export function LoadMore({ loadedCount, isLoading, isError, onLoadMore, children }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const onNear = useEffectEvent(() => {
    if (!isLoading && !isError) onLoadMore();
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onNear(),
      { root: element.closest('[data-scroller]'), rootMargin: '150% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [loadedCount]);
  return (
    <div ref={place} className={styles.more}>
      {isError && <p role="alert">{words.moreFailed}</p>}
      <Button size="small" variant="quiet" busy={isLoading} onClick={onLoadMore}>
        {isError ? words.tryAgain : children}
      </Button>
    </div>
  );
}
