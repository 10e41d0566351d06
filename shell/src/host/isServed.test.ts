import { afterEach, expect, it } from '@jest/globals';
import { pin } from '../remotes/registry';
import { releaseOf } from '../testing/releaseOf';
import { isServed } from './isServed';

afterEach(() => pin({ remotes: [] }));

it('knows the pages of the remotes that are there', () => {
  const page = () => Promise.resolve({});
  const route = { title: 'Checkout', access: 'public', page } as const;
  pin({
    remotes: [
      releaseOf({
        name: 'payments',
        routes: [
          { ...route, path: '/checkout/:recipientId' },
          { ...route, path: '*' },
        ],
      }),
    ],
  });
  expect(isServed('/checkout/7')).toBe(true);
  expect(isServed('/messages')).toBe(false);
});
