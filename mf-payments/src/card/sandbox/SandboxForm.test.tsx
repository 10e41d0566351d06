import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, recordEvents, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../../remote';
import * as paying from '../../testing/paying';

const { asha, clientSecret, declined, intent, thankingAna, typeCard } = paying;
const events = recordEvents();
beforeEach(() => sessionStorage.clear());

const open = (answers: Answers = {}) =>
  renderRemote(remote, {
    at: '/tip/7?amount=15',
    answers: { 'GET /api/auth/me': asha, ...thankingAna(answers) },
  });
const button = (name: string) => screen.findByRole('button', { name });
const payCalls = (requests: { url: string }[]) => requests.filter(({ url }) => url.endsWith('/confirm'));

describe('the card', () => {
  it('is checked before it is sent', async () => {
    const { user, requests } = open({});
    await user.click(await button('Pay $15.00'));
    screen.getByText('Your card number is incomplete.');
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
    expect(payCalls(requests)).toEqual([]);
  });

  it('can be declined, and another one pays', async () => {
    let isDeclined = true;
    const { user, location } = open({
      [paying.confirmCall]: () => (isDeclined ? declined : { body: intent('succeeded') }),
    });
    await typeCard(user);
    await user.click(await button('Pay $15.00'));
    await screen.findByText('Payment failed');
    screen.getByText('Your card was declined.');
    isDeclined = false;
    await user.click(await button('Pay $15.00'));
    await waitFor(() => expect(location()).toBe('/messages'));
  });

  it.each([
    ['Yes, confirm the payment', 'Payment successful'],
    ['No, stop it', 'Payment failed'],
  ])('may ask for one more step: %s', async (answer, title) => {
    const { user } = open({
      [paying.confirmCall]: intent('requires_action', { next_action: { type: 'use_stripe_sdk' } }),
      ...(title === 'Payment failed' && { [paying.authenticateCall]: () => declined }),
    });
    await typeCard(user);
    await user.click(await button('Pay $15.00'));
    await button('Processing...');
    await screen.findByRole('heading', { name: 'Your bank asks: is this you?' });
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await button(answer));
    await screen.findByText(title);
  });

  it('is charged once, however often the button is pressed', async () => {
    let finish = () => {};
    const { user, requests } = open({
      [paying.confirmCall]: () =>
        new Promise((settle) => {
          finish = () => settle({ body: intent('succeeded') });
        }),
    });
    await typeCard(user);
    await user.dblClick(await button('Pay $15.00'));
    await user.click(await button('Processing...'));
    expect(payCalls(requests)).toHaveLength(1);
    finish();
    await screen.findByText('Payment successful');
  });

  it('has paid although the connection broke before the response', async () => {
    const { user } = open({
      [paying.confirmCall]: () => Promise.reject(new TypeError('Failed to fetch')),
      [paying.retrieveCall]: intent('succeeded'),
    });
    await typeCard(user);
    await user.click(await button('Pay $15.00'));
    await screen.findByText('Payment successful');
  });

  it('has not paid while the connection is down', async () => {
    const fails = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = open({ [paying.confirmCall]: fails, [paying.retrieveCall]: fails });
    await typeCard(user);
    await user.click(await button('Pay $15.00'));
    await screen.findByText('Payment error');
    screen.getByText('An unexpected error occurred');
    screen.getByText(/the same tip is never charged twice/);
    await button('Pay $15.00');
  });

  it('never reaches our server or the tab’s storage', async () => {
    const { user, requests } = open({});
    await typeCard(user);
    await user.click(await button('Pay $15.00'));
    await screen.findByText('Payment successful');
    const ours = requests.filter(({ url }) => url.startsWith('/api/'));
    const kept = JSON.stringify([
      ours,
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      await events(),
    ]);
    expect(kept).not.toMatch(/4242/);
    expect(kept).not.toContain(clientSecret);
  });
});
