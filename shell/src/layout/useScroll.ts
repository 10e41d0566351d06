import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down each place of this visit's history was. */
const heights = new Map<string, number>();

/** A new page starts at its top; going back finds the place that was left. A changed query moves nothing. */
export function useScroll() {
  const { key, pathname, hash } = useLocation();
  const cameBy = useNavigationType();
  const last = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const isNewPage = last.current !== pathname;
    last.current = pathname;
    const remember = () => heights.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    const stop = cameBy === 'POP' ? scrollOnceThere(heights.get(key)) : undefined;
    if (cameBy !== 'POP' && isNewPage && !hash) window.scrollTo(0, 0);
    return () => {
      window.removeEventListener('scroll', remember);
      stop?.();
    };
  }, [key, pathname, hash, cameBy]);
}

const ownMoves = ['wheel', 'touchstart', 'keydown'] as const;

/** The page may still be short: tries again as it grows, until the visitor moves by themselves. */
function scrollOnceThere(top: number | undefined) {
  if (top === undefined) return undefined;
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const stop = () => {
    growth.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
