import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.mjs';
import { exportsOf } from './front-door.ts';
import { readNotes, spokenLevels } from './notes.ts';

const frontDoor = readFileSync(join(root, 'shell/src/host/index.ts'), 'utf8');

describe('the notes of the host API', () => {
  it('name everything that the host gives, and nothing else', () => {
    const given = exportsOf(frontDoor).map(({ name }) => name);
    assert.deepEqual(new Set(readNotes().keys()), new Set(given));
  });

  it('end with the level that the shell says it speaks', () => {
    const { hostApi, oldestHostApi } = spokenLevels();
    assert.equal(Math.max(...readNotes().values()), hostApi);
    assert.ok(oldestHostApi >= 1 && oldestHostApi <= hostApi);
  });

  it('say since which level each name is there', () => {
    const notes = readNotes(
      '# Host\n- `before`\n## Level 2\n- `two`: like `one`\n## Level 1\n- `one`, `uno`: it\n',
    );
    assert.deepEqual(
      [...notes],
      [
        ['two', 2],
        ['one', 1],
        ['uno', 1],
      ],
    );
  });

  it('may not name anything twice', () => {
    assert.throws(() => readNotes('## Level 2\n- `one`: x\n## Level 1\n- `one`: y\n'), /names one twice/);
  });
});

describe('the front door of the host', () => {
  it('is read with its types', () => {
    const text = "export { a, type B } from './a';\nexport type { C,\n D } from './c';\n";
    const types = Object.fromEntries(exportsOf(text).map(({ name, isType }) => [name, isType]));
    assert.deepEqual(types, { a: false, B: true, C: true, D: true });
  });

  it('enumerates, or is refused', () => {
    assert.throws(() => exportsOf("export * from './a';\n"), /export that is not/);
  });
});
