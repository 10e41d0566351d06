import { configureStore, type Middleware } from '@reduxjs/toolkit';
import type { Me } from 'backend/contract/account';
import { api } from './api';
import { isApiError } from './apiError';
import { boot, takePreloaded } from '../base/boot';
import { meIs } from './me';
import { afterFirstView } from '../parts/firstView';

const isDevelopment = process.env.NODE_ENV === 'development';

/** A call that needs a session was refused, so the session may have ended. */
const reloadMeAfter401: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  const { payload, meta } = action as { payload?: unknown; meta?: { arg?: { endpointName?: string } } };
  const endpoint = meta?.arg?.endpointName;
  if (endpoint && endpoint !== 'me' && isApiError(payload) && payload.status === 401) {
    store.dispatch(api.util.invalidateTags(['Me']));
  }
  return result;
};

/** An answer in the HTML that no component reads yet would be dropped, and its part of the page would load again. */
const keepFirstView: Middleware = () => (next) => (action) => {
  if (!api.util.invalidateTags.match(action)) return next(action);
  afterFirstView(() => next(action));
  return action;
};

type CacheState = ReturnType<typeof api.reducer>;

export function createStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: isDevelopment, immutableCheck: isDevelopment }).concat(
        keepFirstView,
        api.middleware,
        reloadMeAfter401,
      ),
    devTools: isDevelopment,
    ...(boot.rendered && { preloadedState: { [api.reducerPath]: boot.rendered.answered as CacheState } }),
  });
  // From the HTML, so that the header never shows the wrong state first.
  const response = takePreloaded('/api/auth/me');
  if (response) store.dispatch(meIs(response.status === 200 ? (response.body as Me) : null));
  return store;
}
