import { useEffect, useState, useSyncExternalStore } from 'react';

interface FirstView {
  language?: string | undefined;
  /** The day on which the server rendered the page. */
  day?: string | undefined;
  /** The zone and the moment, on pages that only members see. */
  zone?: string | undefined;
  now?: string | undefined;
}

declare global {
  /** Where the server renders a page. */
  var firstView: FirstView | undefined;
}

/** By what the server has rendered the page. In the browser the HTML says so. */
export const firstView = (): FirstView =>
  typeof document === 'undefined' ? (globalThis.firstView ?? {}) : document.documentElement.dataset;

export const never = () => () => undefined;

/** False in the first render, which must give what the server gave. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The time zone to show moments in: the visitor's own, and in the first view what the server knows of it. */
export const useZone = () => (useHydrated() ? undefined : (firstView().zone ?? 'UTC'));

/** The current time, renewed often enough for minutes that count down. In the first view it is the server's. */
export function useNow(): number {
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() =>
    isHydrated ? Date.now() : Date.parse(firstView().now ?? '') || Date.now(),
  );
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
