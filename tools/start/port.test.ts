import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
import { addressOf, freePort } from './port.ts';
import { isReady } from './ready.ts';

describe('the address of the site', () => {
  it('an address for people never names the wildcard host', () => {
    assert.equal(addressOf('0.0.0.0', 8080), 'http://localhost:8080');
    assert.equal(addressOf('::', 8080), 'http://localhost:8080');
    assert.equal(addressOf('127.0.0.1', 1), 'http://127.0.0.1:1');
  });

  it('a server is ready once its health check says so', async () => {
    const port = await freePort();
    const address = `http://localhost:${port}`;
    assert.equal(await isReady(address), false);
    let status = 503;
    const server = createServer(({ url }, response) =>
      response.writeHead(url === '/health/ready' ? status : 404).end(),
    ).listen(port, 'localhost');
    await once(server, 'listening');
    assert.equal(await isReady(address), false);
    status = 200;
    assert.equal(await isReady(address), true);
    server.close();
    server.closeAllConnections();
  });
});
