import { isFulfilled, isPending, isRejected, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { preloadedAnswer, type Call, type Meta } from './request';

interface Query {
  query?: (asked: unknown) => string | Call;
  infiniteQueryOptions?: { initialPageParam: unknown };
  responseSchema?: { '~standard': { validate: (value: unknown) => object } };
  transformResponse?: (body: unknown, meta: Meta, asked: unknown) => unknown;
}

/** RTK Query types its entries by the endpoints that are known when it compiles. */
type Upsert = (entries: never[]) => UnknownAction;

interface QueryMeta {
  requestId: string;
  arg: { endpointName?: string; originalArgs?: unknown };
}

const queries = new Map<string, Query>();

/** Remembers how endpoints ask, and what they make of a response. */
export function noted<Endpoints extends object>(endpoints: Endpoints): Endpoints {
  for (const [name, definition] of Object.entries(endpoints)) queries.set(name, definition as Query);
  return endpoints;
}

/** Queries that found their answers and still go on: they may add to the cache. */
export const begunByQueries = new Set<Promise<unknown>>();

/**
 * For the server, which has a page's answers before it renders. Each is in the cache as soon as a component asks for it,
 * so that one pass shows all. What is not there, or is an error, comes when RTK Query has called for it.
 */
export function answersAtOnce(upsert: Upsert): Middleware {
  return ({ dispatch }) => {
    const ends = new Map<string, () => void>();
    return (next) => (action) => {
      const result = next(action);
      const { requestId, arg } = (action as { meta?: QueryMeta }).meta ?? {};
      if (!requestId || !arg?.endpointName) return result;
      if (isPending(action)) {
        const { endpointName, originalArgs } = arg;
        const answer = answerOf(queries.get(endpointName) ?? {}, originalArgs);
        if (!answer) return result;
        begunByQueries.add(new Promise<void>((resolve) => ends.set(requestId, resolve)));
        dispatch(upsert([{ endpointName, arg: originalArgs, value: answer.data } as never]));
      } else if (isFulfilled(action) || isRejected(action)) {
        ends.get(requestId)?.();
        ends.delete(requestId);
      }
      return result;
    };
  };
}

/** As RTK Query makes it of a response: the parsed text, checked if there is a schema, in a page of an infinite query. */
function answerOf(definition: Query, arg: unknown): { data: unknown } | undefined {
  const { query, infiniteQueryOptions: paged, responseSchema, transformResponse } = definition;
  if (!query) return undefined;
  const asked = paged ? { queryArg: arg, pageParam: paged.initialPageParam } : arg;
  const found = preloadedAnswer(query(asked));
  if (!found) return undefined;
  const shown = transformResponse ? transformResponse(found.data, found.meta, asked) : found.data;
  const checked: { value?: unknown } = responseSchema?.['~standard'].validate(shown) ?? { value: shown };
  if (!('value' in checked)) return undefined;
  const { value } = checked;
  return { data: paged ? { pages: [value], pageParams: [paged.initialPageParam] } : value };
}
