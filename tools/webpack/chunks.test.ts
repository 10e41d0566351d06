import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sharedLibraries } from './chunks.ts';
import { onDemandKeys } from './federation/shared.ts';

type Compilation = Parameters<typeof sharedLibraries>[0];

describe('the list of shared libraries', () => {
  it('lists shared libraries in the order of their keys, whichever was read first', () => {
    const modules = onDemandKeys.map((key) => ({
      type: 'provide-module',
      identifier: () => `provide ${key}`,
      blocks: [],
    }));
    const listed = (order: typeof modules) =>
      Object.keys(sharedLibraries({ modules: new Set(order), chunkGraph: {} } as unknown as Compilation));
    const sorted = onDemandKeys.toSorted();
    assert.ok(sorted.length > 2);
    assert.deepEqual(listed(modules), sorted);
    assert.deepEqual(listed(modules.toReversed()), sorted);
  });
});
