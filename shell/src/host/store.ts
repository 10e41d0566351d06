import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import { isApiError } from './apiError';

/** A call that was refused for want of a session: whoever we thought was here has to be asked again. */
const sessionEnded: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  const { payload, meta } = action as { payload?: unknown; meta?: { arg?: { endpointName?: string } } };
  const asked = meta?.arg?.endpointName;
  if (asked && asked !== 'me' && isApiError(payload) && payload.status === 401) {
    store.dispatch(api.util.invalidateTags(['Me']));
  }
  return result;
};

export const createStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware, sessionEnded),
    devTools: false,
  });
