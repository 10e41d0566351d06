import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignal } from '../base/signal';
import { tabTitle } from '../host/tabTitle';
import { trackPageView } from '../analytics/analytics';
import { announce } from './Announcer';
import { focusHeading } from './focusHeading';
import { pageTitle } from './pageTitle';

interface Arrival {
  at: string | null;
  cancelFocus: () => void;
}

const Context = createContext<Arrival>({ at: null, cancelFocus: () => undefined });

export function ArrivalProvider({ children }: { children: ReactNode }) {
  const [arrival] = useState<Arrival>(() => ({ at: null, cancelFocus: () => undefined }));
  return <Context value={arrival}>{children}</Context>;
}

export function useArrival(title: string, isOpen: boolean) {
  const arrival = use(Context);
  const { pathname } = useLocation();
  useTabTitle(title, isOpen);

  useEffect(() => {
    if (!isOpen || arrival.at === pathname) return;
    const isFirstPage = arrival.at === null;
    arrival.at = pathname;
    // Not the tab's title, which may contain what the visitor searched for.
    trackPageView(pageTitle(title), pathname);
    if (isFirstPage) return;
    announce(document.title);
    arrival.cancelFocus();
    arrival.cancelFocus = focusHeading();
  }, [isOpen, arrival, pathname, title]);
}

/** The first page keeps the title of its HTML, which the server may have made of the page's data. */
function useTabTitle(title: string, isOpen: boolean) {
  const { at } = use(Context);
  const ownTitle = useSignal(tabTitle);
  const fromHtml = useRef<string>(undefined);

  useEffect(() => {
    if (!isOpen) return;
    fromHtml.current ??= at === null ? document.title : '';
    document.title = ownTitle === null ? fromHtml.current || pageTitle(title) : pageTitle(ownTitle);
  }, [title, isOpen, ownTitle, at]);
}
