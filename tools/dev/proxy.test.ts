import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { freePort } from '../start/port.ts';
import { createProxy } from './proxy.ts';

const servers: Server[] = [];
async function listen(server: Server, host: string): Promise<number> {
  servers.push(server);
  await once(server.listen(0, host), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Names itself, the path and the body that it received. */
const echo = (name: string) => createServer((incoming, response) => void respond(name, incoming, response));

async function respond(name: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(201, { 'x-server': name });
  response.end(`${incoming.method} ${incoming.url} ${await text(incoming)}`);
}

let address = '';
let serving: Promise<void> = Promise.resolve();
const backend = { port: 0, untilServing: () => serving };

before(async () => {
  const port = await listen(echo('bundler'), '127.0.0.1');
  backend.port = await listen(echo('backend'), 'localhost');
  const proxy = createProxy([{ workspace: 'mf-messaging', port }], backend);
  address = `http://localhost:${await listen(proxy, 'localhost')}`;
});
after(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

describe('the one address of npm run dev', () => {
  it('takes files under development from their bundler', async () => {
    const response = await fetch(`${address}/mf/messaging/dev/remote.js?1`);
    assert.equal(response.headers.get('x-server'), 'bundler');
    assert.equal(await response.text(), 'GET /mf/messaging/dev/remote.js?1 ');
  });

  it('takes everything else from the server, with status, method and body', async () => {
    for (const path of ['/api/messages', '/mf/messaging/1.0.0-abc/remote.js', '/mf/payments/dev/remote.js']) {
      const response = await fetch(address + path, { method: 'POST', body: 'hello' });
      assert.deepEqual([response.status, response.headers.get('x-server')], [201, 'backend']);
      assert.equal(await response.text(), `POST ${path} hello`);
    }
  });

  it('delays requests while the server restarts', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    serving = promise;
    let isAnswered = false;
    const response = fetch(`${address}/`).finally(() => (isAnswered = true));
    await fetch(`${address}/mf/messaging/dev/main.js`);
    assert.equal(isAnswered, false);
    resolve();
    assert.equal((await response).status, 201);
  });

  it('says that the server restarts when it cannot be reached', async () => {
    const { port } = backend;
    backend.port = await freePort();
    const response = await fetch(`${address}/`);
    assert.equal(response.status, 502);
    assert.match(await response.text(), /^The server is restarting: /);
    backend.port = port;
  });
});
