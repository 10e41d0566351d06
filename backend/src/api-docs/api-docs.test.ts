import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { apiDocs } from './index.js';

interface Json {
  description?: string;
  $ref?: string;
  properties?: Record<string, Json>;
  [key: string]: unknown;
}
type Content = Record<string, { schema: Json; example?: unknown }>;
interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags: string[];
  parameters: { name: string; description?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { headers?: Record<string, Json>; content?: Content }>;
}
interface Description {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; headers: Record<string, Json> };
}

let app: TestApp;
let text: string;
let description: Description;
let operations: Operation[];
beforeAll(async () => {
  app = await startTestApp();
  ({ text } = await app.asVisitor().get('/api/openapi.json').expect(200));
  description = JSON.parse(text) as Description;
  operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
});
afterAll(() => app.close());

it('has no problem by the recommended rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  expect(problems).toEqual([]);
});

describe('every operation', () => {
  it('has a short summary, one tag and an id of its own: a verb and what it is about', () => {
    const wrong = operations.filter(
      ({ operationId, summary = '', tags }) =>
        !/^[a-z]+([A-Z][a-z]*)*$/.test(operationId) || !/^.{5,60}[^.]$/.test(summary) || tags.length !== 1,
    );
    expect(wrong).toEqual([]);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says what it does beyond its summary, and what each of its parameters means', () => {
    const silent = operations.flatMap(({ operationId, description: text, parameters }) => [
      ...(text ? [] : [operationId]),
      ...parameters.filter((one) => !one.description).map(({ name }) => `${operationId}: ${name}`),
    ]);
    expect(silent).toEqual([]);
  });

  it('with a body has an example, except of pictures and files', () => {
    const without = operations.filter(({ requestBody }) =>
      Object.values(requestBody?.content ?? {}).some(({ example }) => example === undefined),
    );
    expect(without.map(({ operationId }) => operationId)).toEqual([
      'uploadPicture',
      'uploadTravelerPhoto',
      'shipRelease',
    ]);
  });

  it('still exists when a text describes it', () => {
    const ids = new Set(operations.map(({ operationId }) => operationId));
    expect(Object.keys(apiDocs.operations).filter((id) => !ids.has(id))).toEqual([]);
    const used = new Set(operations.flatMap(({ tags }) => tags));
    expect(apiDocs.tags.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });
});

/** Each field of a schema by its path, as the texts name it. */
function fieldsOf(json: unknown, path: string[] = []): [path: string, field: Json][] {
  if (typeof json !== 'object' || json === null) return [];
  if (Array.isArray(json)) return json.flatMap((one) => fieldsOf(one, path));
  const { properties = {}, items, anyOf, oneOf, allOf, additionalProperties } = json as Json;
  return [
    ...Object.entries(properties).flatMap(([name, field]): [string, Json][] => [
      [[...path, name].join('.'), field],
      ...fieldsOf(field, [...path, name]),
    ]),
    ...fieldsOf([items, anyOf, oneOf, allOf], path),
    ...fieldsOf(additionalProperties, [...path, '*']),
  ];
}

const words = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? [];
const nameWords = (name: string) => words(name.replace(/[A-Z]/g, ' $&'));
const fillers = new Set(['the', 'a', 'an', 'of', 'its', 'this', 'is', 'to', 'in', 'for', 'id']);

describe('schemas', () => {
  it('describe each of their fields, with more than the words of its name', () => {
    const { schemas } = description.components;
    const fields = Object.entries(schemas).flatMap(([name, schema]) =>
      fieldsOf(schema).map(([path, { description: text = '' }]) => ({ name: `${name}.${path}`, text })),
    );
    expect(fields.length).toBeGreaterThan(1_000);
    const silent = fields.filter(({ name, text }) => {
      const known = new Set(name.split('.').flatMap(nameWords));
      return words(text).filter((word) => !known.has(word) && !fillers.has(word)).length < 2;
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('have no field outside of a component, where no text could describe it', () => {
    const inline = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)]
        .flatMap((one) => Object.values(one?.content ?? {}))
        .flatMap(({ schema }) => fieldsOf(schema))
        .map(([path]) => `${operationId}: ${path}`),
    );
    expect(inline).toEqual([]);
  });

  it('have no text about a field or an export that is gone, and share one only where several use it', () => {
    const { schemas } = description.components;
    const known = new Map(Object.entries(schemas).map(([name, schema]) => [name, fieldsOf(schema)]));
    const texts = [...known.values()].flatMap((all) => all.map(([, field]) => field.description));
    const rare = Object.entries(apiDocs.fields).filter(
      ([, shared]) => texts.filter((text) => text === shared).length < 2,
    );
    expect(rare).toEqual([]);
    const unused = apiDocs.contracts.flatMap(({ contract, schemas: texts }) =>
      Object.entries(texts).flatMap(([name, { fields = {} }]) => {
        const all = known.get(componentOf(contract, name));
        if (!all) return [name];
        const paths = new Set(all.map(([path]) => path));
        return Object.keys(fields)
          .filter((path) => !paths.has(path))
          .map((path) => `${name}.${path}`);
      }),
    );
    expect(unused).toEqual([]);
  });

  it('have the names of what the contracts export', () => {
    expect(description.components.schemas).toMatchObject({ Listing: {}, NewListing: {}, ErrorBody: {} });
    const responses = JSON.stringify(description.paths['/api/listings']?.get);
    expect(responses).toContain('{"type":"array","items":{"$ref":"#/components/schemas/Listing"}}');
  });

  const examples = apiDocs.contracts.flatMap(({ contract, schemas }) =>
    Object.entries(schemas).flatMap(([name, { example }]) =>
      example === undefined ? [] : [{ name, contract, example }],
    ),
  );
  it.each(examples)('show an example that the contract accepts: $name', ({ name, contract, example }) => {
    const component = componentOf(contract, name);
    expect(description.components.schemas).toHaveProperty([component, 'examples'], [example]);
    const schema = elementOf((contract as Record<string, z.ZodType>)[name]);
    expect(schema?.parse(example)).toMatchObject(example as object);
  });

  it('come from every contract that exports any', async () => {
    const src = new URL('..', import.meta.url);
    const missing: string[] = [];
    for await (const file of glob('**/contract.ts', { cwd: src })) {
      const contract = (await import(new URL(file, src).href)) as object;
      const hasSchemas = Object.values(contract).some((value) => value instanceof z.ZodType);
      if (hasSchemas && !apiDocs.contracts.some((one) => one.contract === contract)) missing.push(file);
    }
    expect(missing).toEqual([]);
  });
});

const elementOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema;

/** Lists are named after their elements. */
function componentOf(contract: object, name: string): string {
  const schema = (contract as Record<string, z.ZodType>)[name];
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  return schema instanceof z.ZodArray ? pascal.replace(/s$/, '') : pascal;
}
