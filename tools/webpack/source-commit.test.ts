import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { tempFolder } from '../testing/temp-folder.ts';
import { sourceCommit } from './source-commit.ts';

const folder = tempFolder('source-commit');
const commit = '0123456789abcdef0123456789abcdef01234567';

describe('the commit of a build', () => {
  it('is the one that is checked out, marked when files have changed since', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], {
        cwd: folder.path,
        encoding: 'utf8',
      }).trim();
    git('init', '--quiet');
    folder.write('page.ts', 'one');
    git('add', '.');
    git('commit', '--quiet', '--message', 'a page');
    git('tag', '--annotate', 'v1', '--message', 'one');
    const head = git('rev-parse', 'HEAD');
    assert.equal(sourceCommit({}, folder.path), head);
    folder.write('page.ts', 'two');
    assert.equal(sourceCommit({}, folder.path), `${head}-dirty`);
  });

  it('is the given one where there is no repository, as in an image', () => {
    assert.equal(sourceCommit({ SOURCE_COMMIT: commit }, '/'), commit);
    assert.equal(sourceCommit({ SOURCE_COMMIT: '' }, '/'), undefined);
    assert.throws(() => sourceCommit({ SOURCE_COMMIT: 'main' }, '/'), /SOURCE_COMMIT is no commit: "main"/);
  });
});
