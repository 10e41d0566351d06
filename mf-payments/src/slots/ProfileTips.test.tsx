import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { noPayouts, sampleMonths, sampleTip, withoutTips } from '../testing/tips';
import { ProfileTips } from './ProfileTips';

const empty = () => Promise.resolve({ EmptyPage: () => null });

/** Replaces the profile page of another remote, with only this slot. */
const profile = defineRemote({
  name: 'profile',
  routes: [
    { path: '/profile', title: '', access: 'member', page: async () => ({ ProfileTips }) },
    { path: '/messages', title: 'Messages', access: 'public', page: empty },
  ],
});

const open = (answers: Answers = {}, at = '/profile') =>
  renderRemote(profile, { at, answers: { ...withoutTips, ...answers } });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const list = async (name: string) => within(await screen.findByRole('group', { name }));

describe('payouts', () => {
  it('say who bears the fees, and what to do first', async () => {
    const url = `${location.origin}/#at-the-provider`;
    const { user, requests } = open({ 'POST /api/payouts/account': { url } });
    const payouts = await section('Payouts');
    payouts.getByText('100% of every tip is yours. Flight Amigo pays the card fees and the payout fees.');
    const button = await payouts.findByRole('button', { name: 'Connect payout account' });
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(button);
    await payouts.findByText('Please choose the country of your bank account');
    await user.selectOptions(payouts.getByLabelText('Country of your bank account'), 'Germany');
    await user.click(button);
    await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
    const asked = requests.filter(({ url, method }) => method === 'POST' && url === '/api/payouts/account');
    expect(asked.map(({ body }) => body)).toEqual([{ country: 'DE' }]);
  });

  it('are connected without a country if the server of the last release does not ask for one', async () => {
    const url = `${location.origin}/#without-a-country`;
    const { user, requests } = open({
      'GET /api/payouts': { account: 'none', heldDollars: 25, transferredDollars: 0 },
      'POST /api/payouts/account': { url },
    });
    const payouts = await section('Payouts');
    await user.click(await payouts.findByRole('button', { name: 'Connect payout account' }));
    await waitFor(() => expect(location.hash).toBe('#without-a-country'));
    expect(payouts.queryByRole('combobox')).toBeNull();
    expect(requests.find(({ url }) => url === '/api/payouts/account')?.body).toEqual({});
  });

  it('show what is held until an account is connected', async () => {
    open({ 'GET /api/payouts': { ...noPayouts, heldDollars: 25 } });
    const payouts = await section('Payouts');
    await payouts.findByText('$25.00');
    payouts.getByText(/the \$25\.00 that we hold for you is transferred in full/);
  });

  it('go on where the set-up was left', async () => {
    open({ 'GET /api/payouts': { ...noPayouts, account: 'started', country: 'DE', heldDollars: 40 } });
    const payouts = await section('Payouts');
    await payouts.findByText('Your payout account is not finished');
    payouts.getByText(/Until then \$40\.00 waits here for you/);
    expect(payouts.getByLabelText('Country of your bank account')).toHaveProperty('value', 'DE');
    payouts.getByRole('button', { name: 'Continue set-up' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are followed until the money has arrived, and so are the tips', async () => {
    let isThere = false;
    open(
      {
        'GET /api/payouts': () => ({
          body: {
            ...noPayouts,
            account: 'ready',
            heldDollars: isThere ? 0 : 25,
            transferredDollars: isThere ? 65 : 40,
          },
        }),
        'GET /api/tips?direction=received&limit=5': () => ({
          body: [sampleTip({ money: isThere ? 'transferred' : 'held' })],
        }),
      },
      '/profile#payouts',
    );
    const payouts = await section('Payouts');
    await payouts.findByText('$25.00 is on its way to your account.');
    await (await list('Received')).findByText('Held for you');
    expect(document.activeElement).toBe(payouts.getByRole('heading', { name: 'Payouts' }));
    isThere = true;
    await payouts.findByText('$65.00');
    payouts.getByText('Every tip is transferred to your account in full, as soon as it is paid.');
    await (await list('Received')).findByText('Transferred to you');
    expect(payouts.queryByRole('button')).toBeNull();
  });

  it('show what is checked apart from what is held', async () => {
    open({ 'GET /api/payouts': { ...noPayouts, account: 'ready', reviewedDollars: 20 } });
    const payouts = await section('Payouts');
    await payouts.findByText('$20.00');
    payouts.getByText(/We check some payments before we pass them on/);
    payouts.getByText('Every tip is transferred to your account in full, as soon as it is paid.');
  });

  it('show why an account could not be opened', async () => {
    const message = 'Payouts cannot be set up right now. Please try again in a few minutes.';
    const { user } = open({
      'GET /api/payouts': { ...noPayouts, country: 'US' },
      'POST /api/payouts/account': () => ({ status: 503, body: { message } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Connect payout account' }));
    await screen.findByText(message);
    await screen.findByRole('button', { name: 'Connect payout account', busy: false });
  });
});

describe('a payout account after a long login', () => {
  it('is not opened before they have proven who they are', async () => {
    const message = 'To protect your account, confirm that it is you';
    const { user } = open({
      'GET /api/payouts': { ...noPayouts, country: 'US' },
      'POST /api/payouts/account': () => ({ status: 403, body: { message, code: 'fresh-proof-needed' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Connect payout account' }));
    // The remote that shows the step is not part of this test.
    await screen.findByText(message);
  });
});

describe('my tips', () => {
  it('begin with the way to the first one', async () => {
    open();
    await (await list('Received')).findByRole('link', { name: 'Offer Help' });
    await (await list('Sent')).findByRole('link', { name: 'Browse Listings' });
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull();
  });

  it('show person, amount, message, and where the money is', async () => {
    open({
      'GET /api/tips/months': sampleMonths,
      'GET /api/tips?direction=received&limit=5': [
        sampleTip(),
        sampleTip({ id: 30, other: null, message: null, money: 'transferred' }),
      ],
      'GET /api/tips?direction=sent&limit=5': [sampleTip({ id: 12, direction: 'sent', amount: 15 })],
    });
    const received = await list('Received');
    const [first, second] = (await received.findAllByRole('listitem')).map((row) => within(row));
    first?.getByText('Ravi');
    first?.getByText('$25.00');
    first?.getByText('“You found my father at the wrong gate.”');
    first?.getByText('Held for you');
    const receipt = first?.getByRole('link', { name: 'Receipt for $25.00, Ravi' });
    expect(receipt?.getAttribute('href')).toBe('/receipt/31');
    const thanks = first?.getByRole('link', { name: 'Say thanks to Ravi' });
    expect(thanks?.getAttribute('href')).toBe('/messages?to=9');
    second?.getByText('A guest');
    second?.getByText('Transferred to you');
    expect(second?.queryByRole('link', { name: /Say thanks/ })).toBeNull();
    const sent = await list('Sent');
    await sent.findByText('Held for them');
    expect(sent.queryByRole('link', { name: /Say thanks/ })).toBeNull();
    const file = await screen.findByRole('link', { name: 'Download as a table (CSV)' });
    expect(file.getAttribute('href')).toBe('/api/tips.csv');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('that were returned say so', async () => {
    open({
      'GET /api/tips?direction=received&limit=5': [sampleTip({ status: 'disputed', money: 'returned' })],
      'GET /api/tips?direction=sent&limit=5': [
        sampleTip({ id: 12, direction: 'sent', other: null, status: 'refunded', money: 'returned' }),
      ],
    });
    const received = await list('Received');
    await received.findByText('Disputed by the sender’s bank');
    expect(received.queryByRole('link', { name: /Say thanks/ })).toBeNull();
    const sent = await list('Sent');
    await sent.findByText('A former member');
    sent.getByText('Returned to you');
  });

  it('add up to months, which can be read as a table', async () => {
    const { user } = open({ 'GET /api/tips/months': sampleMonths });
    const chart = within(await screen.findByRole('figure'));
    chart.getByText('$40.00 received');
    chart.getByText('$15.00 sent');
    await user.click(chart.getByText('Show the numbers'));
    const row = within(chart.getByRole('row', { name: /November 2026/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['$40.00', '$0.00']);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('come some at a time, and the focus goes to the first new one', async () => {
    const next = '</api/tips?direction=received&limit=5&cursor=abc>; rel="next"';
    const { user } = open({
      'GET /api/tips?direction=received&limit=5': () => ({ body: [sampleTip()], headers: { link: next } }),
      'GET /api/tips?direction=received&limit=5&cursor=abc': [sampleTip({ id: 3, amount: 7 })],
    });
    const received = await list('Received');
    await user.click(await received.findByRole('button', { name: /Show more/ }));
    await received.findByText('$7.00');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('$7.00'));
    expect(received.queryByRole('button')).toBeNull();
  });

  it('can be requested again after an error', async () => {
    let isUp = false;
    const down = { status: 503, body: {} };
    const { user } = open({
      'GET /api/payouts': () => (isUp ? { body: noPayouts } : down),
      'GET /api/tips?direction=received&limit=5': () => (isUp ? { body: [sampleTip()] } : down),
    });
    const [payouts, received] = [await section('Payouts'), await list('Received')];
    await payouts.findByText('We could not load your payouts.');
    await received.findByText('We could not load the tips you received.');
    isUp = true;
    await user.click(payouts.getByRole('button', { name: 'Try again' }));
    await user.click(received.getByRole('button', { name: 'Try again' }));
    await payouts.findByRole('button', { name: 'Connect payout account' });
    await received.findByText('Ravi');
  });
});
