import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import * as paying from '../testing/paying';

const { clientSecret, intent, thankingAna, typeCard } = paying;
const setUpCall = 'POST /api/create-payment-intent';
beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.useRealTimers());

const open = (answers: Answers = {}, at = '/checkout/7?amount=5') =>
  renderRemote(remote, { at, answers: thankingAna(answers) });
const button = (name: string) => screen.findByRole('button', { name });
type Requests = ReturnType<typeof open>['requests'];
const setUps = (requests: Requests) =>
  paying.bodiesOf(requests, '/api/create-payment-intent') as { clientKey: string; message?: string }[];
const charges = (requests: Requests) => requests.filter(({ url }) => url.endsWith('/confirm'));
const created = { body: { clientSecret, paymentIntentId: 'pi_Test0001' } };

describe('a payment that is set up slowly', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));

  it('says after a while that nothing has been charged', async () => {
    open({ [setUpCall]: () => new Promise(() => undefined) });
    await screen.findByText('Setting up payment...');
    expect(screen.queryByText(/longer than usual/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    screen.getByText('This takes longer than usual. Nothing has been charged.');
  });

  it('fails after twenty seconds, and can be tried again as the same tip', async () => {
    let isStuck = true;
    const { requests, user } = open({
      [setUpCall]: () => (isStuck ? new Promise(() => undefined) : created),
    });
    await screen.findByText('Setting up payment...');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    await screen.findByText('Nothing has been charged. Check your connection and try again in a moment.');
    jest.useRealTimers();
    isStuck = false;
    await user.click(await button('Try again'));
    await button('Pay $5.00');
    const [first, second] = setUps(requests);
    expect(second).toEqual(first);
  });
});

describe('a tip that the server knows already', () => {
  it('gets another key when the server refuses the old one', async () => {
    let isKnown = true;
    const { requests, user } = open({
      [setUpCall]: () => {
        const message = 'This tip was set up with another amount';
        return isKnown ? { status: 409, body: { message } } : created;
      },
    });
    await screen.findByText('This tip was set up with another amount');
    isKnown = false;
    await user.click(await button('Try again'));
    await button('Pay $5.00');
    const [first, second] = setUps(requests);
    expect(second?.clientKey).not.toBe(first?.clientKey);
  });

  it('asks for the card when the provider cannot say whether it was paid', async () => {
    const first = open();
    await button('Pay $5.00');
    first.container.remove();
    const { requests } = open({ [paying.retrieveCall]: () => ({ status: 503, body: {} }) });
    await button('Pay $5.00');
    expect(setUps(requests)).toEqual(setUps(first.requests));
  });

  it('is another tip once it is paid', async () => {
    const { requests, user } = open();
    await typeCard(user);
    await user.click(await button('Pay $5.00'));
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    expect(sessionStorage.getItem('tip:7:5')).toBeNull();
    const next = open();
    await button('Pay $5.00');
    expect(setUps(next.requests)[0]?.clientKey).not.toBe(setUps(requests)[0]?.clientKey);
  });
});

describe('what was written after the set-up', () => {
  const message = () => screen.findByLabelText('Message to Ana (optional)');

  it('is sent before the card is charged, and only when it has changed', async () => {
    let isDeclined = true;
    const { requests, user } = open({
      [paying.confirmCall]: () => (isDeclined ? paying.declined : { body: intent('succeeded') }),
    });
    await user.type(await message(), '  Thank you!  ');
    await typeCard(user);
    await user.click(await button('Pay $5.00'));
    await screen.findByText('Your card was declined.');
    isDeclined = false;
    await user.click(await button('Pay $5.00'));
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    expect(setUps(requests).map((body) => body.message)).toEqual([undefined, 'Thank you!']);
    const calls = requests.filter(({ method }) => method === 'POST').map(({ url }) => url);
    expect(calls.indexOf('/api/create-payment-intent', 1)).toBeLessThan(
      calls.findIndex((url) => url.endsWith('/confirm')),
    );
  });

  it('stops the payment when it cannot be sent', async () => {
    let isDown = false;
    const { requests, user } = open({
      [setUpCall]: () => (isDown ? { status: 503, body: {} } : created),
    });
    await user.type(await message(), 'Thank you!');
    await typeCard(user);
    isDown = true;
    await user.click(await button('Pay $5.00'));
    await screen.findByText('Payment setup failed');
    expect(charges(requests)).toEqual([]);
    isDown = false;
    await user.click(await button('Pay $5.00'));
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    expect(setUps(requests).at(-1)?.message).toBe('Thank you!');
  });

  it('stops the payment when it is too long', async () => {
    const { requests, user } = open();
    await user.click(await message());
    await user.paste('x'.repeat(501));
    await typeCard(user);
    await user.click(await button('Pay $5.00'));
    await screen.findByText('A message can have 500 characters');
    await waitFor(async () => expect(await button('Pay $5.00')).toHaveProperty('disabled', false));
    expect(charges(requests)).toEqual([]);
    expect(setUps(requests)).toHaveLength(1);
  });
});
