import { z } from 'zod';
import { errorBody, productName } from '../contract.js';
import { OwnCookie } from '../http/own-cookie.js';
import type { Route } from './routes.js';

type Json = Record<string, unknown>;

const json = 'application/json';

/** The API in OpenAPI 3.1, whose schemas are the JSON Schema that the contracts give by themselves. */
export function openApiDocument(routes: Route[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: '1.0.0' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: new OwnCookie('session', 'lax', { publicUrl }).name,
        },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(route: Route): Json {
  const { name, path, body, bodyTypes, answer } = route;
  return {
    operationId: name,
    tags: [tagOf(path)],
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(body && { requestBody: requestBody(body, bodyTypes) }),
    security: securityOf(route),
    responses: {
      [answer?.status ?? 200]: {
        description: 'Done',
        ...(answer?.schema && content(schemaOf(answer.schema, 'output'), [answer.type ?? json])),
      },
      ...refusals(route),
    },
  };
}

/** `/api/listings/…` is about listings; `/platform/…` and `/mf/…` are about releases. */
const tagOf = (path: string) => (path.startsWith('/api/') ? (path.split('/')[2] ?? 'api') : 'releases');

function securityOf({ isPublic, takesToken }: Route): Json[] {
  if (takesToken) return [{ token: [] }];
  return isPublic ? [{}, { session: [] }] : [{ session: [] }];
}

const requestBody = (body: z.ZodType, types: string[]): Json => ({
  required: !body.safeParse(undefined).success,
  ...content(schemaOf(body, 'input'), types),
});

function refusals({ path, isPublic, takesToken, isLimited, body, query, params }: Route): Json {
  const hasParams = path.includes(':');
  return {
    ...((body || query || Object.keys(params).length) && { 400: refusal('Something sent does not fit') }),
    ...(!isPublic && { 401: refusal('Nobody is logged in') }),
    ...(takesToken && { 401: refusal('The token is missing or not known') }),
    403: refusal('This is not allowed'),
    ...(hasParams && { 404: refusal('There is no such thing, or not for you') }),
    ...(isLimited && { 429: refusal('Too often; Retry-After says when to come back') }),
    default: refusal('Anything else that went wrong'),
  };
}

const refusal = (description: string) => ({
  description,
  ...content({ $ref: '#/components/schemas/Error' }),
});

const content = (schema: Json, types = [json]) => ({
  content: Object.fromEntries(types.map((type) => [type, { schema }])),
});

function pathParameters({ path, params }: Route): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: params[name] ? schemaOf(params[name], 'input') : { type: 'string' },
  }));
}

function queryParameters({ query }: Route): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
