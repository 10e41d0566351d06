import { configureStore, type Middleware } from '@reduxjs/toolkit';
import type { Me } from 'backend/contract/account';
import { api } from './api';
import { isApiError } from './apiError';
import { takeAnswer } from '../base/boot';
import { meIs } from './me';

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

export function createStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware, sessionEnded),
    devTools: false,
  });
  // The header knows who is here from its first line on when the HTML says so.
  const answer = takeAnswer('/api/auth/me');
  if (answer) store.dispatch(meIs(answer.status === 200 ? (answer.body as Me) : null));
  return store;
}
