import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { formatDay, today } from 'shared-ui';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import * as paying from '../testing/paying';

const { clientSecret, intent, thankingAna } = paying;
const fromProvider = `/checkout/success?payment_intent=pi_Test0001&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`;

const open = (answers: Answers = {}, at = fromProvider) =>
  renderRemote(remote, {
    at,
    answers: thankingAna({ [paying.retrieveCall]: intent('succeeded'), ...answers }),
  });
const recordCall = 'POST /api/payment-success';

describe('coming back from the provider', () => {
  it('shows amount, status and today’s date', async () => {
    const { requests } = open();
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$15.00',
      'Succeeded',
      formatDay(today()),
    ]);
    screen.getByText('Your tip has been successfully recorded!');
    screen.getByText('Thank you for your tip to Ana!');
    expect(document.title).toBe('Flight Amigo - Payment Success');
    expect(paying.bodiesOf(requests, '/api/payment-success')).toEqual([
      { paymentIntentId: 'pi_Test0001', amount: 15 },
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('removes the client secret from the address, and sends it only to the provider', async () => {
    const { location, requests } = open();
    await screen.findByText('Your tip has been successfully recorded!');
    await waitFor(() => expect(location()).toBe('/checkout/success?payment_intent=pi_Test0001'));
    const ours = requests.filter(({ url }) => url.startsWith('/api/'));
    expect(JSON.stringify(ours)).not.toContain('_secret_');
  });

  it('says that the payment is checked before it is passed on', async () => {
    open({ [recordCall]: { ...paying.recorded, isUnderReview: true } });
    await screen.findByText('We are checking this payment');
    screen.getByText(/Ana gets all of it once the payment has passed the check/);
  });

  it('can be reloaded without the secret', async () => {
    open({}, '/checkout/success?payment_intent=pi_Test0001');
    await screen.findByText('Your tip has been successfully recorded!');
  });

  it('says that the tip was sent even when it could not be recorded', async () => {
    open({ [recordCall]: () => ({ status: 503, body: {} }) });
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    await screen.findByText('Payment Recorded');
    screen.getByText(
      "Your payment was successful, but we couldn't record all details. Don't worry, your tip was sent!",
    );
    screen.getByText('$15.00');
    expect(screen.queryByText('Your tip has been successfully recorded!')).toBeNull();
  });

  it('waits for a bank that takes its time', async () => {
    let status = 'processing';
    open({
      [paying.retrieveCall]: () => ({ body: intent(status) }),
      [recordCall]: () => {
        if (status === 'succeeded') return { body: paying.recorded };
        status = 'succeeded';
        return { status: 409, body: { message: 'This payment has not gone through' } };
      },
    });
    await screen.findByRole('heading', { name: 'Processing your payment...' });
    await screen.findByRole('heading', { name: 'Payment Successful!' });
  });
});

describe('a payment that did not go through', () => {
  const unpaid = () => ({ status: 409, body: { message: 'This payment has not gone through' } });

  it.each([
    ['/checkout/success', {}, 'Payment information is missing'],
    ['/checkout/success?payment_intent=nonsense', {}, 'Payment information is missing'],
    [
      fromProvider,
      { [recordCall]: unpaid, [paying.retrieveCall]: intent('requires_payment_method') },
      'Your payment was not processed',
    ],
    [
      '/checkout/success?payment_intent=pi_Test0001',
      { [recordCall]: unpaid },
      'This payment has not gone through',
    ],
    [
      '/checkout/success?payment_intent=pi_Test0001',
      { [recordCall]: () => ({ status: 404, body: {} }) },
      'Could not retrieve payment information',
    ],
  ])('says so: %s', async (at, answers, words) => {
    open(answers, at);
    await screen.findByText(words);
    screen.getByRole('heading', { name: 'Something went wrong' });
    screen.getByRole('button', { name: 'Go Back' });
  });

  it('can be tried again when the connection is back', async () => {
    let isBroken = true;
    const { user } = open({
      [paying.retrieveCall]: () => ({ status: 503, body: {} }),
      [recordCall]: () => (isBroken ? { status: 503, body: {} } : { body: paying.recorded }),
    });
    await screen.findByText('Could not retrieve payment information');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Payment Successful!' });
  });
});
