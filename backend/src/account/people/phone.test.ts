import { describe, expect, it } from '@jest/globals';
import { maskPhone, readPhone } from './phone.js';

describe('the reader of phone numbers', () => {
  it('reads a dial code, a space and a local number', () => {
    expect(readPhone('+1 2025550143')).toEqual({ e164: '+12025550143', display: '+1 2025550143' });
    expect(readPhone('+91 98765 43210')).toEqual({ e164: '+919876543210', display: '+91 9876543210' });
  });

  it('recognizes a number in different spellings', () => {
    expect(readPhone('+44 07911 123456')).toEqual(readPhone('+44 7911123456'));
  });

  it.each(['+1 111', '2025550143', '+1 2025550143 ext. 5', '+999 12345678', 'call me maybe'])(
    'refuses an invalid phone number: %s',
    (text) => {
      expect(readPhone(text)).toBeNull();
    },
  );

  it('shows only the last digits of a number', () => {
    expect(maskPhone('+1 2025550143')).toBe('+1 ••••••0143');
  });
});
