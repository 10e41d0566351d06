// Not part of the suite: a promise that nothing awaits is rejected while a test runs.
import { expect, it } from '@jest/globals';

it('passes itself', async () => {
  void Promise.reject(new Error('nothing awaited this'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(1).toBe(1);
});
