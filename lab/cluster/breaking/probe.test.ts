import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, it } from 'node:test';
import { Browser } from '../../faults/load/browser.ts';
import type { Person } from '../../faults/load/people.ts';
import { Traffic } from '../../faults/load/traffic.ts';
import { serve } from '../../../tools/testing/listen.ts';
import { Probe } from './probe.ts';

const person = (id: number): Person => ({
  id,
  email: `${id}@example.com`,
  name: `Person ${id}`,
  browser: new Browser('', '10.9.0.1', 'a session', new Traffic()),
  spares: [],
});

describe('the probe of a cluster', () => {
  it('the probe asks the nodes in turn, and notes what failed and what was confirmed but not heard', async () => {
    const asked: string[] = [];
    const events: ((event: string) => void)[] = [];
    let id = 0;
    const node = (name: string) =>
      serve(async (request, response) => {
        if (request.url === '/api/messages/stream') {
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          events.push((event) => response.write(event));
          return response.write('id: 0\ndata: {"kind":"ready"}\n\n');
        }
        asked.push(`${name} ${request.url}`);
        if (request.url === '/api/auth/me') return response.destroy();
        if (request.method !== 'POST') return response.writeHead(503).end();
        const { clientKey } = JSON.parse(await text(request)) as { clientKey: string };
        id += 1;
        const message = { id, clientKey };
        // The second is confirmed, but no page hears of it.
        if (id !== 2)
          for (const hear of events)
            hear(`id: ${id === 1 ? 1 : id - 1}\ndata: ${JSON.stringify({ kind: 'message', message })}\n\n`);
        return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(message));
      });
    const probe = new Probe([await node('one'), await node('two')], [person(1), person(2)], 100);
    await probe.start();
    while (probe.confirmed.length < 4) await pause(10);
    await probe.stop();

    const [search, session, messages] = probe.loops;
    assert.ok(search?.asked.every(({ status }) => status === 503));
    assert.ok(session?.asked.every(({ status }) => status === undefined));
    assert.ok(messages?.asked.every(({ status }) => status === 200));
    const posts = asked.filter((one) => one.endsWith('/api/messages'));
    assert.deepEqual(posts.slice(0, 3), ['one /api/messages', 'two /api/messages', 'one /api/messages']);
    assert.equal(probe.confirmed.length, posts.length);
    assert.equal(probe.unheard, 1);
    assert.equal(new Set(probe.confirmed.map(({ key }) => key)).size, posts.length);
    assert.equal(probe.page.connections, 1);
  });
});
