import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { errorBody } from '../contract.js';
import type { Endpoint } from '../endpoints.js';

type Description = { paths: Record<string, Record<string, { operationId: string; summary: string }>> };

const src = new URL('../..', import.meta.url);

async function declared(): Promise<[name: string, endpoint: Endpoint][]> {
  const endpoints: [string, Endpoint][] = [];
  for await (const file of glob('*/{,*/}endpoints.ts', { cwd: src })) {
    if (file === 'platform/endpoints.ts') continue;
    endpoints.push(...Object.entries((await import(new URL(file, src).href)) as Record<string, Endpoint>));
  }
  return endpoints;
}

describe('an endpoint', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('is exported under its name for generated clients, and served as it says', async () => {
    const { paths } = (await app.asVisitor().get('/api/openapi.json').expect(200)).json() as Description;
    const endpoints = await declared();
    expect(endpoints.length).toBeGreaterThan(12);
    for (const [name, { id, method, path, summary }] of endpoints) {
      expect(name).toBe(id);
      const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(described).toMatchObject({ operationId: id, summary });
    }
  });

  it('refuses strangers, unless it is public', async () => {
    for (const [, { method, path, access }] of await declared()) {
      const { status } = await app.asVisitor().send(method, path.replace(/:\w+/g, '1'));
      expect({ path, isRefused: status === 401 }).toEqual({ path, isRefused: access !== 'public' });
    }
  });

  it('names the part of the input that its schema refuses: first the path, then the rest', async () => {
    const visitor = app.asVisitor();
    const messageOf = async (path: string) => errorBody.parse((await visitor.get(path).expect(400)).json());
    expect((await messageOf('/api/receipts/x?token=1&other=1')).issues).toEqual([
      { path: 'id', message: 'id must be a number' },
    ]);
    expect((await messageOf('/api/receipts/1?other=1')).message).toBe('Not known here: other');
    const body = await visitor.post('/api/create-payment-intent', { amount: 0, recipientId: 1 }).expect(400);
    expect(errorBody.parse(body.json()).issues).toEqual([
      { path: 'amount', message: 'A tip is at least $1' },
    ]);
  });
});
