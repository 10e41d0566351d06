import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Server } from '../../testing/server.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { jpeg } from '../testing/pictures.js';

let app: TestApp;
let server: Server;
beforeAll(async () => {
  app = await startTestApp({ env: { ROLE: 'web' } });
});
afterEach(() => server.end('SIGKILL'));
afterAll(() => app.close());

const childrenOf = (pid: number) =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((row) => Number(row?.[2]) === pid && row?.[3]?.includes('picture-process'))
    .map((row) => Number(row?.[1]));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the end of a server', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'the decoder of pictures ends with its server, by %s',
    async (end) => {
      const { databaseUrl: DATABASE_URL, secret: SECRET } = app.config;
      const RELEASES_DIR = mkdtempSync(join(tmpdir(), 'amigo-decoder-'));
      server = Server.start({ DATABASE_URL, SECRET, RELEASES_DIR });
      const url = await server.listens();
      const { cookies } = await app.as(await app.make.user());
      const reply = await fetch(`${url}/api/profile/picture`, {
        method: 'POST',
        headers: {
          'content-type': 'image/jpeg',
          origin: url,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: new Uint8Array(await jpeg()),
      });
      expect(reply.status).toBe(200);
      const [decoder = 0, ...more] = childrenOf(server.process.pid!);
      expect(more).toEqual([]);
      expect(isRunning(decoder)).toBe(true);

      await server.end(end);
      for (const late = Date.now() + 5_000; isRunning(decoder) && Date.now() < late;) await pause(20);
      expect(isRunning(decoder)).toBe(false);
    },
  );
});
