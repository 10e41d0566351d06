import { describe, expect, it } from '@jest/globals';
import { sinceText } from './sinceText';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('the age of a request', () => {
  it.each([
    ['2026-11-21T11:40:00Z', 'Just now'],
    ['2026-11-21T10:00:00Z', '2 hours ago'],
    ['2026-11-20T11:00:00Z', 'Yesterday'],
    ['2026-11-18T11:00:00Z', '3 days ago'],
    ['2026-11-01T11:00:00Z', 'Nov 1, 2026'],
  ])('says when somebody asked: %s', (instant, text) => {
    expect(sinceText(instant, now)).toBe(text);
  });
});
