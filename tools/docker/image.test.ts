import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.mjs';

const server =
  /FROM \S+ AS server\n([^]+?)(?=\nFROM )/.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? '';
const copied = new Map(
  [...server.matchAll(/^COPY --from=\w+ \/site\/(\S*) (\S+)$/gm)].map(([, from = '', to = '']) => [from, to]),
);
const variable = (name: string) => new RegExp(`\\b${name}=(\\S+)`).exec(server)?.[1];

describe('the image', () => {
  it('the image has every folder that its variables name', () => {
    assert.equal(copied.get('backend/dist'), 'backend/dist');
    assert.equal(variable('SHELL_DIR'), `/site/${copied.get('shell/dist/release')}`);
    assert.equal(variable('BUILT_IN_RELEASES_DIR'), `/site/${copied.get('.releases')}`);
    assert.equal(copied.size, 5);
  });

  it('the image has the bill of materials of its build', () => {
    const build = readFileSync(join(root, 'Dockerfile'), 'utf8');
    assert.match(build, /^RUN .*node tools\/sbom\/print\.ts > sbom\.json$/m);
    assert.equal(copied.get('sbom.json'), 'sbom.json');
  });

  it('the user of the image owns what it writes to', () => {
    const owned = /chown node (.+)/.exec(server)?.[1]?.split(' ');
    assert.deepEqual(owned, [variable('DATA_DIR'), variable('RELEASES_DIR')]);
  });

  it('every file that the server reads is in its build, whole', () => {
    const isForTests = (file: string) => file.includes('/testing/');
    const isForPeople = (file: string) => file.endsWith('OFL.txt') || file.endsWith('README.md');
    const sources = execFileSync('git', ['ls-files', 'backend/src'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((file) => file && !file.endsWith('.ts') && !isForTests(file) && !isForPeople(file));
    const built = new Set(globSync('**/*', { cwd: join(root, 'backend/dist') }));
    assert.ok(sources.length);
    assert.deepEqual(
      sources.filter((file) => !built.has(file.replace('backend/src/', ''))),
      [],
    );
  });
});
