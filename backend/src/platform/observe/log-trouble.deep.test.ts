import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Server } from '../../testing/server.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { freePort } from '../config/free-port.js';

describe('a log that cannot be written', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** Each of the requests writes a line: 300 KB in all, more than any pipe holds. */
  async function serveThousands(
    stdout: number | 'pipe',
    whenReady: (server: ChildProcess) => void = () => {},
  ) {
    const port = String(await freePort());
    const server = Server.startLoggingTo(stdout, {
      PORT: port,
      DATABASE_URL: database.url,
      SECRET: 's'.repeat(32),
      LOG_LEVEL: 'info',
      LIMITS_SCALE: '100000',
    });
    let stderr = '';
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
      if (server.exitCode !== null) throw new Error(`The server ended: ${stderr}`);
      await pause(50);
    }
    whenReady(server);
    const statuses = new Set<number>();
    for (let round = 0; round < 75; round++)
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const reply = await fetch(`${url}/api/nowhere`);
          statuses.add(reply.status);
          await reply.text();
        }),
      );
    return { server, statuses, stderr: () => stderr };
  }

  async function end(server: ChildProcess) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    return (await ended)[0] as number | null;
  }

  it('does not stop the server when the disk is full, and is reported once', async () => {
    const full = openSync('/dev/full', 'w');
    const { server, statuses, stderr } = await serveThousands(full);
    closeSync(full);
    expect(statuses).toEqual(new Set([404]));
    expect(server.exitCode).toBe(null);
    expect(stderr().match(/The log cannot be written: ENOSPC/g)).toHaveLength(1);
    expect(await end(server)).toBe(0);
  }, 60_000);

  it('does not block the server when its reader stops reading', async () => {
    const { server, statuses } = await serveThousands('pipe');
    expect(statuses).toEqual(new Set([404]));
    expect(await end(server)).toBe(0);
  }, 60_000);

  it('does not stop the server when its reader disconnects', async () => {
    const { server, statuses } = await serveThousands('pipe', ({ stdout }) => stdout?.destroy());
    expect(statuses).toEqual(new Set([404]));
    expect(await end(server)).toBe(0);
  }, 60_000);
});
