import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { choice, freePort, isTaken } from './free-port.js';

const backend = join(import.meta.dirname, '../../..');
const module = join(import.meta.dirname, 'free-port.ts');

/** Chooses 300 ports, and lives until it is ended, as one that starts servers on them. */
async function chooser() {
  const code = `const { freePort } = await import(${JSON.stringify(module)});
    const ports = [];
    while (ports.length < 300) ports.push(await freePort());
    console.log(ports.join());
    process.stdin.resume();`;
  const args = ['--import', join(backend, 'test/typescript.ts'), '--input-type=module', '-e', code];
  const child = spawn(process.execPath, args);
  const [ports] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { ports: String(ports).trim().split(','), end: () => child.stdin.end() };
}

describe('a free port', () => {
  it('is chosen once, in all processes that still start their servers', async () => {
    const choosers = await Promise.all([chooser(), chooser()]);
    const ports = choosers.flatMap((one) => one.ports);
    expect(ports).toHaveLength(600);
    expect(new Set(ports).size).toBe(600);
    for (const one of choosers) one.end();
  });

  it('is none that fetch refuses to ask', async () => {
    const last = 10_080;
    await expect(fetch(`http://127.0.0.1:${last}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
    expect(choice.first).toBeGreaterThan(last);
  });

  it('is free until a program listens on it', async () => {
    const port = await freePort();
    expect(await isTaken(port, '127.0.0.1')).toBe(false);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    expect(await isTaken(port, '127.0.0.1')).toBe(true);
    server.close();
  });
});
