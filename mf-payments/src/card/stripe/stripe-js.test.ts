import { afterEach, describe, expect, it } from '@jest/globals';
import * as fake from '../../testing/stripeJs';
import { stripeJs } from './stripe-js';

const { asked } = fake.stripeJs();
afterEach(() => document.documentElement.removeAttribute('lang'));

describe('Stripe’s script', () => {
  it.each([
    ['en', 'en'],
    ['es', 'es'],
    ['zh', 'zh'],
    ['fr', 'fr'],
    ['hi', 'auto'],
    ['te', 'auto'],
    ['fa', 'auto'],
  ])('Stripe speaks the language of the page where it can: %s', async (language, locale) => {
    document.documentElement.lang = language;
    const stripe = await stripeJs(`pk_live_${language}`);
    stripe.elements();
    expect(asked).toEqual([['elements', { key: `pk_live_${language}`, locale }]]);
  });
});
