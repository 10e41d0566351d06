import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import * as paying from '../testing/paying';

const { intent, thankingAna, typeCard } = paying;
beforeEach(() => sessionStorage.clear());

const open = (answers: Answers = {}) =>
  renderRemote(remote, { at: '/checkout/7?amount=5', answers: thankingAna(answers) });
const button = (name: string) => screen.findByRole('button', { name });

async function pay(answers: Answers) {
  const page = open(answers);
  await typeCard(page.user);
  await page.user.click(await button('Pay $5.00'));
  return page;
}
const isAsked = (requests: { method: string; url: string }[]) =>
  requests.some(({ method, url }) => method === 'GET' && url.includes('/v1/payment_intents/'));

describe('a card that is refused', () => {
  it('costs nothing, and the page says what to do', async () => {
    const { location } = await pay({ [paying.confirmCall]: () => paying.declined });
    await screen.findByText('Payment failed');
    screen.getByText('Your card was declined.');
    screen.getByText('Nothing has been charged. You can try again, or use another card.');
    expect(location()).toBe('/checkout/7?amount=5');
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('without a reason is refused in our words', async () => {
    await pay({ [paying.confirmCall]: () => ({ status: 402, body: { error: {} } }) });
    await screen.findByText('Your payment was not processed');
  });

  it('no longer shows the advice while another try is running', async () => {
    let isDeclined = true;
    const { user } = await pay({
      [paying.confirmCall]: () => (isDeclined ? paying.declined : new Promise(() => undefined)),
    });
    await screen.findByText(/^Nothing has been charged/);
    isDeclined = false;
    await user.click(await button('Pay $5.00'));
    await button('Processing...');
    expect(screen.queryByText(/^Nothing has been charged/)).toBeNull();
  });
});

describe('a connection that breaks while the card is charged', () => {
  const broken = () => ({ status: 500, body: {} });

  it('is no failure when the provider says that it was paid', async () => {
    let isSent = false;
    const { location } = await pay({
      [paying.confirmCall]: () => {
        isSent = true;
        return broken();
      },
      [paying.retrieveCall]: () => ({ body: intent(isSent ? 'succeeded' : 'requires_payment_method') }),
    });
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    expect(location()).toBe('/checkout/success?payment_intent=pi_Test0001');
    expect(screen.queryByText('Payment error')).toBeNull();
  });

  it.each([
    ['has not seen the card', () => ({ body: intent('requires_payment_method') })],
    ['cannot be reached either', broken],
  ])('leaves it open when the provider %s', async (_, retrieve) => {
    await pay({ [paying.confirmCall]: broken, [paying.retrieveCall]: retrieve });
    await screen.findByText('Payment error');
    screen.getByText('An unexpected error occurred');
    screen.getByText(/Press Pay once more: the same tip is never charged twice\./);
    expect(await button('Pay $5.00')).toHaveProperty('disabled', false);
    expect(await button('Change amount')).toHaveProperty('disabled', false);
  });
});

describe('a bank that asks for one more step', () => {
  const needsStep = intent('requires_action', { next_action: { type: 'use_stripe_sdk' } });

  it('is answered in the form, and then the tip is paid', async () => {
    const { requests, user } = await pay({ [paying.confirmCall]: needsStep });
    const heading = await screen.findByRole('heading', { name: 'Your bank asks: is this you?' });
    expect(document.activeElement).toBe(heading);
    await user.click(await button('Yes, confirm the payment'));
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    expect(requests.filter(({ url }) => url.endsWith('/authenticate'))).toHaveLength(1);
  });

  it('refuses the card when the person says no, in the words of Stripe.js', async () => {
    const { user } = await pay({
      [paying.confirmCall]: needsStep,
      [paying.authenticateCall]: () => paying.declined,
    });
    await user.click(await button('No, stop it'));
    await screen.findByText(/We are unable to authenticate your payment method/);
    screen.getByText('Nothing has been charged. You can try again, or use another card.');
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
  });
});

it('a payment that takes its time leads to the page that waits for it', async () => {
  const { location, requests } = await pay({
    [paying.confirmCall]: intent('processing'),
    'POST /api/payment-success': () => ({ status: 409, body: { message: 'Not yet' } }),
  });
  await screen.findByRole('heading', { name: 'Processing your payment...' });
  expect(location()).toBe('/checkout/success?payment_intent=pi_Test0001');
  // The checkout has passed the result on.
  expect(isAsked(requests)).toBe(false);
  await waitFor(() => expect(paying.bodiesOf(requests, '/api/payment-success')).toHaveLength(1));
});

it('a tip of a member leads to that page too', async () => {
  const { user, location } = renderRemote(remote, {
    at: '/tip/7?amount=15',
    answers: {
      'GET /api/auth/me': paying.asha,
      ...thankingAna({
        [paying.confirmCall]: intent('processing'),
        'POST /api/payment-success': () => ({ status: 409, body: { message: 'Not yet' } }),
      }),
    },
  });
  await typeCard(user);
  await user.click(await button('Pay $15.00'));
  await screen.findByRole('heading', { name: 'Processing your payment...' });
  expect(location()).toBe('/checkout/success?payment_intent=pi_Test0001');
});

it('a member hears when the payment is checked before it is passed on', async () => {
  const { user } = renderRemote(remote, {
    at: '/tip/7?amount=15',
    answers: {
      'GET /api/auth/me': paying.asha,
      ...thankingAna({ 'POST /api/payment-success': { ...paying.recorded, isUnderReview: true } }),
    },
  });
  await typeCard(user);
  await user.click(await button('Pay $15.00'));
  await screen.findByText('We are checking this payment');
  screen.getByText(/^Ana gets all of it once the payment has passed the check/);
});
