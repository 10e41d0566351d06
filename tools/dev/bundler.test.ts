import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { freePort } from '../start/port.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { devServerOptions } from './bundler.ts';

const folder = tempFolder('bundler');
const site = 'https://staging.example';
const servers: DevServer[] = [];
let hot = 0;
let against = 0;

/** Serves one small module with the options of a workspace. */
async function startServer(address?: { site: string; port: number }): Promise<number> {
  const port = address?.port ?? (await freePort('127.0.0.1'));
  const compiler = webpack({
    mode: 'development',
    context: folder.path,
    entry: './index.js',
    output: { path: `${folder.path}/dist` },
    infrastructureLogging: { level: 'none' },
  });
  assert.ok(compiler);
  const server = new DevServer(devServerOptions('mf-messaging', port, address), compiler);
  servers.push(server);
  await server.start();
  return port;
}

before(async () => {
  folder.write('index.js', `console.log('the bundle')`);
  hot = await startServer();
  against = await startServer({ site, port: await freePort('127.0.0.1') });
});
after(() => Promise.all(servers.map((server) => server.stop())));

/** `fetch` may not choose its own Host header. */
async function get(port: number, path: string, headers: Record<string, string> = {}) {
  const sent = request({ port, path, headers });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status, headers: received } = response;
  const allowed = received['access-control-allow-origin'];
  return { status, allowed, cached: received['cache-control'], body: await text(response) };
}

const file = '/mf/messaging/dev/main.js';
const socket = '/mf/messaging/dev/ws';

describe('the files of a workspace under development', () => {
  it('are below the path that the page expects, and never cached', async () => {
    const { status, cached, body } = await get(hot, file);
    assert.deepEqual([status, cached], [200, 'no-store']);
    assert.match(body, /the bundle/);
    assert.equal((await get(hot, '/main.js')).status, 404);
  });

  it('contain the client of the web socket, which the page reaches at its own address', async () => {
    const { url, apply } = await clientOf(hot);
    assert.deepEqual(url, { protocol: 'auto:', hostname: '0.0.0.0', port: 0, pathname: socket });
    assert.equal(apply, 'hmr');
  });

  it('reload the page of another site, whose React cannot refresh in place', async () => {
    const { url, apply } = await clientOf(against);
    assert.deepEqual(url, { protocol: 'ws:', hostname: 'localhost', port: against, pathname: socket });
    assert.equal(apply, 'reload');
  });
});

/** The options of the client that connects to the web socket, as the bundle contains them. */
async function clientOf(port: number): Promise<{ url: unknown; apply: string | null }> {
  const { body } = await get(port, file);
  const query = new URLSearchParams(/client\/index\.js\?([\w%&=.-]+)/.exec(body)?.[1]);
  return { url: JSON.parse(query.get('url') ?? ''), apply: query.get('apply') };
}

describe('a running site', () => {
  it('is the only one that may read the files', async () => {
    assert.equal((await get(against, file, { origin: site })).allowed, site);
    assert.equal((await get(against, file, { origin: 'https://evil.example' })).allowed, site);
  });

  it('cannot be imitated by another host name for this machine', async () => {
    assert.equal((await get(against, file, { host: 'localhost' })).status, 200);
    assert.equal((await get(against, file, { host: 'staging.example' })).status, 200);
    assert.equal((await get(against, file, { host: 'evil.example' })).status, 403);
  });
});
