import { describe, expect, it } from '@jest/globals';
import { defaultUsername, usernameVariant } from './usernames.js';

describe('a made-up username', () => {
  it('reveals nothing about the email', () => {
    expect(defaultUsername(0)).toMatch(/^Traveler \d{4}$/);
    expect(defaultUsername(3)).toMatch(/^Traveler \d{7}$/);
  });

  it('adds more digits with every try', () => {
    expect(usernameVariant('Meera', 0)).toBe('Meera');
    expect(usernameVariant('Meera', 1)).toMatch(/^Meera \d{3}$/);
    expect(usernameVariant('Meera', 4)).toMatch(/^Meera \d{6}$/);
  });

  it('is never longer than the limit, including its digits', () => {
    expect(usernameVariant('a'.repeat(40), 5)).toHaveLength(40);
  });
});
