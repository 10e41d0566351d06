import { afterEach, describe, expect, it } from '@jest/globals';
import type { MatchDetails } from 'backend/contract/trips';
import { secondLanguage } from './secondLanguage';

const toFrance = { arrival: { country: 'France' } } as Pick<MatchDetails, 'arrival'>;

afterEach(() => {
  document.documentElement.lang = 'en';
});

describe('the second language of a care card', () => {
  it.each([
    ['English and Hindi', 'hi'],
    ['中文、英语', 'zh'],
    ['普通话和英语', 'zh'],
    ['انگلیسی، عربی', 'ar'],
    ['árabe y español', 'ar'],
    ['अंग्रेज़ी और हिन्दी', 'hi'],
    ['ఇంగ్లీష్, తెలుగు', 'te'],
    ['فارسی، انگلیسی', 'fa'],
  ])('finds the language of the card in %s', (typed, code) => {
    expect(secondLanguage(typed, toFrance)).toEqual({ code, isOwn: true, missing: [] });
  });

  it('knows what the card lacks, whatever comma was typed', () => {
    expect(secondLanguage('ಕನ್ನಡ、انگلیسی', toFrance)).toEqual({
      code: 'fr',
      isOwn: false,
      missing: ['ಕನ್ನಡ'],
    });
  });

  it.each([
    ['en', 'Vietnam', 'vi'],
    ['en', 'United Arab Emirates', 'ar'],
    ['es', 'Alemania', 'de'],
    ['fr', 'Arabie saoudite', 'ar'],
    ['hi', 'भारत', 'hi'],
    ['te', 'జర్మనీ', 'de'],
    ['fa', 'چین', 'zh'],
    ['zh', '西班牙', 'es'],
  ])('is that of the destination on a page in %s: %s', (page, country, code) => {
    document.documentElement.lang = page;
    const arrival = { country } as MatchDetails['arrival'];
    expect(secondLanguage('Twi', { arrival })).toEqual({ code, isOwn: false, missing: ['Twi'] });
  });
});
