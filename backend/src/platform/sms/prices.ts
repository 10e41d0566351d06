import type { CountryCode } from 'libphonenumber-js/max';

/** The price of one segment in millionths of a dollar, rounded up from the provider's list. */
const prices: Partial<Record<CountryCode, number>> = {
  US: 8_300,
  CA: 8_300,
  GB: 53_000,
  IE: 83_000,
  AU: 56_000,
  NZ: 106_000,
  IN: 84_000,
  DE: 112_000,
  FR: 80_000,
  NL: 112_000,
  SG: 47_000,
  AE: 99_000,
};

const unknownPrice = 250_000;

/** Bounds the cost of abuse. */
export const budget = { hour: 20_000_000, day: 100_000_000 };

const plain = /^[\w\s@£$¥èéùìòÇØøÅå?!"#¤%&'()*+,\-./:;<=>¡ÄÖÑÜ§¿äöñüàÆæßÉ^{}\\[\]~|€]*$/;

export function segments(text: string): number {
  const [whole, part] = plain.test(text) ? [160, 153] : [70, 67];
  return text.length <= whole ? 1 : Math.ceil(text.length / part);
}

export const priceOf = (country: CountryCode, text: string, own: Record<string, number> = {}): number =>
  (own[country] ?? prices[country] ?? unknownPrice) * segments(text);
