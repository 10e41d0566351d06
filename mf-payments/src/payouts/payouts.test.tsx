import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { ProfileTips } from '../slots/ProfileTips';
import type { Payouts } from 'backend/contract/payments';
import { noPayouts, withoutTips } from '../testing/tips';

const profile = defineRemote({
  name: 'profile',
  routes: [{ path: '/profile', title: '', access: 'member', page: async () => ({ ProfileTips }) }],
});
const accountCall = 'POST /api/payouts/account';
const open = (answers: Answers, at = '/profile') =>
  renderRemote(profile, { at, answers: { ...withoutTips, ...answers } });
const section = async () => within(await screen.findByRole('region', { name: 'Payouts' }));
const connectButton = () => screen.findByRole('button', { name: 'Connect payout account' });
const country = () => screen.findByLabelText<HTMLSelectElement>('Country of your bank account');
const asks = (requests: { method: string; url: string }[]) =>
  requests.filter(({ method, url }) => method === 'GET' && url === '/api/payouts').length;

describe('the totals', () => {
  const totals = async () =>
    (await section()).getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

  it('show what is held, checked and transferred', async () => {
    const sums = { heldDollars: 25, reviewedDollars: 10, transferredDollars: 40 };
    open({ 'GET /api/payouts': { ...noPayouts, ...sums } });
    await screen.findByText('Held for you');
    expect(await totals()).toEqual([
      ['Held for you', '$25.00'],
      ['Being checked', '$10.00'],
      ['Transferred to you', '$40.00'],
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leave out what is checked when there is none', async () => {
    open({ 'GET /api/payouts': { ...noPayouts, transferredDollars: 40 } });
    await screen.findByText('Transferred to you');
    expect((await totals()).map(([term]) => term)).toEqual(['Held for you', 'Transferred to you']);
  });

  it('are not there before the first tip', async () => {
    open({ 'GET /api/payouts': noPayouts });
    await connectButton();
    expect((await section()).queryByRole('term')).toBeNull();
  });
});

describe('tips that no account can take', () => {
  const held = { ...noPayouts, heldDollars: 40, heldUntil: '2027-05-24' };
  const heldCall = 'POST /api/payouts/held';

  it('are held until a day, and can be given back', async () => {
    let payouts: Payouts = held;
    const { user, requests } = open({
      'GET /api/payouts': () => ({ body: payouts }),
      [heldCall]: () => {
        payouts = noPayouts;
        return { body: payouts };
      },
    });
    await screen.findByText('We hold $40.00 for you until May 24, 2027');
    expect(screen.queryByRole('button', { name: /Give it on/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Give it back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give $40.00 back?' }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Give it back' }));
    await screen.findByText('$40.00 goes back');
    expect(requests.find(({ url }) => url === '/api/payouts/held')?.body).toEqual({ way: 'give_back' });
    await waitFor(() => expect(screen.queryByText(/^We hold \$40/)).toBeNull());
  });

  it('can be given on where the site names a charity', async () => {
    const message = 'That was too often. Please try again in an hour.';
    const { user } = open({
      'GET /api/payouts': { ...held, charity: 'Wheels for All' },
      [heldCall]: () => ({ status: 429, body: { message } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Give it on to Wheels for All' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give $40.00 on to Wheels for All?' }));
    await user.click(dialog.getByRole('button', { name: 'Give it on' }));
    await dialog.findByText(message);
  });
});

describe('the country of a payout account', () => {
  it('is chosen from names in alphabetical order', async () => {
    open({ 'GET /api/payouts': { ...noPayouts, countries: ['US', 'GB', 'DE'] } });
    const names = Array.from((await country()).options, ({ text }) => text);
    expect(names).toEqual(['Choose a country', 'Germany', 'United Kingdom', 'United States']);
  });

  it('shows at the field why the server refuses it, until another one is chosen', async () => {
    const message = 'Stripe cannot pay out in this country yet';
    const { user } = open({
      'GET /api/payouts': { ...noPayouts, country: 'GB' },
      [accountCall]: () => ({ status: 400, body: { message } }),
    });
    await user.click(await connectButton());
    await screen.findByText(message);
    expect((await country()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('The payout account could not be opened')).toBeNull();
    await user.selectOptions(await country(), 'Germany');
    expect(screen.queryByText(message)).toBeNull();
  });
});

describe('the way to the provider', () => {
  it('says in our words why it failed when the server gives no reason', async () => {
    const { user } = open({
      'GET /api/payouts': { ...noPayouts, country: 'US' },
      [accountCall]: () => ({ status: 502, body: {} }),
    });
    await user.click(await connectButton());
    await screen.findByText('The payout account could not be opened');
    screen.getByText('Please try again in a moment.');
  });

  it('is free again when the browser restores the page', async () => {
    const { user } = open({
      'GET /api/payouts': { ...noPayouts, country: 'US' },
      [accountCall]: { url: `${location.origin}/#restored` },
    });
    await user.click(await connectButton());
    await screen.findByRole('button', { name: 'Connect payout account', busy: true });
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await screen.findByRole('button', { name: 'Connect payout account', busy: false });
  });
});

describe('a page that waits for the provider', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());
  const started = { ...noPayouts, account: 'started' as const, country: 'DE' };

  it('sees when the set-up is finished after the way back', async () => {
    let account: 'started' | 'ready' = 'started';
    open({ 'GET /api/payouts': () => ({ body: { ...started, account } }) }, '/profile#payouts');
    await screen.findByText('Your payout account is not finished');
    account = 'ready';
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await screen.findByText('Payout account connected');
  });

  it('gives up after a minute', async () => {
    const { requests } = open({ 'GET /api/payouts': started }, '/profile#payouts');
    await screen.findByText('Your payout account is not finished');
    for (const seconds of [1, 2, 4, 8, 15, 30]) {
      await act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
    }
    const count = asks(requests);
    expect(count).toBe(7);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(asks(requests)).toBe(count);
  });

  it('does not wait on a visit without the way back', async () => {
    const { requests } = open({ 'GET /api/payouts': started });
    await screen.findByText('Your payout account is not finished');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asks(requests)).toBe(1);
  });
});

it('payouts that break the contract are an error, not sums', async () => {
  open({ 'GET /api/payouts': { ...noPayouts, heldDollars: 'many' } });
  await (await section()).findByRole('button', { name: 'Try again' });
  expect((await section()).queryByRole('term')).toBeNull();
});

it('the payouts are a skeleton while they are loading', async () => {
  open({ 'GET /api/payouts': () => new Promise(() => undefined) });
  await screen.findByText('Loading your payouts');
  await waitFor(() => expect(screen.queryByRole('button', { name: /payout account/ })).toBeNull());
});
