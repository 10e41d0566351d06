import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  responses: Record<string, { headers?: Record<string, { $ref: string }> }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { headers: Record<string, { description: string }> };
}

let app: TestApp;
let description: Description;
let operations: (Operation & { method: string; path: string })[];
beforeAll(async () => {
  app = await startTestApp();
  description = (await app.asVisitor().get('/api/openapi.json').expect(200)).json() as Description;
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
});
afterAll(() => app.close());

const named = ({ responses }: Operation, status: number | string) =>
  Object.keys((responses[status] ?? responses.default)?.headers ?? {});
const operation = (id: string) => operations.find(({ operationId }) => operationId === id)!;

describe('the headers in the OpenAPI document', () => {
  it('are described once, and named by reference', () => {
    const all = operations.flatMap(({ responses }) => Object.values(responses));
    const used = all.flatMap(({ headers = {} }) => Object.entries(headers));
    expect(new Set(used.map(([name]) => name))).toEqual(new Set(Object.keys(description.components.headers)));
    expect(used.filter(([name, { $ref }]) => $ref !== `#/components/headers/${name}`)).toEqual([]);
  });

  it('name the request in every response of every call', async () => {
    const silent = operations.filter((one) =>
      Object.keys(one.responses).some((status) => !named(one, status).includes('x-request-id')),
    );
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
    const visitor = app.asVisitor();
    for (const { operationId, method, path } of operations) {
      const address = path.replace(/\{\w+\}/g, '999');
      const { status, headers, text } = await visitor.send(method.toUpperCase(), address);
      const id = headers['x-request-id'];
      expect([operationId, id]).toEqual([operationId, expect.stringMatching(/^[\w.-]{8,64}$/)]);
      if (status >= 400) expect(text).toContain(`"requestId":"${String(id)}"`);
    }
  });

  it('lead to the next page of exactly the lists that have one', async () => {
    const paged = operations.filter((one) => named(one, 200).includes('link'));
    expect(paged.map(({ operationId }) => operationId).toSorted()).toEqual([
      'listConversations',
      'listMatches',
      'listTips',
      'searchListings',
      'searchTrips',
    ]);
    const by = await app.make.user();
    for (const type of ['helper', 'seeking_help'] as const) await app.make.listing({ by, type });
    const client = await app.as(by);
    const { headers } = await client.get('/api/listings?limit=1').expect(200);
    expect(headers.link).toMatch(/^<\/api\/listings\?.*cursor=.*>; rel="next"$/);
    for (const one of operations.filter(({ method, path }) => method === 'get' && !path.includes('{'))) {
      const reply = await client.get(`${one.path}?limit=1`);
      if (reply.headers.link) expect(named(one, reply.status)).toContain('link');
    }
  });

  it('say when to come back after too many calls', async () => {
    const hurried = operations.flatMap((one) =>
      Object.keys(one.responses)
        .filter((status) => ['429', '503'].includes(status) !== named(one, status).includes('retry-after'))
        .map((status) => `${one.operationId}: ${status}`),
    );
    expect(hurried).toEqual([]);
    const visitor = app.asVisitor();
    const contact = { name: 'Omar', email: 'omar@example.com', message: 'May I ask you something?' };
    let reply = await visitor.post('/api/contact', contact);
    while (reply.status === 200) reply = await visitor.post('/api/contact', contact);
    expect(reply.status).toBe(429);
    expect(String(reply.headers['retry-after'])).toMatch(/^[1-9]\d*$/);
  });

  it.each(['logIn', 'sendMessage', 'createAlert', 'updateProfile', 'streamEvents', 'shipRelease'])(
    'name the wait also where the limit is inside of the call: %s',
    (id) => expect(named(operation(id), 429)).toContain('retry-after'),
  );

  it('name no wait where no limit is: a signed call of a provider', () =>
    expect(operation('receiveStripeEvent').responses).not.toHaveProperty('429'));
});
