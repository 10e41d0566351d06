import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { endPool, openPool } from './open-pools.js';

const terminate = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'amigo-test-busy' and state = 'idle'`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Forwards the database's bytes only when it has hung up, in one piece, as a busy process receives them. */
async function wireOfABusyProcess(database: URL) {
  const server = createServer((near) => {
    const far = connect(Number(database.port), database.hostname);
    const received: Buffer[] = [];
    near.pipe(far);
    far.on('data', (bytes) => received.push(bytes));
    far.once('end', () => near.end(Buffer.concat(received)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => server.close() };
}

describe('open pools', () => {
  it('survive a connection that ends at the moment it is acquired', async () => {
    const wire = await wireOfABusyProcess(new URL(app.config.databaseUrl ?? ''));
    const pool = openPool('test-busy', wire.url, { max: 1 });
    const handedOut = pool.connect();
    while (!(await app.database.query('test-terminate-idle', terminate)).length) await pause(10);

    const client = await handedOut;
    await expect(client.query('select 1')).rejects.toThrow('not queryable');
    client.release(true);
    await endPool(pool);
    wire.close();
  });

  it('warn of lost connections until their pool ends, also if the server ends them then', async () => {
    const warnings: unknown[] = [];
    const { warn } = Logger.prototype;
    Logger.prototype.warn = (message: unknown) => warnings.push(message);
    try {
      const pool = openPool('test-ending', app.config.databaseUrl, { max: 1 });
      const lost = new Error('terminating connection due to administrator command');
      pool.emit('error', lost);
      expect(warnings).toEqual([`An idle connection was lost: ${lost.message}`]);
      const ended = endPool(pool);
      pool.emit('error', lost);
      await ended;
      expect(warnings).toHaveLength(1);
    } finally {
      Logger.prototype.warn = warn;
    }
  });
});
