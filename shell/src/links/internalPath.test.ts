import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pin } from '../remotes/registry';
import { releaseOf } from '../testing/releaseOf';
import { internalPath } from './internalPath';

const page = () => Promise.resolve({});

beforeEach(() => {
  const tip = { path: '/tip/:userId', title: 'Tip', access: 'member', page } as const;
  pin({ remotes: [releaseOf({ name: 'payments', routes: [tip] })] });
});

afterEach(() => pin({ remotes: [] }));

describe('the path of a link', () => {
  it.each(['/contact', '/contact?subject=lost', '/terms-of-use#tips', '/tip/12?amount=5'])(
    'accepts %s, a page of ours',
    (to) => expect(internalPath(to)).toBe(to),
  );

  it.each([
    null,
    '',
    'contact',
    '//evil.example',
    '//evil.example/contact',
    '/\\evil.example',
    '/contact\\..\\..',
    'https://evil.example/contact',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example/contact',
    '/..//evil.example',
    '/%2F%2Fevil.example',
    '/@evil.example',
    '/nowhere',
    '/tip',
  ])('refuses %j', (to) => expect(internalPath(to)).toBeNull());
});
