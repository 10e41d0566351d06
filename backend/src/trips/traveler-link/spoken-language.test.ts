import { describe, expect, it } from '@jest/globals';
import { spokenLanguage } from './spoken-language.js';

describe('a spoken language', () => {
  it.each([
    ['Telugu, Hindi', 'te'],
    ['తెలుగు', 'te'],
    ['Tamil and a little Hindi', 'hi'],
    ['Farsi (Persian)', 'fa'],
    ['ESPAÑOL', 'es'],
    ['Mandarin/English', 'zh'],
    ['Swahili', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %s', (typed, language) => {
    expect(spokenLanguage(typed)).toBe(language);
  });
});
