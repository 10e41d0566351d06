import { expect, it } from '@jest/globals';
import { Stripe } from 'stripe';

it('is the version of the page’s Stripe.js (StripeForm.test.tsx): update both packages together', () => {
  expect(Stripe.API_VERSION).toMatch(/\.endive$/);
});
