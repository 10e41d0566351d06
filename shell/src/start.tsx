import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { boot } from './base/boot';
import { startOffline } from './base/offline';
import { followOtherTabs } from './api/otherTabs';
import { createStore } from './api/store';
import { currentRegistry } from './remotes/currentRegistry';
import { registerPinned } from './remotes/load';
import { pin } from './remotes/registry';
import { prefetchLinks } from './links/prefetchLinks';
import { Routes } from './Routes';

export async function start() {
  const registry = await currentRegistry();
  pin(registry);
  // Its own chunk, because only developers need it.
  if (boot.overrides)
    await import('./overrides/overrides').then(
      ({ override }) => override(registry),
      () => {},
    );
  registerPinned();
  const store = createStore();
  followOtherTabs(store);
  const root = createRoot(document.getElementById('root')!);
  const site = (
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <Routes />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  );
  // A transition renders in slices, so that a slow phone can respond to input.
  setTimeout(() => startTransition(() => root.render(site)));
  if (boot.offline) startOffline();
  else prefetchLinks();
}
