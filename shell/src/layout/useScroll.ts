import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenPossible } from './whenPossible';

/** How far down each place of this visit's history was. */
const heights = new Map<string, number>();

/** A new page starts at its top, a `#part` at that part; going back finds the place that was left. */
export function useScroll() {
  const { key, pathname, hash } = useLocation();
  const cameBy: string = useNavigationType();
  const isNew = cameBy !== 'POP';
  const last = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leaveToBrowser = () => (history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', leaveToBrowser);
    return () => window.removeEventListener('pagehide', leaveToBrowser);
  }, []);

  useLayoutEffect(() => {
    // The browser makes places of its own for `#parts`, all with the same key.
    const place = key + hash;
    const isNewPage = last.current !== pathname;
    last.current = pathname;
    const remember = () => heights.set(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    const stop = whenPossible(aim());
    return () => {
      window.removeEventListener('scroll', remember);
      stop();
    };

    function aim(): () => boolean {
      const height = heights.get(place);
      if (!isNew && height !== undefined) return () => scrollTo(height);
      if (hash) return () => scrollToPart(hash);
      return () => (isNewPage && isNew ? scrollTo(0) : true);
    }
  }, [key, pathname, hash, isNew]);
}

function scrollTo(height: number): boolean {
  window.scrollTo(0, height);
  return Math.abs(window.scrollY - height) < 2;
}

function scrollToPart(hash: string): boolean {
  const part = document.getElementById(hash.slice(1));
  part?.scrollIntoView();
  return part !== null;
}
