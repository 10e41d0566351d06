import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createInterface } from 'node:readline';
import { ended, family, hasEnded, signalAll } from './processes.ts';

/** The letter by which the kernel names a process's state, as in `T` for stopped. */
const stateOf = (pid: number) => /^State:\s+(\w)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];

describe('a process and its children', () => {
  it('are found, frozen and ended together', async () => {
    const shell = spawn('sh', ['-c', 'sleep 60 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [child] = await once(createInterface(shell.stdout), 'line');
    assert.ok(shell.pid);
    const pids = family(shell.pid);
    assert.deepEqual(pids, [shell.pid, Number(child)]);

    signalAll(pids, 'SIGSTOP');
    while (pids.some((pid) => stateOf(pid) !== 'T'));
    assert.equal(hasEnded(shell), false);
    signalAll(pids, 'SIGKILL');
    await ended(shell);
    assert.equal(hasEnded(shell), true);
  });

  it('may be gone already', async () => {
    const child = spawn('true');
    await ended(child);
    await ended(child);
    assert.ok(child.pid);
    signalAll([child.pid], 'SIGCONT');
    assert.deepEqual(family(child.pid), [child.pid]);
  });
});
