import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { saveScrollPositions, scrollPositions } from './scrollPositions';
import { retryOnGrowth } from './retryOnGrowth';

export function useScroll() {
  const { key, pathname, hash } = useLocation();
  const navigationType: string = useNavigationType();
  const isNew = navigationType !== 'POP';
  const last = useRef(pathname);
  const isFirst = useRef(true);

  useEffect(() => {
    const restoreHere = () => {
      history.scrollRestoration = 'manual';
    };
    // After a reload the browser scrolls with the HTML. This program is later, and would move what is being pressed.
    const leave = () => {
      saveScrollPositions();
      history.scrollRestoration = 'auto';
    };
    restoreHere();
    window.addEventListener('pageshow', restoreHere);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', restoreHere);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    // The key alone is not unique: the first page and the browser's own entries for `#parts` share one.
    const entry = `${key} ${pathname}${hash}`;
    const isNewPage = last.current !== pathname;
    const isAlreadyScrolled = isFirst.current && window.scrollY > 0;
    last.current = pathname;
    isFirst.current = false;
    const storePosition = () => scrollPositions.set(entry, window.scrollY);
    window.addEventListener('scroll', storePosition, { passive: true });
    const stop = retryOnGrowth(scrollAction());
    // A rendered page may have been scrolled before this program was there.
    if (isAlreadyScrolled || (!isNewPage && !scrollPositions.has(entry))) storePosition();
    return () => {
      window.removeEventListener('scroll', storePosition);
      stop();
    };

    function scrollAction(): () => boolean {
      const height = scrollPositions.get(entry);
      if (isAlreadyScrolled) return () => true;
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
