import { afterEach, describe, expect, it } from '@jest/globals';
import { pin } from '../remotes/registry';
import { releaseOf } from '../testing/releaseOf';
import { isServed } from './isServed';

afterEach(() => pin({ remotes: [] }));

describe('isServed', () => {
  it('is true for the pages of this page’s remotes only', () => {
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
});
