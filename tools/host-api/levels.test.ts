import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { levelErrors, type LevelComparison } from './levels.ts';

const messaging = { name: 'messaging', release: '0.1.0-abc', hostApi: 2 };
const unchanged: LevelComparison = {
  before: ['api', 'toast'],
  today: ['api', 'toast'],
  notes: new Map([
    ['toast', 2],
    ['api', 1],
  ]),
  last: { hostApi: 2, oldestHostApi: 1 },
  now: { hostApi: 2, oldestHostApi: 1 },
  remotes: [messaging],
};
const errorsAfter = (change: Partial<LevelComparison>) => levelErrors({ ...unchanged, ...change });

describe('the levels of the host API', () => {
  it('stay while nothing is new', () => assert.deepEqual(errorsAfter({}), []));

  it('grow by one with a new name', () => {
    const today = [...unchanged.today, 'seat'];
    const now = { hostApi: 3, oldestHostApi: 1 };
    assert.deepEqual(errorsAfter({ today, now, notes: new Map([...unchanged.notes, ['seat', 3]]) }), []);
  });

  it('may not stay when a name is new', () => {
    const wanted = ['`seat` is new: add it to shell/HOST_API.md under level 3 and raise hostApi.'];
    const today = [...unchanged.today, 'seat'];
    assert.deepEqual(errorsAfter({ today }), wanted);
    assert.deepEqual(errorsAfter({ today, notes: new Map([...unchanged.notes, ['seat', 2]]) }), wanted);
  });

  it('do not change for existing names', () => {
    assert.match(
      errorsAfter({ notes: new Map([...unchanged.notes, ['api', 3]]) })[0] ?? '',
      /`api` is not new/,
    );
  });

  it('never fall', () => {
    assert.match(errorsAfter({ now: { hostApi: 1, oldestHostApi: 1 } })[0] ?? '', /hostApi never falls/);
  });

  it('stay supported while a remote needs one', () => {
    const errors = errorsAfter({ now: { hostApi: 3, oldestHostApi: 3 } });
    assert.deepEqual(errors, ['Level 2 is no longer supported, which would break messaging 0.1.0-abc.']);
  });
});
