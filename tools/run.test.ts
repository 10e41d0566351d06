import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isOldNode, matchesLockfile } from './install/state.mjs';
import { withLock } from './lock.mjs';
import { parallel, run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'amigo-run-'));
after(() => rmSync(folder, { recursive: true }));

describe('a command', () => {
  it('returns its output and its exit code', async () => {
    const script = 'console.log("out"); console.error("err"); process.exitCode = 3;';
    const seen: string[] = [];
    const { code, output } = await run(process.execPath, ['-e', script], {
      onOutput: (text) => seen.push(text),
    });
    assert.equal(code, 3);
    assert.match(output, /out\n/);
    assert.match(output, /err\n/);
    assert.equal(seen.join(''), output);
  });

  it('leaves no signal handlers behind', async () => {
    const before = process.listenerCount('SIGTERM');
    await run(process.execPath, ['-e', '']);
    assert.equal(process.listenerCount('SIGTERM'), before);
  });

  it('rejects when it cannot be started', async () => {
    await assert.rejects(run('no-such-command-here', []), /ENOENT/);
  });
});

describe('parallel work', () => {
  it('keeps the order of the items and the limit', async () => {
    let [running, most] = [0, 0];
    const results = await parallel(
      [30, 1, 20, 1, 10],
      async (milliseconds) => {
        most = Math.max(most, ++running);
        await pause(milliseconds);
        running -= 1;
        return milliseconds * 2;
      },
      2,
    );
    assert.deepEqual(results, [60, 2, 40, 2, 20]);
    assert.equal(most, 2);
  });
});

describe('a lock', () => {
  it('lets one process of a name work at a time', async () => {
    const order: string[] = [];
    const work = (name: string) =>
      withLock(
        'one-at-a-time',
        async () => {
          order.push(`${name} begins`);
          await pause(20);
          order.push(`${name} ends`);
        },
        folder,
      );
    await Promise.all([work('first'), work('second')]);
    assert.match(order.join(), /^(\w+) begins,\1 ends,(\w+) begins,\2 ends$/);
  });

  it('is taken over when its holder has died', async () => {
    const dead = await run(process.execPath, ['-e', 'console.log(process.pid)']);
    writeFileSync(join(folder, 'orphan.lock'), dead.output.trim());
    assert.equal(await withLock('orphan', () => 'done', folder), 'done');
    assert.equal(existsSync(join(folder, 'orphan.lock')), false);
  });

  it('is released when the work fails', async () => {
    const failing = withLock('failing', () => Promise.reject(new Error('no')), folder);
    await assert.rejects(failing, /no/);
    assert.equal(existsSync(join(folder, 'failing.lock')), false);
  });
});

describe('the installed packages', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/react': { version: '1.0.0' },
      'node_modules/node-win': { version: '24.0.0', optional: true },
    },
  };
  const withReact = (version: string) => ({ packages: { 'node_modules/react': { version } } });

  it('match the lockfile without the optional packages of other systems', () => {
    assert.ok(matchesLockfile(withReact('1.0.0'), wanted));
  });

  it('do not match with another version, a missing package or an extra one', () => {
    assert.ok(!matchesLockfile(withReact('1.0.1'), wanted));
    assert.ok(!matchesLockfile({ packages: {} }, wanted));
    const extra = { packages: { ...withReact('1.0.0').packages, 'node_modules/old': { version: '1.0.0' } } };
    assert.ok(!matchesLockfile(extra, wanted));
  });
});

it('a Node without type stripping is too old', () => {
  assert.deepEqual(['20.19.0', '22.17.1', '22.18.0', '23.0.0', '24.21.0'].map(isOldNode), [
    true,
    true,
    false,
    false,
    false,
  ]);
});
