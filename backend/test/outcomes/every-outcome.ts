// Not part of the suite: jest-without-vm.test.ts runs it and looks at what is reported.
import { beforeAll, describe, expect, it } from '@jest/globals';

it('passes', () => expect(1).toBe(1));
it('fails', () => expect(1).toBe(2));
it('misses an assertion', () => expect.assertions(1));
it('never ends', () => new Promise<void>(() => {}), 100);
it.todo('is to do');

describe('after a failed hook', () => {
  beforeAll(() => {
    throw new Error('the hook failed');
  });
  it('does not run', () => expect(1).toBe(1));
});
