import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderRemote } from 'shell/host/testing';
import remote from '../remote';
import * as paying from '../testing/paying';

const recordCall = 'POST /api/payment-success';
const withId = '/checkout/success?payment_intent=pi_Test0001';
const withSecret = `${withId}&payment_intent_client_secret=${paying.clientSecret}`;
const checking = () => ({
  status: 503,
  body: { message: 'We are still checking your payment.', code: 'still-checking', requestId: 'r' },
});

describe('a card provider that is slow for our server', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  it.each([withSecret, withId])('lets the payer wait until the tip is recorded: %s', async (at) => {
    let isKnown = false;
    renderRemote(remote, {
      at,
      answers: paying.thankingAna({
        [paying.retrieveCall]: paying.intent('succeeded'),
        [recordCall]: () => (isKnown ? { body: paying.recorded } : checking()),
      }),
    });
    await screen.findByText(/We are still checking your payment/);
    screen.getByRole('heading', { name: 'Processing your payment...' });
    isKnown = true;
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await screen.findByText('Your tip has been successfully recorded!');
  });

  it('is asked again by the payer in the end', async () => {
    let isKnown = false;
    const { user } = renderRemote(remote, {
      at: withId,
      answers: paying.thankingAna({
        [recordCall]: () => (isKnown ? { body: paying.recorded } : checking()),
      }),
    });
    await screen.findByText(/Please do not pay again/);
    for (const delay of [1000, 2000, 4000, 8000, 15_000])
      await act(() => jest.advanceTimersByTimeAsync(delay));
    await screen.findByText('We are still checking your payment.');
    isKnown = true;
    jest.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Your tip has been successfully recorded!');
    expect(screen.queryByText(/still checking/)).toBeNull();
  });
});
