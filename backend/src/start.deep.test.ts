import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.js';
import { waitForDatabase } from './platform/database/wait-for-database.js';
import { freePort } from './platform/config/free-port.js';
import { Server } from './testing/server.js';
import { createTestDatabase, emptyDatabase } from './testing/test-database.js';

describe('a starting server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-start-'));
  const env = { DATA_DIR: join(folder, 'data'), SECRET: 's'.repeat(32) };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function refusal(wrong: Parameters<typeof Server.start>[0]): Promise<string> {
    const server = Server.start({ ...env, ...wrong });
    expect(await server.ended()).toBe(1);
    expect(server.output).not.toMatch(/^\s+at /m);
    return server.output;
  }

  it('waits for a database that is not reachable yet', async () => {
    const port = await freePort();
    const server = Server.start({ ...env, DATABASE_URL: `postgres://amigo@127.0.0.1:${port}/postgres` });
    await server.says('Waiting for the database postgres at');
    const postgres = await startEmbeddedPostgres({ dir: join(folder, 'postgres'), durable: false, port });
    const url = await server.listens();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    await postgres.stop();
  }, 60_000);

  it('gives up on a database that accepts connections but never responds', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const waiting = waitForDatabase(`postgres://amigo@127.0.0.1:${port}/postgres`, 2);
    await expect(waiting).rejects.toThrow(
      `Waited 2 s in vain for the database postgres at 127.0.0.1:${port}: timeout expired`,
    );
    silent.close();
  });

  it('explains that the database has another name', async () => {
    const { url, drop } = await emptyDatabase();
    const wrong = new URL(url);
    wrong.pathname = '/elsewhere';
    expect(await refusal({ DATABASE_URL: wrong.href })).toContain(
      `Cannot use the database elsewhere at ${wrong.host}: database "elsewhere" does not exist`,
    );
    await drop();
  }, 30_000);

  it('explains that its port is in use', async () => {
    const { url, drop } = await createTestDatabase();
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    expect(await refusal({ DATABASE_URL: url, PORT: String(port) })).toContain(`Port ${port} is taken`);
    taken.close();
    await drop();
  }, 30_000);

  it('explains that TRUST_PROXY is invalid', async () => {
    expect(await refusal({ TRUST_PROXY: 'the load balancer' })).toContain('TRUST_PROXY: must be addresses');
  }, 30_000);
});
