import { describe, expect, it } from '@jest/globals';
import { open, seal } from './sealing.js';

describe('a sealed value', () => {
  const sealed = seal('secret', 'mail', { to: 'maria@example.com', code: '012345' });

  it('can be opened with the same secret and purpose', () => {
    expect(open(['secret'], 'mail', sealed)).toEqual({ to: 'maria@example.com', code: '012345' });
  });

  it('can be opened with a previous secret, and throws a clear error when no secret fits', () => {
    expect(open(['new', 'secret'], 'mail', sealed)).toMatchObject({ code: '012345' });
    expect(() => open(['new', 'other'], 'mail', sealed)).toThrow(/SECRET_BEFORE does not name/);
  });

  it('hides its content, and never looks the same twice', () => {
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('maria');
    expect(seal('secret', 'mail', { code: '012345' })).not.toBe(seal('secret', 'mail', { code: '012345' }));
  });

  it.each([
    ['another secret', () => open(['other'], 'mail', sealed)],
    ['another purpose', () => open(['secret'], 'sms', sealed)],
    [
      'a changed letter',
      () => open(['secret'], 'mail', sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')),
    ],
    ['a cut end', () => open(['secret'], 'mail', sealed.slice(0, 20))],
  ])('cannot be opened with %s', (_, attempt) => {
    expect(attempt).toThrow();
  });
});
