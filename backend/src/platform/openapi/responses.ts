import { z } from 'zod';
import { errorBody } from '../contract.js';
import type { SchemaDocs } from './api-docs.js';
import { headersOf } from './headers.js';
import type { Route } from './routes.js';
import type { Json, Schemas } from './schemas.js';

export const jsonType = 'application/json';

export const content = (schema: Json, types = [jsonType], { example }: SchemaDocs = {}) => ({
  content: Object.fromEntries(
    types.map((type) => [type, { schema, ...(example !== undefined && { example }) }]),
  ),
});

const descriptions: Record<number, string> = {
  400: 'The request does not fit its schema; `issues` names each field.',
  401: 'The session or the token is missing, or not known.',
  403: 'This caller may not do that.',
  404: 'It does not exist, or this caller may not see it.',
  429: 'Too many requests. `Retry-After` says how many seconds to wait.',
  503: 'The server cannot do this now. `Retry-After` says when to try again.',
};

const canBeRepeated = new Set([429, 503]);

export function responses(route: Route, schemas: Schemas, type?: string): Json {
  const { answer, redirects } = route;
  const text = answer?.type ?? type;
  const body = answer?.schema
    ? content(schemas.of(answer.schema, 'output'), [answer.type ?? jsonType])
    : text && content({ type: 'string' }, [text]);
  return {
    [answer?.status ?? 200]: {
      description: redirects ? 'The page it leads to.' : 'Success.',
      ...headersOf('x-request-id', ...(isPaged(route) ? (['link'] as const) : [])),
      ...body,
    },
    ...(redirects && {
      302: { description: '`Location` names a page of the site.', ...headersOf('x-request-id') },
    }),
    ...refusals(route, schemas),
  };
}

const isPaged = ({ query }: Route) => query instanceof z.ZodObject && 'cursor' in query.shape;

function refusals(
  { path, isPublic, takesToken, isLimited, body, query, params }: Route,
  schemas: Schemas,
): Json {
  const statuses = [
    ...(body || query || Object.keys(params).length ? [400] : []),
    ...(isPublic && !takesToken ? [] : [401]),
    403,
    ...(path.includes(':') ? [404] : []),
    ...(isLimited ? [429] : []),
    503,
  ];
  const failed = content(schemas.of(errorBody, 'output'));
  return {
    ...Object.fromEntries(
      statuses.map((status) => [
        status,
        {
          description: descriptions[status],
          ...headersOf('x-request-id', ...(canBeRepeated.has(status) ? (['retry-after'] as const) : [])),
          ...failed,
        },
      ]),
    ),
    default: { description: 'Any other error.', ...headersOf('x-request-id'), ...failed },
  };
}
