import type { z } from 'zod';
import type { ApiDocs, Tag } from './api-docs.js';
import { content, responses } from './responses.js';
import type { Route } from './routes.js';
import type { Json, Schemas } from './schemas.js';

export function describeOperation(route: Route, path: string, docs: ApiDocs, schemas: Schemas): Json {
  const { operation, name, body, bodyTypes, formerPaths } = route;
  const tag = tagOf(route, docs);
  const texts = docs.operations[operation?.id ?? ''];
  const { description, type, parameters = {}, isLimited = false } = texts ?? {};
  return {
    operationId: operation?.id ?? name,
    ...(operation && { summary: operation.summary }),
    ...(description && { description }),
    tags: tag ? [tag.name] : [],
    parameters: [...pathParameters(route, path, schemas), ...queryParameters(route, schemas)].map(
      (parameter) => ({
        ...parameter,
        description:
          parameters[parameter.name] ?? tag?.parameters?.[parameter.name] ?? docs.parameters[parameter.name],
      }),
    ),
    ...(body && { requestBody: requestBody(body, bodyTypes, schemas) }),
    security: securityOf(route),
    responses: responses({ ...route, isLimited: isLimited || route.isLimited }, schemas, type),
    ...(formerPaths.length > 0 && { 'x-supersedes': formerPaths.map(pathTemplate) }),
  };
}

export const pathTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function tagOf({ path }: Route, { tags }: ApiDocs): Tag | undefined {
  const matches = tags.flatMap((tag) =>
    tag.paths
      .filter((one) => path === one || path.startsWith(`${one}/`))
      .map((one) => ({ tag, length: one.length })),
  );
  return matches.sort((one, other) => other.length - one.length)[0]?.tag;
}

const requestBody = (body: z.ZodType, types: string[], schemas: Schemas): Json => ({
  required: !body.safeParse(undefined).success,
  ...content(schemas.of(body, 'input'), types, schemas.docsOf(body)),
});

function securityOf({ isPublic, takesToken }: Route): Json[] {
  if (takesToken) return [{ token: [] }];
  return isPublic ? [{}, { session: [] }] : [{ session: [] }];
}

/** Two methods of one path may call its parameters differently; the description has one name for both. */
function pathParameters({ path, params }: Route, described: string, schemas: Schemas) {
  const own = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => params[name]);
  return [...described.matchAll(/\{(\w+)\}/g)].map(([, name = ''], index) => {
    const schema = own[index];
    return {
      name,
      in: 'path',
      required: true,
      schema: schema ? schemas.of(schema, 'input') : { type: 'string' },
    };
  });
}

const queryParameters = ({ query }: Route, schemas: Schemas) =>
  query
    ? schemas.propertiesOf(query).map(([name, schema, required]) => ({ name, in: 'query', required, schema }))
    : [];
