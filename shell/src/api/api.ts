import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { rememberQueries, withAnswersAtOnce, type Api } from './answersAtOnce';
import { inBrowser } from '../base/inBrowser';
import { attributed } from './callers';
import { request } from './request';
import { tags } from './tags';

/** On the server a timer would keep the page in memory. */
const keptSeconds = inBrowser ? 24 * 60 * 60 : Number.POSITIVE_INFINITY;

// Effects do not run on the server, so its hooks ask while they render.
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: !inBrowser }),
);

const cache = createApi({
  baseQuery: inBrowser ? request : withAnswersAtOnce(request, (): Api => cache),
  tagTypes: tags,
  keepUnusedDataFor: keptSeconds,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

/** The one API cache, for the code of one remote: its calls carry the remote's name and release. */
export const apiOf = (remote: string): typeof cache => apiFor(() => remote);

export const apiFor = (currentRemote: () => string | undefined): typeof cache =>
  attributing(cache, currentRemote);

/** RTK Query's `injectEndpoints` returns an api too, which the remote may extend again. */
function attributing<Injectable extends Pick<typeof cache, 'injectEndpoints'>>(
  injectable: Injectable,
  currentRemote: () => string | undefined,
): Injectable {
  return {
    ...injectable,
    injectEndpoints: (injection) =>
      attributing(
        injectable.injectEndpoints({
          ...injection,
          endpoints: (build) => {
            const endpoints = attributed(currentRemote(), injection.endpoints(build));
            return inBrowser ? endpoints : rememberQueries(endpoints);
          },
        }),
        currentRemote,
      ),
  };
}

export const api = apiOf('shell');
