import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishedSite } from '../../releases/testing/published-site.js';
import type { Client, Reply } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { errorBody } from '../contract.js';

const json = 'application/json';
const badBodies: [what: string, type: string, body: string][] = [
  ['nothing', json, ''],
  ['broken JSON', json, '{"a":'],
  ['too much', json, JSON.stringify({ text: 'a'.repeat(33 * 1024) })],
  ['too deep', json, '{"a":'.repeat(2_000) + '1' + '}'.repeat(2_000)],
  ['an unknown key', json, '{"verified":true}'],
  ['a poisoned prototype', json, '{"__proto__":{"verified":true}}'],
  ['a poisoned constructor', json, '{"constructor":{"prototype":{}}}'],
  ['a list', json, '[]'],
  ['null', json, 'null'],
  ['a number', json, '1e999'],
  ['a text', json, '"\\u0000"'],
  ['a form', 'application/x-www-form-urlencoded', 'email=a%40example.com'],
  ['plain text', 'text/plain', '{}'],
  ['XML', 'application/xml', '<a/>'],
];
const badSteps = [
  'abc',
  '-1',
  '0',
  '1.5',
  '%00',
  '%2e%2e%2f',
  '%ff',
  '9'.repeat(99),
  '9'.repeat(400),
  '1e40000',
  "1'--",
];
const badQueries = [
  'a=%00',
  'limit=abc&cursor=%00',
  '__proto__[a]=1',
  'a=%',
  'to=1&to=2',
  `a=${'x'.repeat(5_000)}`,
];

interface Operation {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  path: string;
  takesBody: boolean;
}
type Document = {
  paths: Record<string, Record<string, { requestBody?: unknown; 'x-supersedes'?: string[] }>>;
};

describe('bad input', () => {
  let app: TestApp;
  let operations: Operation[];
  beforeAll(async () => {
    app = await startTestApp({ env: { ...publishedSite().env, LIMITS_SCALE: '100000' } });
    const { paths } = (await app.asVisitor().get('/api/openapi.json').expect(200)).json() as Document;
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody, 'x-supersedes': formerPaths = [] }]) =>
        [path, ...formerPaths].map((served) => ({
          method: method.toUpperCase() as Operation['method'],
          path: served,
          takesBody: requestBody !== undefined,
        })),
      ),
    );
  });
  afterAll(() => app.close());

  const person = async (): Promise<Client> => app.as(await app.make.user({ verified: true }));
  const inWords = (reply: Reply) =>
    reply.status >= 400 &&
    reply.status < 500 &&
    /\w+ \w+|^Required$/.test(errorBody.parse(reply.json()).message);

  it.each(badBodies)(
    'is refused with a message on every route with a body: %s',
    async (_what, type, body) => {
      const client = await person();
      const wrong: string[] = [];
      for (const { method, path } of operations.filter(({ takesBody }) => takesBody)) {
        const reply = await client.send(method, path.replace(/\{\w+\}/g, '1'), body, {
          'content-type': type,
        });
        if (!inWords(reply)) wrong.push(`${method} ${path}: ${reply.status} ${reply.text.slice(0, 100)}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(badSteps)('is refused with a message on every route with a path parameter: %s', async (step) => {
    const client = await person();
    const wrong: string[] = [];
    for (const { method, path } of operations.filter(({ path }) => path.includes('{'))) {
      const reply = await client.send(method, path.replace(/\{\w+\}/g, step));
      if (!inWords(reply)) wrong.push(`${method} ${path}: ${reply.status} ${reply.text.slice(0, 100)}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(['abc', '1.5', '0', '9'.repeat(99)])(
    'is named when a path parameter is wrong: %s',
    async (step) => {
      const client = await person();
      const numbered = operations.filter(({ path, takesBody }) => !takesBody && /\{(id|\w+Id)\}/.test(path));
      expect(numbered.length).toBeGreaterThan(10);
      const unnamed: string[] = [];
      for (const { method, path } of numbered) {
        const reply = await client.send(method, path.replace(/\{\w+\}/g, step));
        const { message, issues = [] } = errorBody.parse(reply.json());
        if (reply.status !== 400) continue;
        const name = issues[0]?.path ?? '';
        const isKnown = /^(id|\w+Id)$/.test(name) || path.includes(`{${name}}`);
        if (!isKnown || !message.startsWith(`${name} must be`)) unnamed.push(`${method} ${path}: ${message}`);
      }
      expect(unnamed).toEqual([]);
    },
  );

  it.each(badQueries)('in the query never causes a server error: %s', async (query) => {
    const client = await person();
    const broken: string[] = [];
    for (const { method, path } of operations.filter(({ method }) => method === 'GET')) {
      const reply = await client.send(method, `${path.replace(/\{\w+\}/g, '1')}?${query}`);
      if (reply.status >= 500) broken.push(`${path}: ${reply.status} ${reply.text.slice(0, 100)}`);
    }
    expect(broken).toEqual([]);
  });
});
