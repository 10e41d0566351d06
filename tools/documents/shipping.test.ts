import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { load } from 'js-yaml';
import { root } from '../root.mjs';
import { tempFolder } from '../testing/temp-folder.ts';

interface Workflow {
  jobs: { ship: { if: string; steps: { id?: string; name?: string; run?: string }[] } };
}

const { if: condition, steps } = (
  load(readFileSync(join(root, '.github/workflows/ship.yml'), 'utf8')) as Workflow
).jobs.ship;
const scriptOf = (name: string) => steps.find((step) => step.id === name || step.name === name)?.run ?? '';

const folder = tempFolder('shipping');

/** A repository as GitHub has it, and the clone that a job works on. The steps are those of the workflow. */
function pushes(name: string) {
  const [origin, clone] = [join(folder.path, `${name}.git`), join(folder.path, name)];
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], {
      cwd: clone,
      encoding: 'utf8',
    }).trim();
  execFileSync('git', ['init', '--quiet', '--bare', origin]);
  execFileSync('git', ['clone', '--quiet', origin, clone], { stdio: 'ignore' });
  const step = (script: string, room: string) => {
    const output = join(folder.path, 'output');
    writeFileSync(output, '');
    const env = { ...process.env, ROOM: room, GITHUB_OUTPUT: output, REMOTE: origin };
    execFileSync('bash', ['-e', '-c', scriptOf(script)], { cwd: clone, env, stdio: 'ignore' });
    return readFileSync(output, 'utf8');
  };
  return {
    git,
    commit(file: string) {
      mkdirSync(dirname(join(clone, file)), { recursive: true });
      writeFileSync(join(clone, file), crypto.randomUUID());
      git('add', '--all');
      git('commit', '--quiet', '--message', file);
    },
    isShipped: (room: string) => step('changed', room) === `room=${room}\n`,
    record: (room: string) => step('Remember what was shipped', room),
  };
}

describe('the workflow that ships a room', () => {
  it('ships what was pushed here, and never what another repository proposes', () => {
    assert.match(condition, /workflow_run\.conclusion == 'success' && .*workflow_run\.event == 'push' && /);
  });

  it('ships what any commit of a push has changed, and each change once', () => {
    const { commit, isShipped, record } = pushes('several');
    commit('mf-listings/a.ts');
    assert.ok(isShipped('mf-listings'), 'nothing was shipped before');
    record('mf-listings');
    assert.ok(!isShipped('mf-listings'));
    commit('mf-listings/b.ts');
    commit('README.md');
    commit('mf-account/a.ts');
    assert.ok(isShipped('mf-listings'));
    record('mf-listings');
    assert.ok(!isShipped('mf-listings'));
  });

  it('ships it with a later push, when the tests of the first one failed', () => {
    const { commit, isShipped, record } = pushes('failed');
    commit('shell/a.ts');
    record('shell');
    commit('shell/b.ts');
    // Nothing ran for that one.
    commit('backend/a.ts');
    assert.ok(isShipped('shell'));
  });

  it('does not go back, when an older push is tested later than a newer one', () => {
    const { commit, isShipped, record, git } = pushes('late');
    commit('shell/a.ts');
    commit('shell/b.ts');
    record('shell');
    git('checkout', '--quiet', 'HEAD^');
    assert.ok(!isShipped('shell'));
  });
});
