import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepPlaces, places } from './scrollPositions';
import { whenPossible } from './whenPossible';

/** A new page starts at its top, a `#part` at that part; going back finds the place that was left. */
export function useScroll() {
  const { key, pathname, hash } = useLocation();
  const cameBy: string = useNavigationType();
  const isNew = cameBy !== 'POP';
  const last = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keepPlaces);
    return () => window.removeEventListener('pagehide', keepPlaces);
  }, []);

  useLayoutEffect(() => {
    // The first page and the browser's own places for `#parts` all have the same key.
    const place = `${key} ${pathname}${hash}`;
    const isNewPage = last.current !== pathname;
    last.current = pathname;
    const remember = () => places.set(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    const stop = whenPossible(aim());
    return () => {
      window.removeEventListener('scroll', remember);
      stop();
    };

    function aim(): () => boolean {
      const height = places.get(place);
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
