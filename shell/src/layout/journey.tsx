import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { viewed } from '../site/analytics';
import { announce } from './Announcer';
import { focusHeading } from './focusHeading';
import { pageTitle } from './pageTitle';

/** Where the visitor stands; null until their first page has been reached. */
interface Journey {
  at: string | null;
  stopLooking: () => void;
}

const Context = createContext<Journey>({ at: null, stopLooking: () => undefined });

export function JourneyStart({ children }: { children: ReactNode }) {
  const [journey] = useState<Journey>(() => ({ at: null, stopLooking: () => undefined }));
  return <Context value={journey}>{children}</Context>;
}

/** Tells everyone who needs to know that the visitor has come to a page: the tab, the analytics, the screen reader. */
export function useArrival(title: string, isThere: boolean) {
  const journey = use(Context);
  const { pathname } = useLocation();

  useEffect(() => {
    if (!isThere) return;
    document.title = pageTitle(title);
    if (journey.at === pathname) return;
    const isFirstPage = journey.at === null;
    journey.at = pathname;
    viewed(document.title, pathname);
    if (isFirstPage) return;
    announce(document.title);
    journey.stopLooking();
    journey.stopLooking = focusHeading();
  }, [title, isThere, journey, pathname]);
}
