import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  accessibilityFaults,
  firstViewOf,
  recordEvents,
  renderRemote,
  type Answers,
} from 'shell/host/testing';
import { Checkout } from '../checkout/Checkout';
import remote from '../remote';
import * as paying from '../testing/paying';

const { intent, thankingAna, typeCard } = paying;
const events = recordEvents();
beforeEach(() => sessionStorage.clear());

const open = (answers: Answers = {}, at = '/checkout/7?amount=5&name=Ana') =>
  renderRemote(remote, { at, answers: thankingAna(answers) });
const button = (name: string) => screen.findByRole('button', { name });
const setUps = (requests: Parameters<typeof paying.bodiesOf>[0]) =>
  paying.bodiesOf(requests, '/api/create-payment-intent');

describe('leaving a tip without an account', () => {
  it('says without scripts what it needs', () => {
    const checkout = <Checkout recipient={paying.ana} config={paying.sandbox} />;
    const view = firstViewOf(checkout, { at: '/checkout/7' });
    expect(view.querySelector('article noscript')?.textContent).toContain('This needs JavaScript');
  });

  it('takes a card at once, and leads to what was paid', async () => {
    const { user, location, requests } = open();
    await screen.findByRole('heading', { level: 1, name: 'Leave a Tip' });
    screen.getByText('Supporting Ana for their help');
    await typeCard(user);
    expect(document.title).toBe('Flight Amigo - Checkout');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await button('Pay $5.00'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' });
    screen.getByText('Thank you for your tip to Ana!');
    expect(location()).toBe('/checkout/success?payment_intent=pi_Test0001');
    expect(setUps(requests)).toEqual([{ amount: 5, recipientId: 7, clientKey: expect.any(String) }]);
    expect(await events()).toMatchObject([{ name: 'tip_start', category: 'tip', value: 7 }]);
  });

  it('takes a message and an address for the receipt with it', async () => {
    const { user, requests } = open();
    await user.type(await screen.findByLabelText('Message to Ana (optional)'), 'Thank you!');
    const email = screen.getByLabelText('Email for the receipt (optional)');
    await user.type(email, 'asha');
    await typeCard(user);
    await user.click(await button('Pay $5.00'));
    await screen.findByText('Please enter a valid email');
    expect(setUps(requests)).toHaveLength(1);
    await user.type(email, '@example.com');
    await user.click(await button('Pay $5.00'));
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    const [first, last] = setUps(requests) as { clientKey: string }[];
    expect(last).toEqual({
      amount: 5,
      recipientId: 7,
      message: 'Thank you!',
      receiptEmail: 'asha@example.com',
      clientKey: first?.clientKey,
    });
  });

  it('says why words cannot be sent, and sends the money without them', async () => {
    const refusal = 'You cannot begin new contacts for now. You can still send the tip without a message.';
    const { user } = open({
      'POST /api/create-payment-intent': ({ message }: { message?: string }) =>
        message
          ? { status: 403, body: { message: refusal, code: 'limited' } }
          : { body: { clientSecret: paying.clientSecret, paymentIntentId: 'pi_Test0001' } },
    });
    const words = await screen.findByLabelText('Message to Ana (optional)');
    await user.type(words, 'Call me');
    await typeCard(user);
    await user.click(await button('Pay $5.00'));
    await screen.findByText(refusal);
    await user.clear(words);
    await user.click(await button('Pay $5.00'));
    await screen.findByRole('heading', { name: 'Payment Successful!' });
  });

  it('can be another amount, which is another tip', async () => {
    const { user, location, requests } = open();
    await user.type(await screen.findByLabelText('Message to Ana (optional)'), 'Thank you!');
    await user.click(await button('Change amount'));
    await user.click(await button('$20'));
    await user.click(await button('Continue to Payment'));
    await button('Pay $20.00');
    expect(location()).toBe('/checkout/7?amount=20&name=Ana');
    expect(screen.getByLabelText('Message to Ana (optional)')).toHaveProperty('value', 'Thank you!');
    const [five, twenty] = setUps(requests) as { amount: number; clientKey: string }[];
    expect([five?.amount, twenty?.amount]).toEqual([5, 20]);
    expect(twenty?.clientKey).not.toBe(five?.clientKey);
  });

  it.each(['0', '-5', '1.5', '501', 'ten'])('is asked for a real amount instead of "%s"', async (amount) => {
    const { requests } = open({}, `/checkout/7?amount=${amount}`);
    expect((await screen.findByLabelText('Amount')).getAttribute('aria-invalid')).toBe('true');
    expect(setUps(requests)).toEqual([]);
  });

  it('finds the recipient in the query too, and five dollars where no amount is said', async () => {
    open({}, '/checkout?recipientId=7');
    await button('Pay $5.00');
  });

  it('does not ask members for an email', async () => {
    open({ 'GET /api/auth/me': paying.asha });
    await button('Pay $5.00');
    expect(screen.queryByLabelText(/Email/)).toBeNull();
  });

  it('cannot be paid twice by coming back', async () => {
    const first = open();
    await button('Pay $5.00');
    first.container.remove();
    const { user } = open({ [paying.retrieveCall]: intent('succeeded') });
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    screen.getByText('Thank you for your tip to Ana!');
    await user.click(await button('Send another tip'));
    await button('Pay $5.00');
  });

  it('starts a new payment if the old one was canceled', async () => {
    const first = open();
    await button('Pay $5.00');
    first.container.remove();
    const { requests } = open({ [paying.retrieveCall]: intent('canceled') });
    await button('Pay $5.00');
    expect(setUps(requests)).toHaveLength(2);
  });

  it('is locked while the card is charged', async () => {
    let finish = () => {};
    const { user } = open({
      [paying.confirmCall]: () =>
        new Promise((settle) => {
          finish = () => settle({ body: intent('succeeded') });
        }),
    });
    await typeCard(user);
    await user.click(await button('Pay $5.00'));
    await button('Processing...');
    expect(await button('Change amount')).toHaveProperty('disabled', true);
    expect(await button('Go Back')).toHaveProperty('disabled', true);
    finish();
    await screen.findByRole('heading', { name: 'Payment Successful!' });
  });
});

describe('a checkout that is not possible', () => {
  it.each([
    ['/checkout', {}, 'Recipient information is missing'],
    ['/checkout/abc', {}, 'Recipient information is missing'],
    ['/checkout/7', { status: 404, body: {} }, 'Could not find recipient information'],
    ['/checkout/7', { status: 503, body: {} }, 'Could not load recipient information'],
    ['/checkout/7', { status: 400, body: { message: 'You cannot tip yourself' } }, 'You cannot tip yourself'],
  ])('says why: %s %j', async (at, answer, words) => {
    const { user, location } = open({ 'GET /api/tips/recipients/7': () => answer }, at);
    await screen.findByRole('heading', { name: 'Something went wrong' });
    screen.getByText(words);
    await user.click(await button('Go Back'));
    await waitFor(() => expect(location()).toBe('/search'));
  });

  it('says when the payment could not be set up', async () => {
    open({ 'POST /api/create-payment-intent': () => ({ status: 503, body: {} }) });
    await screen.findByText('Could not process payment setup');
    await screen.findByText('Payment setup failed');
    await button('Try again');
    await button('Go Back');
  });
});
