import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lockfileGaps } from './lockfile.ts';

const wants = (name: string) => ({ version: '1.0.0', optionalDependencies: { [name]: '^2.0.0' } });

describe('the lockfile', () => {
  it('a lockfile with all its optional packages has no gap', () => {
    const packages = {
      'node_modules/a': wants('b'),
      'node_modules/b': { version: '2.0.0' },
      'node_modules/a/node_modules/c': wants('d'),
      'node_modules/a/node_modules/d': { version: '2.0.0' },
    };
    assert.deepEqual(lockfileGaps({ packages }), []);
  });

  it('a dropped optional package is a gap', () => {
    const packages = { '': wants('root-only'), 'node_modules/a': wants('b') };
    assert.deepEqual(lockfileGaps({ packages }), [
      'package.json@1.0.0 wants root-only@^2.0.0',
      'node_modules/a@1.0.0 wants b@^2.0.0',
    ]);
  });

  it('a package inside another one is no use to its neighbours', () => {
    const packages = {
      'node_modules/a': wants('b'),
      'node_modules/other/node_modules/b': { version: '2.0.0' },
    };
    assert.equal(lockfileGaps({ packages }).length, 1);
  });
});
