import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from 'shell/host/testing';
import remote from '../../remote';
import * as paying from '../../testing/paying';
import { stripeJs } from '../../testing/stripeJs';

const stripe = stripeJs();
beforeEach(() => sessionStorage.clear());
afterEach(() => document.documentElement.removeAttribute('lang'));

const open = (at = '/tip/7?amount=15') =>
  renderRemote(remote, {
    at,
    answers: {
      'GET /api/auth/me': paying.asha,
      ...paying.thankingAna({
        'GET /api/payments/config': { publishableKey: 'pk_live_1', sandboxUrl: null },
      }),
    },
  });
const pay = () => screen.findByRole('button', { name: 'Pay $15.00' });
const paid = { id: 'pi_Test0001', status: 'succeeded', amount: 1500 };

describe('the card form', () => {
  it('is loaded from Stripe only when a card form opens, in the release that the server’s SDK speaks', async () => {
    const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="stripe"]')];
    const { user } = open('/tip/7');
    const next = await screen.findByRole('button', { name: 'Continue to Payment' });
    expect(scripts()).toEqual([]);
    await user.click(next);
    await pay();
    // The server's half of this is in provider/api-version.test.ts: both packages are updated together.
    expect(scripts().map(({ src }) => src)).toEqual(['https://js.stripe.com/endive/stripe.js']);
  });

  it('leaves the card to Stripe, with a return address only for steps on other sites', async () => {
    stripe.says.confirm = { paymentIntent: paid };
    const { user, location, requests } = open();
    await user.click(await pay());
    await waitFor(() => expect(location()).toBe('/messages'));
    expect(stripe.asked.slice(0, 2)).toEqual([
      ['elements', expect.objectContaining({ key: 'pk_live_1', clientSecret: paying.clientSecret })],
      ['confirm', { return_url: `${window.location.origin}/messages`, redirect: 'if_required' }],
    ]);
    expect(screen.queryByText(/sandbox/)).toBeNull();
    expect(requests.some(({ url }) => url.includes('sandbox'))).toBe(false);
  });

  it('leads back to the address in the language of the page', async () => {
    document.documentElement.lang = 'es';
    stripe.says.confirm = { paymentIntent: paid };
    const { user, location } = open();
    await user.click(await screen.findByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(location()).toBe('/messages'));
    expect(stripe.asked[1]).toEqual([
      'confirm',
      { return_url: `${window.location.origin}/es/messages`, redirect: 'if_required' },
    ]);
  });

  it('says what Stripe says of a card', async () => {
    const error = { type: 'card_error', message: 'Your card has insufficient funds.' };
    stripe.says.confirm = {
      error: { ...error, payment_intent: { ...paid, status: 'requires_payment_method' } },
    };
    const { user } = open();
    await user.click(await pay());
    await screen.findByText('Your card has insufficient funds.');
    await pay();
  });

  it('lets Stripe show what is missing, and charges nothing', async () => {
    stripe.says.submit = { error: { type: 'validation_error' } };
    const { user } = open();
    await user.click(await pay());
    await pay();
    expect(stripe.asked.map(([what]) => what)).toEqual(['elements']);
    expect(screen.queryByText('Payment failed')).toBeNull();
  });

  it('asks Stripe again after a connection error', async () => {
    stripe.says.confirm = { error: { type: 'api_connection_error' } };
    stripe.says.retrieve = { paymentIntent: paid };
    const { user } = open();
    await user.click(await pay());
    await screen.findByText('Payment successful');
  });

  it('treats a second payment of the same tip as paid', async () => {
    stripe.says.confirm = { error: { type: 'invalid_request_error', payment_intent: paid } };
    const { user } = open();
    await user.click(await pay());
    await screen.findByText('Payment successful');
  });

  it('can be tried again when its form could not be loaded', async () => {
    stripe.says.element = 'loaderror';
    const { user } = open();
    await screen.findByText('Could not process payment setup');
    stripe.says.element = 'ready';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pay();
  });

  it('retrieves on the page of success what Stripe knows', async () => {
    stripe.says.retrieve = { paymentIntent: paid };
    open(`/checkout/success?payment_intent_client_secret=${paying.clientSecret}`);
    await screen.findByText('Your tip has been successfully recorded!');
  });
});
