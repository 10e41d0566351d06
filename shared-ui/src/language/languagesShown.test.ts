import { afterEach, describe, expect, it } from '@jest/globals';
import { languagesIn, languagesShown } from './languagesShown';

const pageIn = (language: string) => (document.documentElement.lang = language);
afterEach(() => void pageIn('en'));

describe('the list of spoken languages', () => {
  it('shows languages in English as they were typed', () => {
    expect(languagesShown('Hindi,  English')).toBe('Hindi,  English');
    expect(languagesIn('Hindi, English, Hindi')).toEqual(['Hindi', 'English']);
  });

  it.each([
    ['es', 'Hindi, English', 'hindi e inglés'],
    ['fr', 'Farsi, English', 'persan et anglais'],
    ['fr', 'Farsi، english', 'persan et anglais'],
    ['fr', 'a little Hindi', 'a little Hindi'],
    ['fr', 'हिन्दी, English', 'हिन्दी et anglais'],
    ['es', 'Alemán, ingles', 'alemán e inglés'],
    ['es', 'English, inglés, Tagalog', 'inglés y filipino'],
    ['fa', 'آلمانی، English', 'آلمانی و انگلیسی'],
    ['te', 'జర్మన్, Hindi, తెలుగు', 'జర్మన్, హిందీ మరియు తెలుగు'],
  ])('shows them in %s', (language, typed, shown) => {
    pageIn(language);
    expect(languagesShown(typed)).toBe(shown);
  });
});
