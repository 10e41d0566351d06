import 'shared-ui/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { boot } from './base/boot';
import { startOffline } from './base/offline';
import { isTabNew } from './forms/clearTabMemory';
import { followOtherTabs } from './api/otherTabs';
import { createStore } from './api/store';
import { currentRegistry } from './remotes/currentRegistry';
import { Router } from './page-frame/Router';
import { isFirstViewWhole } from './parts/firstView';
import { carryInput } from './parts/GiveEarlyInput';
import { readDeclarationsFromNetwork } from './remotes/load';
import { pin } from './remotes/registry';
import { prefetchLinks } from './links/prefetchLinks';
import { untilPrepared } from './links/untilPrepared';
import { Routes } from './Routes';

function applyStyles(root: HTMLElement) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
}

/** The router keeps a page's state there, also over a reload. */
const hasVisitState = () => Boolean((history.state as { usr?: unknown } | null)?.usr);

/** A visitor may go back before the program is there. A server before this one does not name the address. */
const isAtRenderedAddress = () =>
  [undefined, location.pathname + location.search].includes(boot.rendered?.address);

/** Keeps early input when the server HTML is replaced. Its own chunk, because few pages are rendered again. */
const keepInput = (root: HTMLElement) =>
  import('./parts/inputBefore').then(
    ({ inputBefore }) => carryInput(inputBefore(root)),
    () => {},
  );

export async function start() {
  const registry = await currentRegistry();
  pin(registry);
  // Its own chunk, because only developers need it.
  if (boot.overrides)
    await import('./overrides/overrides').then(
      ({ override }) => override(registry),
      () => {},
    );
  readDeclarationsFromNetwork();
  const store = createStore();
  followOtherTabs(store);
  const root = document.getElementById('root')!;
  const site = (
    <StrictMode>
      <Provider store={store} {...(boot.rendered && { serverState: store.getState() })}>
        <Router>
          <Routes />
        </Router>
      </Provider>
    </StrictMode>
  );
  // The HTML lacks what the tab keeps, such as a draft or the router's state, so such a page is rendered again.
  const hydrates = boot.rendered && isTabNew() && !hasVisitState() && isAtRenderedAddress();
  if (!hydrates) {
    // Until then the visitor reads the HTML, and no skeleton.
    if (boot.rendered && isAtRenderedAddress()) {
      await untilPrepared(boot.rendered.parts);
      await keepInput(root);
    }
    delete boot.rendered;
    isFirstViewWhole.set(true);
  }
  // A transition renders in slices, so that a slow phone can respond to input.
  setTimeout(() =>
    startTransition(() => {
      if (!hydrates) return createRoot(root).render(site);
      applyStyles(root);
      hydrateRoot(root, site);
    }),
  );
  if (boot.offline) startOffline();
  else prefetchLinks();
}
