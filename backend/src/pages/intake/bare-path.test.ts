import { describe, expect, it } from '@jest/globals';
import { barePath } from './bare-path.js';

describe('the cleaning of a path', () => {
  it.each([
    ['/checkout/success?payment_intent_client_secret=pi_1_secret_2', '/checkout/success'],
    ['/login-link#token=abc', '/login-link'],
    ['/listing/1234', '/listing/1234'],
  ])('removes query and hash from %s', (path, bare) => {
    expect(barePath(path)).toBe(bare);
  });

  it('removes an email address from a path', () => {
    expect(barePath('/u/maria@example.com')).not.toContain('maria');
  });
});
