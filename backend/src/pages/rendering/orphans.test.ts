import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';

const processes = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((row) => row !== null && !row[3]?.startsWith('Z'))
    .map((row) => ({ pid: Number(row?.[1]), parent: Number(row?.[2]), command: row?.[4] ?? '' }));

describe('the end of the server', () => {
  it('a rendering process that hangs ends with its server, also when that is killed', async () => {
    const script = new URL('../testing/render-a-hang.ts', import.meta.url);
    const compiler = new URL('../../../test/typescript.ts', import.meta.url).href;
    const server = fork(script, [], { execArgv: ['--import', compiler], stdio: ['ignore', 2, 2, 'ipc'] });
    await once(server, 'message');
    const children = processes().filter(({ parent }) => parent === server.pid);
    const hanging = children.find(({ command }) => command.includes('render-process'));
    expect(hanging).toBeDefined();
    const ended = once(server, 'exit');
    // Before the server itself ends a process that hangs.
    server.kill('SIGKILL');
    await ended;
    const left = () => processes().filter(({ pid }) => children.some((child) => child.pid === pid));
    for (const end = Date.now() + 5_000; left().length && Date.now() < end;) await pause(20);
    try {
      expect(left()).toEqual([]);
    } finally {
      for (const { pid } of left()) process.kill(pid, 'SIGKILL');
    }
  }, 30_000);
});
