import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import * as paying from '../testing/paying';

const { clientSecret, intent, thankingAna } = paying;
const recordCall = 'POST /api/payment-success';
const withId = '/checkout/success?payment_intent=pi_Test0001';
const withSecret = `${withId}&payment_intent_client_secret=${clientSecret}`;
const notYet = () => ({ status: 409, body: { message: 'This payment has not gone through' } });

const open = (at: string, answers: Answers = {}) =>
  renderRemote(remote, {
    at,
    answers: thankingAna({ [paying.retrieveCall]: intent('succeeded'), ...answers }),
  });
const recorded = (requests: ReturnType<typeof open>['requests']) =>
  paying.bodiesOf(requests, '/api/payment-success');

describe('a slow bank', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  it('is asked five more times with growing delays, and then the page says that a mail will come', async () => {
    const { requests } = open(withSecret, {
      [paying.retrieveCall]: intent('processing'),
      [recordCall]: notYet,
    });
    await screen.findByText('This takes a moment.');
    const counts: number[] = [];
    for (const delay of [1000, 2000, 4000, 8000, 15_000, 60_000]) {
      await act(() => jest.advanceTimersByTimeAsync(delay));
      counts.push(recorded(requests).length);
    }
    expect(counts).toEqual([2, 3, 4, 5, 6, 6]);
    screen.getByText(/You can close this page: we will mail the receipt when it is through\./);
    screen.getByRole('heading', { name: 'Processing your payment...' });
  });

  it('may refuse in the end', async () => {
    let status = 'processing';
    open(withSecret, {
      [paying.retrieveCall]: () => ({ body: intent(status) }),
      [recordCall]: notYet,
    });
    await screen.findByText('This takes a moment.');
    status = 'requires_payment_method';
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await screen.findByText('Your payment was not processed');
  });
});

describe('the success page', () => {
  it('shows members the way to their tips', async () => {
    open(withId, { 'GET /api/auth/me': paying.asha });
    const link = await screen.findByRole('link', { name: 'Your tips' });
    expect(link.getAttribute('href')).toBe('/profile');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('shows guests only the way home', async () => {
    open(withId);
    await screen.findByText('Your tip has been successfully recorded!');
    expect(screen.queryByRole('link', { name: 'Your tips' })).toBeNull();
  });

  it('thanks without a name when the helper has left', async () => {
    open(withId, { [recordCall]: { ...paying.recorded, recipient: null, isUnderReview: true } });
    await screen.findByText('Thank you for your tip!');
    screen.getByText(/^Your helper gets all of it/);
  });

  it('trusts the secret, not the id next to it', async () => {
    const { requests, location } = open(
      `/checkout/success?payment_intent=pi_Another9&payment_intent_client_secret=${clientSecret}`,
    );
    await screen.findByText('Your tip has been successfully recorded!');
    expect(recorded(requests)).toEqual([{ paymentIntentId: 'pi_Test0001', amount: 15 }]);
    expect(location()).toBe(withId);
  });

  it('asks our server when the provider does not respond', async () => {
    const { requests } = open(withSecret, { [paying.retrieveCall]: () => ({ status: 503, body: {} }) });
    await screen.findByText('Your tip has been successfully recorded!');
    expect(recorded(requests)).toEqual([{ paymentIntentId: 'pi_Test0001' }]);
  });

  it('does not wait for the card settings when they cannot be loaded', async () => {
    open(withSecret, { 'GET /api/payments/config': () => ({ status: 503, body: {} }) });
    await screen.findByText('Your tip has been successfully recorded!');
  });
});

describe('a payment that our server does not accept', () => {
  it('can be asked for again while it is not through', async () => {
    let isThrough = false;
    const { user } = open(withId, {
      [recordCall]: () => (isThrough ? { body: paying.recorded } : notYet()),
    });
    await screen.findByText('This payment has not gone through');
    isThrough = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Payment Successful!' });
  });

  it.each([400, 404])('cannot be asked for again after %s', async (status) => {
    open(withId, { [recordCall]: () => ({ status, body: {} }) });
    await screen.findByText('Could not retrieve payment information');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
