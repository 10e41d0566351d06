import { expect, it } from '@jest/globals';
import type { Language } from '../contract.js';
import { everyLanguage } from '../words.js';
import { segments } from '../../sms/prices.js';

/** Each part is paid, and outside of GSM-7 has 70 characters. */
export function costsAtMostTwoTexts(name: string, textIn: (language: Language) => string): void {
  it.each(everyLanguage)(`${name} is at most two texts in %s`, (language) => {
    expect(segments(textIn(language))).toBeLessThanOrEqual(2);
  });
}
