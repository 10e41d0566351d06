import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { serve, type Respond } from '../../tools/testing/listen.ts';
import { capturePrinted } from '../../tools/testing/printed.ts';
import { timeBoth } from './search/scale.ts';
import { compareThroughput } from './servers/compare-throughput.ts';
import { atConstantRate } from './servers/constant-rate.ts';
import { megabytes } from './servers/own-servers.ts';
import { openPages } from './stream/pages.ts';
import { timeTip } from './tip/tip-times.ts';

const printed = capturePrinted();
const agent = new Agent({ keepAlive: true });
after(() => agent.destroy());

describe('the comparison of two servers', () => {
  const options = { connections: 2, rounds: 1, seconds: 0.3, wanted: 0.5 };

  it('loads both in turn, after a warm-up, and resolves to our share of the bare server’s rate', async () => {
    const order: string[] = [];
    const server = (name: string, delay: number): Respond => {
      return async (_, response) => {
        if (order.at(-1) !== name) order.push(name);
        await pause(delay);
        response.end('ok');
      };
    };
    const bare = { url: await serve(server('bare', 10)) };
    const ours = { url: await serve(server('ours', 20)) };
    const ratio = await compareThroughput('GET /', { bare, ours }, options);
    assert.deepEqual(order, ['bare', 'ours', 'bare', 'ours']);
    assert.ok(ratio > 0.3 && ratio < 0.8, String(ratio));
    const [, result] = printed.text.trim().split('\n');
    const [, our, theirs, shown] =
      /^GET \/: (\d+) of (\d+) requests a second = ([\d.]+) \(wanted 0\.5\)$/.exec(result ?? '') ?? [];
    assert.equal(Number(our) / Number(theirs), ratio);
    assert.equal(ratio.toFixed(2), shown);
  });

  it('fails when a server refuses requests, because a refusal is fast', async () => {
    const url = await serve((_, response) => response.writeHead(429).end());
    await assert.rejects(
      compareThroughput('GET /', { bare: { url }, ours: { url } }, options),
      /\d+ refused/,
    );
  });
});

describe('a constant rate', () => {
  it('does not wait for earlier work, so that slow responses do not slow it down', async () => {
    const starts: number[] = [];
    let [running, most] = [0, 0];
    const began = performance.now();
    const results = await atConstantRate(
      async (index) => {
        starts.push(performance.now() - began);
        most = Math.max(most, ++running);
        await pause(120);
        running -= 1;
        return index;
      },
      { count: 6, perSecond: 50 },
    );
    assert.deepEqual(results, [0, 1, 2, 3, 4, 5]);
    // A timer counts whole milliseconds.
    for (const [index, start] of starts.entries()) assert.ok(start >= index * 20 - 2, `${index}: ${start}`);
    assert.ok(most > 1, 'one after the other');
  });
});

describe('the time of a tip', () => {
  it('is divided by what the server says of the provider', async () => {
    let body = '';
    const url = await serve(async (request, response) => {
      body = await text(request);
      response.setHeader('server-timing', 'db;dur=1, provider;dur=7.5').end('{}');
    });
    const { total, provider } = await timeTip(url, { agent, cookie: 'session=a', body: { amount: 5 } });
    assert.equal(provider, 7.5);
    assert.ok(total > 0);
    assert.equal(body, '{"amount":5}');
  });

  it('is no time when the tip is refused', async () => {
    const url = await serve((_, response) => response.writeHead(422).end());
    await assert.rejects(timeTip(url, { agent, cookie: '', body: {} }), /responded 422/);
  });
});

describe('the time of a search', () => {
  const queries = new Map([['from', ['/a', '/b']]]);

  it('is the median of several tries, without the first', async () => {
    const requests = new Map<string, number>();
    const listener: Respond = async ({ url = '' }, response) => {
      const count = (requests.get(url) ?? 0) + 1;
      requests.set(url, count);
      if (count === 1) await pause(100);
      response.end();
    };
    const [few, many] = [await serve(listener), await serve((_, response) => response.end())];
    const times = await timeBoth(agent, { url: few, queries }, { url: many, queries }, 'from');
    assert.deepEqual([times.few.length, times.many.length], [2, 2]);
    assert.ok(Math.max(...times.few) < 50, times.few.join());
    assert.deepEqual([...requests.values()], [16, 16]);
  });

  it('is an error when a server refuses it', async () => {
    const url = await serve((_, response) => response.writeHead(429).end('slow down'));
    const server = { url, queries };
    await assert.rejects(timeBoth(agent, server, server, 'from'), /\/a responded 429: slow down/);
  });
});

describe('the pages of the stream benchmark', () => {
  const users = [
    { userId: 7, otherId: 8, token: 'a' },
    { userId: 9, otherId: 8, token: 'b' },
  ];

  it('report each event of each user, and close together', async () => {
    const sessions: string[] = [];
    const url = await serve(({ headers }, response) => {
      sessions.push(headers.cookie ?? '');
      response.writeHead(200).write(':\n\n');
      setTimeout(() => response.write('id: 1\nevent: message\ndata: {}\n\nid: 2\ndata: {}\n\n'), 10);
    });
    const events: string[] = [];
    const four = Promise.withResolvers<void>();
    const pages = await openPages({ url, pathOf: ({ userId }) => `/stream/${userId}` }, users, (event) => {
      if (events.push(event) === 4) four.resolve();
    });
    await four.promise;
    assert.deepEqual(events.toSorted(), ['7:1', '7:2', '9:1', '9:2']);
    assert.deepEqual(sessions.toSorted(), ['session=a', 'session=b']);
    await pages.close();
  });

  it('cannot be opened at a server that refuses them', async () => {
    const url = await serve((_, response) => response.writeHead(401).end());
    await assert.rejects(
      openPages({ url, pathOf: () => '/stream' }, users, () => {}),
      /^Error: \/stream: HTTP\/1\.1 401/,
    );
  });
});

it('the memory of a process is in megabytes, and its peak is at least as large', () => {
  const now = megabytes(process.pid);
  const [{ rss }, peak] = [process.memoryUsage(), megabytes(process.pid, { peak: true })];
  assert.ok(Math.abs(now - rss / 2 ** 20) < 30, `${now} MB`);
  assert.ok(peak >= now);
});
