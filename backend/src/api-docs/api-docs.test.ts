import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { apiDocs } from './index.js';

interface Operation {
  operationId: string;
  summary?: string;
  tags: string[];
  parameters: { name: string; description?: string }[];
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
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

  it('says what each of its parameters means', () => {
    const silent = operations.flatMap(({ operationId, parameters }) =>
      parameters.filter((one) => !one.description).map(({ name }) => `${operationId}: ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('still exists when a text describes it', () => {
    const ids = new Set(operations.map(({ operationId }) => operationId));
    expect(Object.keys(apiDocs.operations).filter((id) => !ids.has(id))).toEqual([]);
    const used = new Set(operations.flatMap(({ tags }) => tags));
    expect(apiDocs.tags.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('schemas', () => {
  const byName = new Map(
    apiDocs.contracts
      .flatMap((contract) => Object.entries(contract))
      .map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value as z.ZodType]),
  );

  it('have the names of what the contracts export', () => {
    expect(description.components.schemas).toMatchObject({ Listing: {}, NewListing: {}, ErrorBody: {} });
    const responses = JSON.stringify(description.paths['/api/listings']?.get);
    expect(responses).toContain('{"type":"array","items":{"$ref":"#/components/schemas/Listing"}}');
  });

  it.each(Object.entries(apiDocs.schemas))('show an example that fits: %s', (name, { example }) => {
    expect(description.components.schemas).toHaveProperty([name, 'examples'], [example]);
    expect(byName.get(name)?.parse(example)).toEqual(example);
  });

  it('come from every contract that exports any', async () => {
    const src = new URL('..', import.meta.url);
    const missing: string[] = [];
    for await (const file of glob('**/contract.ts', { cwd: src })) {
      const contract = (await import(new URL(file, src).href)) as object;
      const hasSchemas = Object.values(contract).some((value) => value instanceof z.ZodType);
      if (hasSchemas && !apiDocs.contracts.includes(contract)) missing.push(file);
    }
    expect(missing).toEqual([]);
  });
});
