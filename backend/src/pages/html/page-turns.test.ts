import { connect } from 'node:net';
import { mock } from 'node:test';
import {
  fastify,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type LightMyRequestResponse,
} from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PageTurns } from './page-turns.js';

let server: FastifyInstance;
let opened: string[] = [];
let letGo: () => void;

beforeEach(() => {
  opened = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  letGo = resolve;
  server = fastify();
  server.get('/api/airports', async () => 'airports');
  routePages(async ({ url }, reply) => {
    opened.push(url);
    await promise;
    return reply.send(url);
  });
});
afterEach(() => server.close());

function routePages(
  serve: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  turns = new PageTurns(100_000),
) {
  server.get('/*', (request, reply) => turns.serve(request, reply, () => serve(request, reply)));
}

const statuses = (responses: LightMyRequestResponse[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

describe('the turns of pages', () => {
  it('2,000 pages at once leave the API free, and those beyond the bound are told when to come again', async () => {
    const pages = Array.from({ length: 2_000 }, (_, n) => server.inject(`/search?${n}`));
    const refused = await Promise.race(pages);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '5', refresh: '5', 'cache-control': 'no-store' });
    expect(refused.body).toContain('We are very busy right now');
    expect((await server.inject('/api/airports')).body).toBe('airports');
    expect(opened).toHaveLength(16);
    letGo();
    expect(statuses(await Promise.all(pages))).toEqual({ 200: 616, 503: 1_384 });
    expect((await server.inject('/search?again')).statusCode).toBe(200);
  });

  it('one address that opens pages without end leaves those of others to them', async () => {
    await server.close();
    server = fastify();
    routePages(async (_request, reply) => reply.send('page'), new PageTurns(20));
    const open = async (remoteAddress: string) => server.inject({ url: '/search', remoteAddress });
    let now = 5_999;
    const clock = mock.method(performance, 'now', () => now);
    const pages = await Promise.all(Array.from({ length: 100 }, () => open('203.0.113.7')));
    expect(statuses(pages)).toEqual({ 200: 20, 429: 80 });
    expect(pages.at(-1)?.headers).toMatchObject({ 'retry-after': '1', refresh: '1' });
    expect(pages.at(-1)?.body).toContain('from your network');
    expect((await open('203.0.113.8')).statusCode).toBe(200);
    now = 6_000;
    expect((await open('203.0.113.7')).statusCode).toBe(200);
    clock.mock.restore();
  });

  it('a visitor who has waited too long is told when to come again', async () => {
    await server.close();
    server = fastify();
    const { promise, resolve } = Promise.withResolvers<void>();
    routePages(
      async (_request, reply) => {
        await promise;
        return reply.send('page');
      },
      new PageTurns(100_000, 50),
    );
    const pages = Array.from({ length: 20 }, () => server.inject('/search'));
    setTimeout(() => resolve(), 100);
    expect(statuses(await Promise.all(pages))).toEqual({ 200: 16, 503: 4 });
  });

  it('a page that fails gives its turn to the next', async () => {
    await server.close();
    server = fastify();
    routePages(() => Promise.reject(new Error('no page')));
    const pages = await Promise.all(Array.from({ length: 100 }, () => server.inject('/search')));
    expect(statuses(pages)).toEqual({ 500: 100 });
  });

  it('a visitor who does not read the page takes no turn from others', async () => {
    await server.close();
    server = fastify({ forceCloseConnections: true });
    const large = 'x'.repeat(8_000_000);
    const { promise: allSent, resolve } = Promise.withResolvers<void>();
    routePages(async ({ url }, reply) => {
      if (opened.push(url) === 16) resolve();
      return reply.send(url === '/large' ? large : 'small');
    });
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    // Without a listener for what they receive, they read nothing.
    const slow = Array.from({ length: 16 }, () =>
      connect({ host: '127.0.0.1', port: Number(new URL(url).port) }),
    );
    for (const socket of slow) socket.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await allSent;
    const small = await fetch(`${url}/small`, { signal: AbortSignal.timeout(4_000) });
    expect(await small.text()).toBe('small');
    for (const socket of slow) socket.destroy();
  });
});
