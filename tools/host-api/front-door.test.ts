import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { textOf } from './breaks.ts';
import { frontDoor } from './emit.ts';
import { exportsOf } from './front-door.ts';
import { readNotes } from './notes.ts';
import { probesOf } from './probes.ts';

describe('the front door of the host', () => {
  it('lists values and types by name', () => {
    const text = `export { api, type Api } from './api.js';\nexport type {\n  Slot,\n} from './slots.js';\n`;
    assert.deepEqual(exportsOf(text), [
      { name: 'api', isType: false },
      { name: 'Api', isType: true },
      { name: 'Slot', isType: true },
    ]);
  });

  it('may export in no other way, because the check would not see it', () => {
    for (const text of [`export * from './api.js';`, 'export const api = 1;', `export { api };`])
      assert.throws(() => exportsOf(text), /has an export that is not/);
  });

  it('exports only names that the notes have', () => {
    const names = exportsOf(textOf(join(root, frontDoor))).map(({ name }) => name);
    const notes = readNotes();
    assert.deepEqual(
      names.filter((name) => !notes.has(name)),
      [],
    );
    assert.deepEqual(
      [...notes.keys()].filter((name) => !names.includes(name)),
      [],
    );
  });
});

describe('the probes of an export', () => {
  const probes = (name: string, isType: boolean) => probesOf({ name, isType }).join('\n');

  it('compare a value in one direction', () => {
    assert.equal(probes('toast', false), 'export const toast: typeof last.toast = now.toast;');
  });

  it('compare a type in both directions, or only in that which remotes use', () => {
    assert.match(probes('Anything', true), /keysAnything[^]*readAnything[^]*giveAnything/);
    assert.doesNotMatch(probes('ApiError', true), /giveApiError/);
    assert.doesNotMatch(probes('ToastMessage', true), /readToastMessage/);
  });
});
