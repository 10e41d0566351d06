import type { UnknownAction } from '@reduxjs/toolkit';
import type { Call } from '../base/callTo';
import { preloadedAnswer, type Meta, type request } from './request';

interface Query {
  type: string;
  infiniteQueryOptions?: { initialPageParam: unknown };
  responseSchema?: { '~standard': { validate: (value: unknown) => object } };
  transformResponse?: (body: unknown, meta: Meta, asked: unknown) => unknown;
}

export interface Api {
  reducerPath: string;
  util: { upsertQueryEntries: (entries: never[]) => UnknownAction };
}

type State = Record<string, { queries: Record<string, { originalArgs?: unknown }> }>;

const queries = new Map<string, Query>();

/** RTK Query does not hand out the definitions of its endpoints. It keeps the first of two with the same name. */
export function rememberQueries<Endpoints extends object>(endpoints: Endpoints): Endpoints {
  for (const [name, definition] of Object.entries(endpoints) as [string, Query][])
    if (definition.type !== 'mutation' && !queries.has(name)) queries.set(name, definition);
  return endpoints;
}

/**
 * For the server, whose hooks send their queries while they render. The response of a page is here by then, and is in
 * the cache as soon as its query is sent, so that the same pass shows it. What is missing, or is an error, takes the
 * time that RTK Query needs.
 */
export function withAnswersAtOnce(send: typeof request, apiOfQuery: () => Api): typeof request {
  return (call, sent, options) => {
    const { endpoint: endpointName, queryCacheKey = '' } = sent;
    const query = queries.get(endpointName);
    if (query) {
      const { reducerPath, util } = apiOfQuery();
      const arg = (sent.getState() as State)[reducerPath]?.queries[queryCacheKey]?.originalArgs;
      const answer = answerOf(query, call, arg);
      if (answer)
        sent.dispatch(util.upsertQueryEntries([{ endpointName, arg, value: answer.data } as never]));
    }
    return send(call, sent, options);
  };
}

/** As RTK Query makes it of a response: the parsed text, checked if there is a schema, in a page of an infinite query. */
function answerOf(query: Query, call: string | Call, arg: unknown): { data: unknown } | undefined {
  const { infiniteQueryOptions: paged, responseSchema, transformResponse } = query;
  const found = preloadedAnswer(call);
  if (!found) return undefined;
  const asked = paged ? { queryArg: arg, pageParam: paged.initialPageParam } : arg;
  const shown = transformResponse ? transformResponse(found.data, found.meta, asked) : found.data;
  const checked: { value?: unknown } = responseSchema?.['~standard'].validate(shown) ?? { value: shown };
  if (!('value' in checked)) return undefined;
  const { value } = checked;
  return { data: paged ? { pages: [value], pageParams: [paged.initialPageParam] } : value };
}
