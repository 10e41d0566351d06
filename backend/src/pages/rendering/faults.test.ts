import { describe, expect, it } from '@jest/globals';
import { Faults } from './faults.js';
import { LostProcessError } from './rendering-process.js';

const minute = 60_000;

function faultsAfter(errors: Error[], at: number): Faults {
  const faults = new Faults();
  for (const error of errors) faults.note('account@1', error, at);
  return faults;
}

describe('the faults of rendering', () => {
  it('a release that failed three times in a row is not rendered for a minute', () => {
    const faults = faultsAfter([new Error('1'), new Error('2'), new Error('3')], 0);
    expect(faults.isPaused('account@1', minute - 1)).toBe(true);
    expect(faults.isPaused('listings@1', 1)).toBe(false);
    expect(faults.isPaused('account@1', minute)).toBe(false);
  });

  const hung = () => new LostProcessError('It did not end');

  it('one that took the process away three times is tried once again after ten minutes', () => {
    const faults = faultsAfter([hung(), hung(), hung()], 0);
    expect(faults.isPaused('account@1', 10 * minute - 1)).toBe(true);
    expect(faults.isPaused('account@1', 10 * minute)).toBe(false);
    // By one page: the others wait for how it ends.
    expect(faults.isPaused('account@1', 10 * minute + 1)).toBe(true);
    faults.note('account@1', hung(), 10 * minute + 2_000);
    expect(faults.isPaused('account@1', 20 * minute)).toBe(true);
    expect(faults.isPaused('account@1', 20 * minute + 2_000)).toBe(false);
    faults.forget('account@1');
    expect(faults.isPaused('account@1', 20 * minute + 2_001)).toBe(false);
  });
});
