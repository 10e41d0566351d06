import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.mjs';

const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', ':!last-release'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** As GitHub makes the address of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const linksOf = (file: string) =>
  [...read(file).matchAll(/\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)/g)].map(([, path = '', anchor]) => ({
    target: path ? join(dirname(file), path) : file,
    anchor,
  }));

describe('the links of the documents', () => {
  it('are found in every document that has to be read', () => {
    const expected = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'lab/README.md', 'deploy/qa.md'];
    assert.deepEqual(
      expected.filter((file) => !documents.includes(file)),
      [],
    );
    assert.ok(linksOf('ARCHITECTURE.md').length > 10);
  });

  for (const document of documents)
    it(`lead to a file, and to a heading in it: ${document}`, () => {
      const broken = linksOf(document).filter(
        ({ target, anchor }) =>
          !existsSync(join(root, target)) || (anchor && !anchorsOf(target).includes(anchor)),
      );
      assert.deepEqual(broken, []);
    });
});

describe('ARCHITECTURE.md', () => {
  it('has fewer than 2,500 words: a decision of a part has its page in docs/decisions', () => {
    const words = read('ARCHITECTURE.md').split(/\s+/).filter(Boolean).length;
    assert.ok(words < 2_500, `It has ${words}.`);
  });
});

describe('the list of decisions', () => {
  it('has each page once, under its title', () => {
    const list = [...read('docs/decisions/README.md').matchAll(/^- \[(.+)\]\(([\w-]+\.md)\)$/gm)];
    const pages = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'README.md');
    const titles = pages.map((file) => [/^# (.+)$/m.exec(read(`docs/decisions/${file}`))?.[1] ?? '', file]);
    const byFile = ([, one = '']: string[], [, other = '']: string[]) => (one < other ? -1 : 1);
    assert.deepEqual(
      list.map(([, title = '', file = '']) => [title, file]).toSorted(byFile),
      titles.toSorted(byFile),
    );
  });
});
