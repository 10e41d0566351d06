import { describe, expect, it } from '@jest/globals';
import { Stripe } from 'stripe';

describe('the API version of Stripe', () => {
  it('is the version of the page’s Stripe.js (StripeForm.test.tsx): update both packages together', () => {
    expect(Stripe.API_VERSION).toMatch(/\.endive$/);
  });
});
