import { expect, it } from '@jest/globals';
import { Stripe } from 'stripe';

it('is the one that the page’s Stripe.js speaks (StripeForm.test.tsx): both packages are updated together', () => {
  expect(Stripe.API_VERSION).toMatch(/\.endive$/);
});
