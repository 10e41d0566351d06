import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { createBrowserHistory, Router as RouterOf } from 'react-router-dom';
import { addressPrefix } from '../base/addressPrefix';
import { createSignal } from '../base/signal';
import { isFirstViewWhole } from '../parts/firstView';

/** The path of the address bar. While the next page is coming it is ahead of the router's. */
export const pathInBar = createSignal('');

/**
 * A transition keeps the page responsive while another one renders, but it would wait for parts of the first view that
 * have no code yet. The library's BrowserRouter renders the whole page again to change between the two.
 */
export function Router({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    pathInBar.set(history.location.pathname);
    return history.listen((entry) => {
      const { pathname } = entry.location;
      if (pathname !== pathInBar.get()) pathInBar.set(pathname);
      if (isFirstViewWhole.get()) startTransition(() => setEntry(entry));
      else setEntry(entry);
    });
  }, [history]);
  return (
    <RouterOf basename={addressPrefix()} location={location} navigationType={action} navigator={history}>
      {children}
    </RouterOf>
  );
}
