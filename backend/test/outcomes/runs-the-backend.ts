// Not part of the suite: jest-without-vm.test.ts looks at what the coverage says of the module.
import { expect, it } from '@jest/globals';
import { Semaphore } from '../../src/platform/object-store/semaphore.ts';

it('runs a module of the backend', async () => {
  expect(await new Semaphore(1).run(async () => 'done')).toBe('done');
});
