import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describe as inWords, isWhole, leaderIn, synchronousIn } from './state.ts';

const member = (number: number, role: string, state: string) => ({ name: `member-${number}`, role, state });
const whole = [
  member(1, 'sync_standby', 'streaming'),
  member(2, 'leader', 'running'),
  member(3, 'replica', 'streaming'),
];
const without = (at: number, other: ReturnType<typeof member>) => whole.with(at, other);

describe('the state of the databases', () => {
  it('names the primary and the synchronous replica', () => {
    assert.equal(leaderIn(whole)?.address, '198.18.77.12');
    assert.equal(synchronousIn(whole)?.name, 'member-1');
    assert.equal(leaderIn(without(1, member(2, 'leader', 'stopped'))), undefined);
    assert.equal(leaderIn([]), undefined);
  });

  it('is whole with a primary and two replicas that receive its log', () => {
    assert.ok(isWhole(whole));
    assert.ok(!isWhole(whole.slice(1)));
    assert.ok(!isWhole(without(0, member(1, 'replica', 'streaming'))));
    assert.ok(!isWhole(without(1, member(2, 'replica', 'streaming'))));
    assert.ok(!isWhole(without(2, member(3, 'replica', 'starting'))));
    assert.ok(!isWhole([]));
  });

  it('is said in words', () => {
    assert.equal(inWords(whole.slice(1, 2)), 'member-2 leader (running)');
    assert.equal(inWords([]), 'no member answers');
  });
});
