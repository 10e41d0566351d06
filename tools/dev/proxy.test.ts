import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { freePort } from '../start/port.ts';
import { listen } from '../testing/listen.ts';
import { createProxy } from './proxy.ts';

/** Names itself, the path and the body that it received. */
const echo = (name: string) => createServer((incoming, response) => void respond(name, incoming, response));

async function respond(name: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(201, { 'x-server': name });
  response.end(`${incoming.method} ${incoming.url} ${await text(incoming)}`);
}

let port = 0;
let address = '';
let serving: Promise<void> = Promise.resolve();
const backend = { port: 0, untilServing: () => serving };
const bundlers: [{ workspace: string; port: number }] = [{ workspace: 'mf-messaging', port: 0 }];
let rendered: Promise<void> = Promise.resolve();
const proxy = createProxy(bundlers, backend, () => rendered);

const bundler = echo('bundler');
/** The bundler's sides of the web sockets that the proxy has opened. */
const accepted: Duplex[] = [];
bundler.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
  accepted.push(socket);
  socket.on('error', () => {});
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nx-url: ${request.url}\r\n`);
  socket.write(`x-key: ${request.headers['sec-websocket-key']}\r\nupgrade: websocket\r\n\r\n`);
  socket.write(head);
  socket.pipe(socket);
});

before(async () => {
  bundlers[0].port = await listen(bundler);
  backend.port = await listen(echo('backend'), 'localhost');
  port = await listen(proxy.server, 'localhost');
  address = `http://localhost:${port}`;
});
after(() => proxy.close());

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

  it('delays pages, and nothing else, until the server can render the last edit', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    rendered = promise;
    let isAnswered = false;
    const headers = { accept: 'text/html,*/*' };
    const page = fetch(`${address}/`, { headers }).finally(() => (isAnswered = true));
    assert.equal((await fetch(`${address}/api/messages`)).status, 201);
    assert.equal(isAnswered, false);
    resolve();
    assert.equal((await page).status, 201);
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

describe('the web socket of hot reloading', { timeout: 10_000 }, () => {
  it('reaches the bundler with path and headers, and carries bytes in both directions', async () => {
    const { socket, read } = await openSocket('/mf/messaging/dev/ws', { early: 'early bytes, ' });
    const head = await read('early bytes, ');
    assert.match(head, /^HTTP\/1\.1 101 .*x-url: \/mf\/messaging\/dev\/ws\r\nx-key: a key\r\n/s);
    socket.write('later bytes');
    await read('early bytes, later bytes');
    socket.destroy();
  });

  it('closes at the bundler when the page is closed', async () => {
    const { socket, bundlerSide } = await openSocket('/mf/messaging/dev/ws');
    const closed = once(bundlerSide, 'close');
    socket.destroy();
    await closed;
  });

  it('closes in the page when the bundler closes it, so that the page connects again', async () => {
    const { socket, bundlerSide } = await openSocket('/mf/messaging/dev/ws');
    const closed = once(socket, 'close');
    bundlerSide.destroy();
    await closed;
  });

  it('is refused for a path without a bundler, and while a bundler cannot be reached', async () => {
    const [{ port: usual }] = bundlers;
    const refused = async (path: string) => {
      const socket = connect(port, 'localhost').resume();
      socket.write(upgrade(path));
      await once(socket, 'close');
      assert.equal(socket.bytesRead, 0);
    };
    await refused('/mf/payments/dev/ws');
    bundlers[0].port = await freePort();
    await refused('/mf/messaging/dev/ws');
    bundlers[0].port = usual;
  });

  it('ends with the proxy, which would otherwise never be closed', async () => {
    const other = createProxy(bundlers, backend);
    const at = await listen(other.server, 'localhost');
    const { socket, bundlerSide } = await openSocket('/mf/messaging/dev/ws', { at });
    const closed = Promise.all([socket, bundlerSide, other.server].map((one) => once(one, 'close')));
    other.close();
    await closed;
  });
});

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: a key\r\n\r\n`;

/** Opens a web socket as a page does. `read` resolves to all received text once it contains what is wanted. */
async function openSocket(path: string, { early = '', at = port } = {}) {
  const socket = connect(at, 'localhost').setEncoding('latin1');
  let all = '';
  socket.on('data', (chunk) => (all += chunk));
  const read = async (wanted: string) => {
    while (!all.includes(wanted)) await once(socket, 'data');
    return all;
  };
  socket.write(upgrade(path) + early);
  await read('\r\n\r\n');
  const bundlerSide = accepted.at(-1);
  assert.ok(bundlerSide);
  return { socket, read, bundlerSide };
}
