import { expect, it } from '@jest/globals';
import { defaultUsername, usernameVariant } from './usernames.js';

it('says nothing of the mailbox', () => {
  expect(defaultUsername(0)).toMatch(/^Traveler \d{4}$/);
  expect(defaultUsername(3)).toMatch(/^Traveler \d{7}$/);
});

it('gets more digits the more often it was taken', () => {
  expect(usernameVariant('Meera', 0)).toBe('Meera');
  expect(usernameVariant('Meera', 1)).toMatch(/^Meera \d{3}$/);
  expect(usernameVariant('Meera', 4)).toMatch(/^Meera \d{6}$/);
});

it('is never longer than a username may be, digits included', () => {
  expect(usernameVariant('a'.repeat(40), 5)).toHaveLength(40);
});
