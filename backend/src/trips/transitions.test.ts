import { describe, expect, it } from '@jest/globals';
import { matchStatus } from './contract.js';
import { statusAfter, transitions, type Actor, type MatchAction } from './transitions.js';

const actors: Actor[] = ['proposer', 'invited', 'site'];
const actions = Object.keys(transitions) as MatchAction[];

const allowed = actions.flatMap((action) =>
  matchStatus.options.flatMap((from) =>
    actors.flatMap((by) => {
      const to = statusAfter(action, from, by);
      return to ? [`${by}: ${from} -> ${action} -> ${to}`] : [];
    }),
  ),
);

describe('the state of a match', () => {
  it('allows these changes of a match and no others', () => {
    expect(allowed.sort()).toEqual(
      [
        'invited: proposed -> agree -> agreed',
        'invited: proposed -> decline -> declined',
        'invited: declined -> takeBack -> proposed',
        'site: cancelled -> takeBack -> proposed',
        'proposer: proposed -> cancel -> cancelled',
        'site: proposed -> cancel -> cancelled',
        'proposer: agreed -> cancel -> cancelled',
        'invited: agreed -> cancel -> cancelled',
        'site: agreed -> cancel -> cancelled',
        'site: agreed -> finish -> done',
      ].sort(),
    );
  });

  it('leaves declined or cancelled only when a no is taken back, and never done', () => {
    const left = allowed.filter((change) => /: (declined|cancelled|done) /.test(change));
    expect(left.filter((change) => !change.includes('-> takeBack ->'))).toEqual([]);
  });
});
