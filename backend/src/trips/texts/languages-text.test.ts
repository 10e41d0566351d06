import { describe, expect, it } from '@jest/globals';
import { languagesText } from './languages-text.js';

describe('the languages of a person in a mail', () => {
  it.each([
    ['en', 'Hindi,  English', 'Hindi,  English'],
    ['hi', 'Spanish', 'स्पेनिश'],
    ['es', 'Hindi, english', 'hindi e inglés'],
    ['fr', 'Farsi، English', 'persan et anglais'],
    ['fr', 'a little Hindi', 'a little Hindi'],
    ['te', 'తెలుగు, Hindi', 'తెలుగు మరియు హిందీ'],
  ] as const)('are in %s: %s', (language, typed, shown) => {
    expect(languagesText(typed, language)).toBe(shown);
  });
});
