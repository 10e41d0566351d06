import { describe, expect, it } from '@jest/globals';
import { requestStatus } from './contract.js';
import { statusAfter, transitions, type Actor, type RequestAction } from './transitions.js';

const actors: Actor[] = ['owner', 'site'];
const actions = Object.keys(transitions) as RequestAction[];

describe('the state of a request', () => {
  it('allows these changes of a request and no others', () => {
    const allowed = actions.flatMap((action) =>
      requestStatus.options.flatMap((from) =>
        actors.flatMap((by) => {
          const to = statusAfter(action, from, by);
          return to ? [`${by}: ${from} -> ${action} -> ${to}`] : [];
        }),
      ),
    );
    expect(allowed.sort()).toEqual(
      [
        'owner: asked -> share -> shared',
        'site: asked -> share -> shared',
        'owner: declined -> share -> shared',
        'owner: asked -> decline -> declined',
        'site: asked -> decline -> declined',
        'owner: declined -> takeBack -> asked',
        'owner: shared -> stop -> declined',
        'site: shared -> stop -> declined',
        'site: asked -> expire -> expired',
      ].sort(),
    );
  });
});
