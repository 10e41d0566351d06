import { describe, expect, it } from '@jest/globals';
import { withoutPersonalData } from './personal-data.js';

describe('the filter of personal data', () => {
  it.each([
    ['ana@example.com wrote', '[email] wrote'],
    ['<ana+trips@mail.example.com>, omar@example.org', '<[email]>, [email]'],
    ['ana@1.2.3-example.com', '[email]'],
    ['ana@0.1.0-c98b1f2a3d4e.example.com', '[email]'],
  ])('hides an address: %s', (text, safe) => {
    expect(withoutPersonalData(text)).toBe(safe);
  });

  it.each([
    'listings@0.1.0-c98b1f2a3d4e cannot be loaded. Its visitors got the page without it',
    'Shipped listings@0.1.0-c98b1f2a3d4e, messaging@1.20.3-0123456789ab',
  ])('keeps the name of a release: %s', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });
});
