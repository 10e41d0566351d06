import { resolveRefs } from './resolve-refs.js';
import { answerBreaks, requestBreaks, type Schema } from './schema-breaks.js';

type Content = Record<string, { schema?: Schema }>;

export interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  security?: object[];
  responses: Record<string, { content?: Content }>;
  'x-supersedes'?: string[];
}

export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface ApiBreak {
  path: string;
  method: string;
  sentence: string;
}

export function apiBreaks(last: ApiDescription, now: ApiDescription): ApiBreak[] {
  const today = new Map(operations(resolveRefs(now)).map((one) => [one.key, one.operation]));
  return operations(resolveRefs(last)).flatMap(({ key, path, method, operation }) => {
    const current = today.get(key);
    const sentences = current ? operationBreaks(operation, current) : ['the call is gone'];
    return sentences.map((sentence) => ({ path, method, sentence }));
  });
}

export const pathPattern = (path: string) => path.replace(/\{\w*\}/g, '{}');

const operations = ({ paths }: ApiDescription) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      [path, ...(operation['x-supersedes'] ?? [])].map((served) => ({
        key: `${method} ${pathPattern(served)}`,
        path: served,
        method: method.toUpperCase(),
        operation,
      })),
    ),
  );

function operationBreaks(last: Operation, now: Operation): string[] {
  return [
    ...(isPublic(last) && !isPublic(now) ? ['it needs a session now'] : []),
    ...queryBreaks(last, now),
    ...placeBreaks(last, now),
    ...bodyBreaks(last, now),
    ...statusBreaks(last, now),
  ];
}

const isPublic = ({ security = [{}] }: Operation) => security.some((need) => Object.keys(need).length === 0);

const parametersIn = ({ parameters = [] }: Operation, place: string) =>
  parameters.filter((one) => one.in === place);

function queryBreaks(last: Operation, now: Operation): string[] {
  const known = new Map(parametersIn(last, 'query').map((one) => [one.name, one]));
  const kept = new Set(parametersIn(now, 'query').map(({ name }) => name));
  const gone = [...known.keys()].filter((name) => !kept.has(name));
  return [
    ...gone.map((name) => `the query no longer knows \`${name}\``),
    ...parametersIn(now, 'query').flatMap(({ name, required, schema = {} }) => {
      const before = known.get(name);
      if (required && !before?.required) return [`\`${name}\` of the query has to be sent now`];
      return before ? requestBreaks(before.schema ?? {}, schema, `\`${name}\` of the query`) : [];
    }),
  ];
}

/** Parameters of the path are compared by their order, because their names may change. */
const placeBreaks = (last: Operation, now: Operation) =>
  parametersIn(last, 'path').flatMap(({ schema = {} }, index) =>
    requestBreaks(schema, parametersIn(now, 'path')[index]?.schema ?? {}, 'the path'),
  );

function bodyBreaks({ requestBody: last }: Operation, { requestBody: now }: Operation): string[] {
  if (!now) return [];
  if (now.required && !last?.required) return ['a body has to be sent now'];
  if (!last) return [];
  return contentBreaks(last.content, now.content, 'the request', requestBreaks);
}

function statusBreaks(last: Operation, now: Operation): string[] {
  return Object.entries(last.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content = {} }]) => {
      const answer = now.responses[status];
      if (!answer) return [`it no longer answers ${status}`];
      return contentBreaks(content, answer.content ?? {}, 'the answer', answerBreaks);
    });
}

function contentBreaks(last: Content, now: Content, name: string, compare: typeof answerBreaks): string[] {
  return Object.entries(last).flatMap(([type, { schema = {} }]) => {
    const current = now[type];
    return current ? compare(schema, current.schema ?? {}, name) : [`${name} is not ${type} any more`];
  });
}
