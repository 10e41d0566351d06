import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { resolveRefs } from './resolve-refs.js';

interface Operation {
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { additionalProperties?: boolean } }>;
  };
  security: object[];
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

describe('the OpenAPI document', () => {
  let app: TestApp;
  let document: Document;
  beforeAll(async () => {
    app = await startTestApp();
    document = resolveRefs((await app.asVisitor().get('/api/openapi.json').expect(200)).json() as Document);
  });
  afterAll(() => app.close());

  it('describes a call by the contract that validates it', () => {
    expect(document.openapi).toMatch(/^3\.1/);
    const login = document.paths['/api/auth/login']?.post;
    expect(login?.requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['email'],
    });
    expect(login?.responses).toHaveProperty([
      '200',
      'content',
      'application/json',
      'schema',
      'properties',
      'user',
    ]);
  });

  it('is sent again and again without being written again', async () => {
    const visitor = app.asVisitor();
    await visitor.get('/api/openapi.json').expect(200);
    const write = JSON.stringify.bind(JSON);
    let writings = 0;
    JSON.stringify = (value: object, ...how: []) => {
      if (typeof value === 'object' && 'openapi' in value) writings += 1;
      return write(value, ...how);
    };
    try {
      for (let time = 0; time < 3; time++) await visitor.get('/api/openapi.json').expect(200);
    } finally {
      JSON.stringify = write;
    }
    expect(writings).toBe(0);
  });

  it('marks the calls that need a login', () => {
    expect(document.paths['/api/auth/me']?.get?.responses).toHaveProperty('401');
    expect(document.paths['/api/auth/login']?.post?.responses).not.toHaveProperty('401');
  });

  it('marks the calls that accept a form', () => {
    const { requestBody } = document.paths['/api/notifications/stop']?.post ?? {};
    expect(Object.keys(requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]);
  });

  it('describes shipping: a token and a multipart form with files', () => {
    const ship = document.paths['/platform/ship']?.post;
    expect(Object.keys(ship?.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
    expect(ship?.security).toEqual([{ token: [] }]);
    for (const action of ['promote', 'withdraw', 'rollback'])
      expect(document.paths[`/platform/${action}`]?.post?.requestBody?.content).toHaveProperty([
        'application/json',
      ]);
    expect(document.paths['/platform/releases']?.get?.responses).toHaveProperty('401');
    expect(document.paths['/mf/registry.json']?.get?.responses).toHaveProperty('200');
    for (const page of ['/platform', '/platform/enter', '/platform/override'])
      expect(document.paths).not.toHaveProperty([page]);
  });

  it('marks optional bodies', () => {
    expect(document.paths['/api/auth/login']?.post?.requestBody?.required).toBe(true);
    expect(document.paths['/api/payouts/account']?.post?.requestBody?.required).toBe(false);
  });

  it('allows no unknown keys in any body', () => {
    const open = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { requestBody }]) =>
          Object.entries(requestBody?.content ?? {}).some(
            ([type, { schema }]) => !type.startsWith('image/') && schema.additionalProperties !== false,
          ),
        )
        .map(([method]) => `${method} ${path}`),
    );
    expect(open).toEqual([]);
  });

  it('has a page that loads only our own files', async () => {
    const page = await app.asVisitor().get('/api/docs').expect(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    for (const [, file = ''] of page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g))
      await app.asVisitor().get(file).expect(200);
  });
});
