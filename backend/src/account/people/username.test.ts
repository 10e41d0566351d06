import { expect, it } from '@jest/globals';
import { usernameFrom, usernameVariant } from './username.js';

it('starts with what stands before the @', () => {
  expect(usernameFrom('meera@example.com')).toBe('meera');
  expect(usernameFrom('meera.nair+flights@example.com')).toBe('meera.nair');
});

it('is never shorter than a username may be', () => {
  expect(usernameFrom('al@example.com')).toMatch(/^al-\d{3}$/);
  expect(usernameFrom('+tag@example.com')).toMatch(/^traveler-\d{3}$/);
  expect(usernameFrom("'!'@example.com")).toMatch(/^traveler-\d{3}$/);
});

it('is never longer than a username may be, digits included', () => {
  const name = usernameFrom(`${'a'.repeat(64)}@example.com`);
  expect(usernameVariant(name, 5).length).toBeLessThanOrEqual(40);
});

it('gets more digits the more often it was taken', () => {
  expect(usernameVariant('meera', 0)).toBe('meera');
  expect(usernameVariant('meera', 1)).toMatch(/^meera-\d{3}$/);
  expect(usernameVariant('meera', 4)).toMatch(/^meera-\d{6}$/);
});
