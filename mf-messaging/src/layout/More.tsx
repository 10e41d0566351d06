import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from 'shared-ui';
import styles from './More.module.css';

interface MoreProps {
  /** How much there is already: with more of it, it is looked anew whether the end is near. */
  of: number;
  isBusy: boolean;
  /** The last try has failed: the next one is up to the visitor. */
  isError: boolean;
  onMore: () => void;
  children: string;
}

/** The end of what was loaded: goes on by itself when it comes near, and by a press. */
export function More({ of, isBusy, isError, onMore, children }: MoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const goOn = useEffectEvent(() => {
    if (!isBusy && !isError) onMore();
  });
  useEffect(() => {
    const end = place.current;
    if (!end) return;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && goOn(), {
      root: end.closest('[data-scroller]'),
      rootMargin: '150% 0px',
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [of]);
  return (
    <div ref={place} className={styles.more}>
      {isError && <p role="alert">More could not be loaded.</p>}
      <Button size="small" variant="quiet" busy={isBusy} onClick={onMore}>
        {isError ? 'Try again' : children}
      </Button>
    </div>
  );
}
