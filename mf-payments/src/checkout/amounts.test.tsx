import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityFaults, recordEvents, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import * as paying from '../testing/paying';

const { thankingAna } = paying;
const events = recordEvents();
beforeEach(() => sessionStorage.clear());

const open = (at: string, answers: Answers = {}) =>
  renderRemote(remote, { at, answers: { 'GET /api/auth/me': paying.asha, ...thankingAna(answers) } });
const button = (name: string) => screen.findByRole('button', { name });
const amount = () => screen.findByLabelText('Amount');
const setUps = (requests: ReturnType<typeof open>['requests']) =>
  paying.bodiesOf(requests, '/api/create-payment-intent');

describe('the amount of a checkout', () => {
  it('can be looked at and left as it is', async () => {
    const { user, location, requests } = open('/checkout/7?amount=20');
    await user.click(await button('Change amount'));
    expect(await amount()).toHaveProperty('value', '20');
    expect(document.activeElement).toBe(await amount());
    await user.click(await button('Continue to Payment'));
    await button('Pay $20.00');
    expect(location()).toBe('/checkout/7?amount=20');
    // The same tip with the same key.
    const [first, second] = setUps(requests);
    expect(second).toEqual(first);
  });

  it('that is not valid is refused until it is one', async () => {
    const { user, location } = open('/checkout/7?amount=501');
    await screen.findByText('A tip is at most $500');
    expect(await accessibilityFaults()).toEqual([]);
    await user.clear(await amount());
    screen.getByText('A tip is a whole number of dollars, at least $1');
    await user.type(await amount(), '500{Enter}');
    await button('Pay $500.00');
    expect(location()).toBe('/checkout/7?amount=500');
    expect(document.activeElement?.textContent).toBe('Card payment');
  });

  it('cannot be typed with more than four digits', async () => {
    const { user } = open('/checkout/7?amount=0');
    await user.clear(await amount());
    await user.type(await amount(), '12345');
    expect(await amount()).toHaveProperty('value', '1234');
  });

  it('shows which quick choice is chosen', async () => {
    const { user } = open('/tip/7');
    const isPressed = async (name: string) => (await button(name)).getAttribute('aria-pressed');
    expect(await isPressed('$15')).toBe('true');
    await user.click(await button('$5'));
    expect([await isPressed('$5'), await isPressed('$15')]).toEqual(['true', 'false']);
    await user.clear(await amount());
    expect(await isPressed('$5')).toBe('false');
  });

  it('starts no other tip in the figures when it changes', async () => {
    const { user } = open('/checkout/7?amount=20');
    await user.click(await button('Change amount'));
    await user.click(await button('$25'));
    await user.click(await button('Continue to Payment'));
    await button('Pay $25.00');
    expect(await events()).toMatchObject([{ name: 'tip_start', value: 7 }]);
  });
});

describe('the amount of a member’s tip', () => {
  it('in the address leads to the card at once, and Cancel back to it', async () => {
    const { user, location } = open('/tip/7?amount=20');
    await button('Pay $20.00');
    await user.click(await button('Cancel'));
    expect(await amount()).toHaveProperty('value', '20');
    expect(location()).toBe('/tip/7');
  });

  it.each(['0', '501', 'ten'])('that is not valid is asked for: "%s"', async (text) => {
    const { requests } = open(`/tip/7?amount=${text}`);
    expect(await amount()).toHaveProperty('value', '15');
    expect(setUps(requests)).toEqual([]);
  });
});

describe('whom a tip is for', () => {
  it('is shown with their name while the amount is chosen', async () => {
    open('/tip/7');
    await screen.findByText('Tips are optional. 100% goes to Ana: there are no platform fees.');
    screen.getByText('Flight Companion');
  });

  it('is a skeleton first', async () => {
    open('/tip/7', { 'GET /api/tips/recipients/7': () => new Promise(() => undefined) });
    await screen.findByText('Loading the tip');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be loaded again when only the card settings are missing', async () => {
    let isDown = true;
    const { user, requests } = open('/checkout/7', {
      'GET /api/payments/config': () => (isDown ? { status: 503, body: {} } : { body: paying.sandbox }),
    });
    await screen.findByText('Could not load recipient information');
    isDown = false;
    await user.click(await button('Try again'));
    await button('Pay $5.00');
    expect(requests.filter(({ url }) => url === '/api/tips/recipients/7')).toHaveLength(1);
  });
});
