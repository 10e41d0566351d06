import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { freePort } from '../../tools/start/port.ts';
import { serve } from '../../tools/testing/listen.ts';
import { tempFolder } from '../../tools/testing/temp-folder.ts';
import { forward } from './door.ts';

const folder = tempFolder('cluster-door');

describe('a door to a node', () => {
  it('a door leads through a socket file to a server and back', async () => {
    const { port } = new URL(await serve((request, response) => response.end(`for ${request.url}`)));
    const file = join(folder.path, 'door.sock');
    const inner = await forward({ path: file }, { host: '127.0.0.1', port: Number(port) });
    const outerPort = await freePort('127.0.0.1');
    const outer = await forward({ host: '127.0.0.1', port: outerPort }, { path: file });
    const response = await fetch(`http://127.0.0.1:${outerPort}/search`, {
      headers: { connection: 'close' },
    });
    assert.equal(await response.text(), 'for /search');
    outer.close();
    inner.close();
  });

  it('a door to nowhere closes the connection, and the next one is tried again', async () => {
    const file = join(folder.path, 'nowhere.sock');
    const port = await freePort('127.0.0.1');
    const door = await forward({ host: '127.0.0.1', port }, { path: file });
    await assert.rejects(fetch(`http://127.0.0.1:${port}`));
    const server = createServer((socket) => socket.end('HTTP/1.0 204 Found\r\n\r\n'));
    await new Promise<void>((ready) => server.listen(file, ready));
    assert.equal((await fetch(`http://127.0.0.1:${port}`)).status, 204);
    door.close();
    server.close();
  });
});
