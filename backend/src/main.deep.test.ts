import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { holder } from './platform/database/embedded/leftover-process.js';
import { Server } from './testing/server.js';

describe('the server process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-main-'));
  const env = { DATA_DIR: join(folder, 'data') };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // One that a failed test left running would fail the next ones too.
  const started: Server[] = [];
  const start = (...how: Parameters<typeof Server.start>) => {
    const server = Server.start(...how);
    started.push(server);
    return server;
  };
  afterEach(() => Promise.all(started.splice(0).map((server) => server.end('SIGKILL'))));

  /** Of the PostgreSQL that runs now, or 0 while it starts. */
  const postgresPid = () => holder(join(env.DATA_DIR, 'postgres')) ?? 0;
  /** A zombie process still has an id. */
  const isAlive = (pid: number) => {
    const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
    return /^[^Z]/.test(stdout.trim());
  };

  it('starts from nothing, and stops every process it started', async () => {
    const server = start(env);
    const url = await server.listens();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const postgres = postgresPid();
    expect(isAlive(postgres)).toBe(true);

    expect(await server.end('SIGTERM')).toBe(0);
    expect(isAlive(postgres)).toBe(false);
  }, 60_000);

  it('finishes its open requests and accepts no new ones', async () => {
    const server = start({ ...env, DRAIN_SECONDS: '2' });
    const url = await server.listens();
    const results: number[] = [];
    const begun = Date.now();
    const ended = server.ended();
    let stopped = false;
    void ended.then(() => (stopped = true));
    server.process.kill('SIGTERM');
    while (!stopped && Date.now() - begun < 1_500) {
      const reply = await fetch(`${url}/health/live`);
      results.push(reply.status);
      await reply.text();
    }
    expect(new Set(results)).toEqual(new Set([200]));
    expect((await fetch(`${url}/health/ready`)).status).toBe(503);
    expect(await ended).toBe(0);
    expect(Date.now() - begun).toBeLessThan(30_000);
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
  }, 60_000);

  it('restarts after it is killed, with the PostgreSQL it left running', async () => {
    const killed = start(env);
    await killed.listens();
    const left = postgresPid();
    await killed.end('SIGKILL');
    expect(isAlive(left)).toBe(true);

    const server = start(env);
    const url = await server.listens();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(isAlive(left)).toBe(false);
    expect(await server.end('SIGINT')).toBe(0);
  }, 60_000);

  it('recovers by itself after its PostgreSQL is killed', async () => {
    const server = start({ ...env, LIMITS_SCALE: '1000' });
    const url = await server.listens();
    const killed = postgresPid();
    process.kill(killed, 'SIGKILL');
    const logIn = () =>
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Is somebody there?' }),
      });
    const statuses = new Set<number>();
    for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(50)) {
      const { status } = await logIn();
      statuses.add(status);
      if (![killed, 0].includes(postgresPid()) && status < 300) break;
    }
    expect([...statuses].filter((status) => status >= 300 && status !== 503)).toEqual([]);
    expect((await logIn()).status).toBeLessThan(300);
    expect(await server.end('SIGTERM')).toBe(0);
  }, 60_000);

  it('names the process that uses its folder, and leaves it alone', async () => {
    const first = start(env);
    const url = await first.listens();
    const postgres = postgresPid();
    const second = start(env);
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain(`is in use by process ${first.process.pid}.`);
    expect(second.output).not.toContain(' at ');
    expect(postgresPid()).toBe(postgres);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
  }, 60_000);

  it('migrates as a separate step', async () => {
    const step = start(env, '--migrate');
    expect(await step.ended()).toBe(0);
  }, 60_000);

  it('gives a role beside a running site, and only to who has logged in', async () => {
    const role = start(env, '--role', 'nobody@example.com', 'moderator');
    expect(await role.ended()).toBe(1);
    expect(role.output).toBe('Nobody has logged in with nobody@example.com yet\n');
    const wrong = start(env, '--role', 'nobody@example.com', 'king');
    expect(await wrong.ended()).toBe(1);
    expect(wrong.output).toContain('moderator|operator|none');
  }, 60_000);

  it('lists dead letters and tips under review, beside a running site', async () => {
    const server = start(env);
    await server.listens();
    const list = start(env, '--jobs');
    expect(await list.ended()).toBe(0);
    expect(list.output).toContain('0 dead letters');
    expect(await start(env, '--tips').ended()).toBe(0);
    expect(await server.end('SIGTERM')).toBe(0);
  }, 120_000);

  it('refuses to start, and lists all configuration errors', async () => {
    const server = start({ ...env, PORT: 'eighty', APP_ENV: 'production' });
    expect(await server.ended()).toBe(1);
    expect(server.output).toContain('PORT: must be a number');
    expect(server.output).not.toContain(' at ');
  }, 60_000);
});
