import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignal } from '../base/signal';
import { tabTitle } from '../host/tabTitle';
import { viewed } from '../analytics/analytics';
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
  useTabTitle(title, isThere);

  useEffect(() => {
    if (!isThere || journey.at === pathname) return;
    const isFirstPage = journey.at === null;
    journey.at = pathname;
    // The tab may name what somebody looked for, which is nobody's to count.
    viewed(pageTitle(title), pathname);
    if (isFirstPage) return;
    announce(document.title);
    journey.stopLooking();
    journey.stopLooking = focusHeading();
  }, [isThere, journey, pathname, title]);
}

/** The first page keeps what its HTML says: the server may know more of it than its path. */
function useTabTitle(title: string, isThere: boolean) {
  const { at } = use(Context);
  const { words, waiting } = useSignal(tabTitle);
  const [fromHtml] = useState(() => (at === null ? document.title : ''));

  useEffect(() => {
    if (!isThere) return;
    const named = words === null ? fromHtml || pageTitle(title) : pageTitle(words);
    document.title = waiting ? `(${waiting}) ${named}` : named;
  }, [title, isThere, words, waiting, fromHtml]);
}
