import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { levelFaults } from './levels.ts';

const messaging = { name: 'messaging', release: '0.1.0-abc', hostApi: 2 };
const quiet = {
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
const faults = (change) => levelFaults({ ...quiet, ...change });

describe('the levels of the host API', () => {
  it('stand while nothing is new', () => assert.deepEqual(faults({}), []));

  it('grow by one with what is new', () => {
    const today = [...quiet.today, 'seat'];
    const now = { hostApi: 3, oldestHostApi: 1 };
    assert.deepEqual(faults({ today, now, notes: new Map([...quiet.notes, ['seat', 3]]) }), []);
  });

  it('may not stand when something is new', () => {
    const wanted = ['`seat` is new: say so in shell/HOST_API.md under level 3 and raise hostApi.'];
    const today = [...quiet.today, 'seat'];
    assert.deepEqual(faults({ today }), wanted);
    assert.deepEqual(faults({ today, notes: new Map([...quiet.notes, ['seat', 2]]) }), wanted);
  });

  it('of what was there already do not change', () => {
    assert.match(faults({ notes: new Map([...quiet.notes, ['api', 3]]) })[0], /`api` is not new/);
  });

  it('never fall', () => {
    assert.match(faults({ now: { hostApi: 1, oldestHostApi: 1 } })[0], /hostApi never falls/);
  });

  it('are not forgotten while a remote needs one', () => {
    const said = faults({ now: { hostApi: 3, oldestHostApi: 3 } });
    assert.deepEqual(said, ['Level 2 is no longer spoken, which would refuse messaging 0.1.0-abc.']);
  });
});
