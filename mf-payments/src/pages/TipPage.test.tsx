import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, recordEvents, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import * as paying from '../testing/paying';

const { asha, clientSecret, intent, thankingAna, typeCard } = paying;
const events = recordEvents();
beforeEach(() => sessionStorage.clear());

const open = (answers: Answers = {}, at = '/tip/7') =>
  renderRemote(remote, { at, answers: { 'GET /api/auth/me': asha, ...thankingAna(answers) } });
const button = (name: string) => screen.findByRole('button', { name });

describe('a tip', () => {
  it('begins with 15 dollars, and takes another amount by a press or by typing', async () => {
    const { user } = open();
    await screen.findByRole('heading', { level: 1, name: 'Send a Tip' });
    screen.getByText('Ana', { selector: 'bdi' });
    screen.getByText('Flight Companion');
    const amount = screen.getByLabelText('Amount');
    expect(amount).toHaveProperty('value', '15');
    expect(amount).toMatchObject({ type: 'number', min: '1', step: '1' });
    for (const quick of ['$5', '$10', '$15', '$20', '$25'])
      expect(screen.getByRole('button', { name: quick })).toBeTruthy();
    await user.click(await button('$20'));
    expect(amount).toHaveProperty('value', '20');
    await user.clear(amount);
    await user.type(amount, '42');
    expect(amount).toHaveProperty('value', '42');
    expect(document.title).toBe('Flight Amigo - Tip Payment');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('begins with what was promised for the trip, and leads back to that', async () => {
    const { user, location } = open(
      { 'GET /api/tips/recipients/7': { ...paying.ana, tripId: 12, promised: 40, given: null } },
      '/tip/7?trip=12',
    );
    await screen.findByText('You promised $40.');
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '40');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await button('Continue to Payment'));
    await waitFor(() => expect(location()).toBe('/tip/7?trip=12&amount=40'));
    await button('Pay $40.00');
    await user.click(await button('Cancel'));
    await waitFor(() => expect(location()).toBe('/tip/7?trip=12'));
    await user.click(await button('Continue to Payment'));
    await typeCard(user);
    await user.click(await button('Pay $40.00'));
    await waitFor(() => expect(location()).toBe('/trips/12'));
  });

  it('says before until when it is held, and where it goes then', async () => {
    open({
      'GET /api/tips/recipients/7': { ...paying.ana, heldUntil: '2027-05-24', charity: 'Wheels for All' },
    });
    await screen.findByText(
      /We hold your tip until May 24, 2027. If Ana cannot take it by then, Ana can give it on to Wheels for All, or it goes back to your card/,
    );
  });

  it('says it beside the card, too, when the amount was in the address', async () => {
    const recipient = { ...paying.ana, tripId: 12, promised: 45, heldUntil: '2027-05-24' };
    open({ 'GET /api/tips/recipients/7': recipient }, '/tip/7?trip=12&amount=45');
    await button('Pay $45.00');
    screen.getByText(/We hold your tip until May 24, 2027/);
    screen.getByText(/You promised \$45/);
  });

  it('does not ask again for what was given', async () => {
    open({ 'GET /api/tips/recipients/7': { ...paying.ana, tripId: 12, promised: 40, given: 40 } });
    await screen.findByText('You thanked with $40');
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '15');
  });

  it('is not sent with an invalid amount', async () => {
    const { user, requests } = open();
    const amount = await screen.findByLabelText('Amount');
    await user.clear(amount);
    await user.click(await button('Continue to Payment'));
    screen.getByText('A tip is a whole number of dollars, at least $1');
    expect(document.activeElement).toBe(amount);
    await user.type(amount, '501');
    screen.getByText('A tip is at most $500');
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is paid by card, and leads to the messages', async () => {
    const { user, requests, location } = open();
    await user.click(await button('Continue to Payment'));
    expect(location()).toBe('/tip/7?amount=15');
    await typeCard(user);
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await button('Pay $15.00'));
    await screen.findByText('Your tip has been sent successfully');
    await screen.findByText('Payment successful');
    expect(location()).toBe('/messages');
    expect(paying.bodiesOf(requests, '/api/create-payment-intent')).toEqual([
      { amount: 15, recipientId: 7, clientKey: expect.any(String) },
    ]);
    await waitFor(() =>
      expect(paying.bodiesOf(requests, '/api/payment-success')).toEqual([
        { paymentIntentId: 'pi_Test0001', recipientId: 7, amount: 15 },
      ]),
    );
    expect(await events()).toMatchObject([{ name: 'tip_start', category: 'tip' }]);
  });

  it('goes back to its amount, and keeps it', async () => {
    const { user, location } = open();
    await user.click(await button('$25'));
    await user.click(await button('Continue to Payment'));
    await button('Pay $25.00');
    await user.click(await button('Cancel'));
    expect(await screen.findByLabelText('Amount')).toHaveProperty('value', '25');
    expect(location()).toBe('/tip/7');
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
  });
});

describe('what can prevent a tip', () => {
  it('is a set-up that fails, and can be tried again', async () => {
    let isBroken = true;
    const { user } = open({
      'POST /api/create-payment-intent': () =>
        isBroken
          ? { status: 429, body: { message: 'Too many tips in one hour' } }
          : { body: { clientSecret, paymentIntentId: 'pi_Test0001' } },
    });
    await user.click(await button('Continue to Payment'));
    await screen.findByText('Payment setup failed');
    screen.getByText('There was a problem setting up the payment');
    screen.getByText('Too many tips in one hour');
    isBroken = false;
    await user.click(await button('Try again'));
    await button('Pay $15.00');
  });

  it('shows that the payment is being set up', async () => {
    const { user } = open({ 'POST /api/create-payment-intent': () => new Promise(() => {}) });
    await user.click(await button('Continue to Payment'));
    await screen.findByText('Setting up payment...');
    await user.click(await button('Cancel'));
    await screen.findByLabelText('Amount');
  });

  it.each(['mouse', 'keyboard'])('is cancelled by a press during which the card is ready: %s', async (by) => {
    let finish = () => {};
    const setUp = new Promise<object>((resolve) => {
      finish = () => resolve({ body: { clientSecret, paymentIntentId: 'pi_Test0001' } });
    });
    const { user, location } = open({ 'POST /api/create-payment-intent': () => setUp });
    await user.click(await button('Continue to Payment'));
    await screen.findByText('Setting up payment...');
    const [down, up] = by === 'mouse' ? ['[MouseLeft>]', '[/MouseLeft]'] : ['[Space>]', '[/Space]'];
    const press = async (keys: string) => {
      if (by === 'mouse') await user.pointer({ keys, target: await button('Cancel') });
      else await user.keyboard(keys);
    };
    (await button('Cancel')).focus();
    await press(down);
    finish();
    await screen.findByLabelText('Card number');
    await press(up);
    await screen.findByLabelText('Amount');
    expect(location()).toBe('/tip/7');
  });

  it('is that it was paid before a reload', async () => {
    const first = open({}, '/tip/7?amount=15');
    await button('Pay $15.00');
    first.container.remove();
    const { requests, user } = open({ [paying.retrieveCall]: intent('succeeded') }, '/tip/7?amount=15');
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    screen.getByText('Thank you for your tip to Ana!');
    const [again] = paying.bodiesOf(requests, '/api/create-payment-intent');
    expect(paying.bodiesOf(first.requests, '/api/create-payment-intent')).toEqual([again]);
    await user.click(await button('Send another tip'));
    await user.click(await button('Continue to Payment'));
    await button('Pay $15.00');
  });

  it.each(['/tip/7', '/tip/none'])('is an unknown person: %s', async (at) => {
    open({ 'GET /api/tips/recipients/7': () => ({ status: 404, body: { message: 'No' } }) }, at);
    await screen.findByRole('heading', { name: 'User Not Found' });
    screen.getByText('The user you are trying to tip does not exist');
    const way = screen.getByRole('link', { name: 'Find Companions' });
    expect(way.getAttribute('href')).toBe('/search');
  });

  it('is that the user would tip themselves', async () => {
    open({ 'GET /api/tips/recipients/99': () => ({ status: 400, body: {} }) }, '/tip/99');
    await screen.findByRole('heading', { name: 'You cannot tip yourself' });
  });

  it('is the connection, and then it can be tried again', async () => {
    let isBroken = true;
    const { user } = open({
      'GET /api/tips/recipients/7': () => (isBroken ? { status: 503, body: {} } : { body: paying.ana }),
    });
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    isBroken = false;
    await user.click(await button('Try again'));
    await screen.findByRole('heading', { name: 'Send a Tip' });
  });
});
