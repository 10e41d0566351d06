import { afterEach, describe, expect, it } from '@jest/globals';
import { firstDayIn, weekStart } from './week-start';

afterEach(() => {
  document.documentElement.lang = 'en';
});

describe('the first day of the week', () => {
  it.each([
    ['en', 'en-US', 0],
    ['en', 'en-GB', 1],
    ['en', 'en-IN', 0],
    ['en', 'fr-FR', 1],
    ['en', 'fa-IR', 6],
    ['en', 'C', 0],
    ['es', 'es-ES', 1],
    ['es', 'es-MX', 0],
    ['es', 'en-US', 1],
    ['fr', 'fr-CA', 0],
    ['hi', 'en-GB', 0],
    ['te', 'te-IN', 0],
    ['zh', 'en-US', 1],
    ['fa', 'en-US', 6],
  ])('on a page in %s, for a visitor of %s, is %s', (page, visitor, day) => {
    document.documentElement.lang = page;
    expect(weekStart(visitor)).toBe(day);
  });

  it.each([
    ['en-US', 7],
    ['es-MX', 7],
    ['hi', 7],
    ['fa', 6],
    ['fr', 1],
    ['zh-CN', 1],
  ])('is known by the table for %s', (language, day) => {
    expect(firstDayIn(new Intl.Locale(language))).toBe(day);
  });
});
