import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesOf, tierOf, toolsTests } from './tiers.ts';

describe('the tiers of the tests', () => {
  it('are told apart by the names of the files', () => {
    assert.equal(tierOf('backend/src/main.deep.test.ts'), 'deep');
    assert.equal(tierOf('e2e/specs/releases/canary.deep.spec.ts'), 'deep');
    assert.equal(tierOf('backend/src/deep.test.ts'), 'normal');
  });

  it('share no file, and together have every workspace', () => {
    const [normal, deep] = [filesOf('normal'), filesOf('deep')];
    assert.deepEqual(
      deep.filter((file) => normal.includes(file)),
      [],
    );
    for (const start of ['tools/', 'lab/', 'backend/src/', 'mf-account/src/', 'shell/src/', 'e2e/specs/'])
      assert.ok(normal.some((file) => file.startsWith(start)));
    for (const start of ['tools/', 'lab/', 'backend/src/'])
      assert.ok(deep.some((file) => file.startsWith(start)));
    assert.ok(toolsTests('deep').every((file) => deep.includes(file)));
  });
});
