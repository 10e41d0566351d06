import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../tools/start/port.ts';
import { serve, type Respond } from '../../../tools/testing/listen.ts';
import { Proxy, proxyMark } from './proxy.ts';

/** Requests of each node, without the health checks. */
let requests: string[] = [];
beforeEach(() => (requests = []));

const node = (name: string, special?: Respond) =>
  serve(async (request, response) => {
    if (request.url === '/health/ready') return response.end();
    requests.push(`${name} ${request.method} ${request.url} ${await text(request)}`.trim());
    if (special) return special(request, response);
    response.writeHead(201, { 'x-node': name }).end(`from ${name}`);
  });

const proxies: Proxy[] = [];
after(() => {
  for (const proxy of proxies) proxy.close();
});

async function proxyFor(...nodes: string[]) {
  const port = await freePort('127.0.0.1');
  const proxy = await Proxy.listen(nodes, port);
  proxies.push(proxy);
  await proxy.checkNow();
  return { proxy, url: `http://127.0.0.1:${port}` };
}

const breakConnection: Respond = (request) => void request.socket.destroy();

describe('the proxy in front of the nodes', () => {
  it('asks them in turn, with method, path and body, and passes their responses on', async () => {
    const { url } = await proxyFor(await node('one'), await node('two'));
    const response = await fetch(`${url}/api/messages?limit=1`, { method: 'POST', body: 'hello' });
    assert.deepEqual([response.status, response.headers.get('x-node')], [201, 'one']);
    assert.equal(await response.text(), 'from one');
    await fetch(`${url}/second`);
    await fetch(`${url}/third`);
    assert.deepEqual(requests, ['one POST /api/messages?limit=1 hello', 'two GET /second', 'one GET /third']);
  });

  it('sends no request to a node that is not ready', async () => {
    const nowhere = `http://127.0.0.1:${await freePort('127.0.0.1')}`;
    const { proxy, url } = await proxyFor(nowhere, await node('two'));
    assert.equal(proxy.healthy.size, 1);
    for (let turn = 0; turn < 3; turn++) assert.equal((await fetch(url)).headers.get('x-node'), 'two');
  });

  it('sends a change to the other node when the first has just closed its port', async () => {
    const nowhere = `http://127.0.0.1:${await freePort('127.0.0.1')}`;
    const { proxy, url } = await proxyFor(nowhere, await node('two'));
    proxy.healthy.add(nowhere);
    const response = await fetch(url, { method: 'POST', body: 'once' });
    assert.equal(response.headers.get('x-node'), 'two');
    assert.deepEqual(requests, ['two POST / once']);
  });

  it('repeats a read that was lost on the way, but never a change', async () => {
    const { url } = await proxyFor(await node('one', breakConnection), await node('two'));
    assert.equal((await fetch(url)).headers.get('x-node'), 'two');
    assert.deepEqual(requests, ['one GET /', 'two GET /']);
    const lost = await fetch(url, { method: 'POST' });
    assert.deepEqual([lost.status, lost.headers.get(proxyMark)], [502, 'lost']);
    assert.deepEqual(requests.slice(2), ['one POST /']);
  });

  it('breaks a response off when the node does, so that it does not look complete', async () => {
    const broken: Respond = (request, response) => {
      response.write('half of it', () => request.socket.destroy());
    };
    const { url } = await proxyFor(await node('one', broken));
    const response = await fetch(url);
    await assert.rejects(response.text());
  });
});
