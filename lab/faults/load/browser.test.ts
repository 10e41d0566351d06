import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { freePort } from '../../../tools/start/port.ts';
import { serve, type Respond } from '../../../tools/testing/listen.ts';
import { Browser } from './browser.ts';
import { Traffic } from './traffic.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A person's browser on a server that gives each of these responses once. `0` breaks the connection. */
async function browserFor(...statuses: number[]) {
  const received: Received[] = [];
  const left = [...statuses];
  const listener: Respond = async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    const status = left.shift() ?? 200;
    if (!status) return request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(`{"status":${status}}`);
  };
  const traffic = new Traffic();
  const browser = new Browser(await serve(listener), '10.9.0.7', 'of Ada', traffic);
  return { browser, traffic, received };
}

describe('the browser of a simulated person', () => {
  it('sends session and address, and a body as JSON or as a form', async () => {
    const { browser, received } = await browserFor();
    const answer = await browser.ask('/api/auth/me');
    await browser.ask('/api/profile', { method: 'PATCH', body: { bio: 'Hi' } });
    await browser.ask('/pay', { form: { card: '42' }, session: 'another' });
    assert.deepEqual(answer?.body, { status: 200 });
    assert.deepEqual(
      received.map(({ method, url, body }) => [method, url, body]),
      [
        ['GET', '/api/auth/me', ''],
        ['PATCH', '/api/profile', '{"bio":"Hi"}'],
        ['POST', '/pay', 'card=42'],
      ],
    );
    const cookies = received.map(({ headers }) => headers.cookie);
    assert.deepEqual(cookies, ['session=of Ada', 'session=of Ada', 'session=another']);
    assert.equal(received[0]?.headers['x-forwarded-for'], '10.9.0.7');
  });

  it('counts requests without an answer', async () => {
    const { browser, traffic } = await browserFor();
    const at = `http://127.0.0.1:${await freePort('127.0.0.1')}`;
    assert.equal(await browser.ask('/', { at }), undefined);
    assert.deepEqual([traffic.requests, traffic.unanswered], [1, 1]);
  });
});

describe('a change that a person insists on', () => {
  const outcome = async (...statuses: number[]) => {
    const { browser, received } = await browserFor(...statuses);
    const settled = await browser.insist('/api/messages', { body: { clientKey: 'k' } });
    return [settled.outcome, received.length];
  };

  it('is kept when it is confirmed, also by a later try', async () => {
    assert.deepEqual(await outcome(201), ['kept', 1]);
    assert.deepEqual(await outcome(503, 200), ['kept', 2]);
  });

  it('is refused by the first response only, because an earlier try may have been done', async () => {
    assert.deepEqual(await outcome(422), ['refused', 1]);
    assert.deepEqual(await outcome(0, 409), ['unknown', 2]);
  });

  it('is sent with a new request each time where a request is good only once', async () => {
    const { browser, received } = await browserFor(503, 200);
    let tokens = 0;
    await browser.insist('/api/listings', async () => ({ body: { token: ++tokens } }));
    assert.deepEqual(
      received.map(({ body }) => body),
      ['{"token":1}', '{"token":2}'],
    );
  });
});
