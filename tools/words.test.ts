import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './root.mjs';

const filesOf = (language: string) =>
  execFileSync('git', ['ls-files', `*/${language}.ts`], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');

/** The endings that Telugu adds to a name or a number. */
const endings = '(?:కు|లో|తో|ను|కి|కే|తోనే|లోనే|లోని|ని|పై|ది)';
const ending = new RegExp(String.raw`\}(?:(?=${endings}(?![\u0c00-\u0c7f]))| (?=${endings} ))`);

describe('the words of all rooms', () => {
  const telugu = filesOf('te');

  it('are found', () => assert.ok(telugu.length > 15));

  for (const file of telugu)
    it(`keep a Telugu ending apart from the value before it: ${file}`, () => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      assert.deepEqual(
        lines.filter((line) => ending.test(line)),
        [],
        'write \\u200c between the two',
      );
    });
});
