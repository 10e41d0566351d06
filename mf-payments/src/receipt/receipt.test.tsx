import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { ana, sampleReceipt } from '../testing/tips';

const receiptCall = 'GET /api/receipts/31';
const open = (answers: Answers) =>
  renderRemote(remote, { at: '/receipt/31', answers: { 'GET /api/auth/me': ana, ...answers } });
const sheet = async () => within(await screen.findByRole('article', { name: 'Receipt' }));
const facts = async () =>
  (await sheet())
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('what a receipt says', () => {
  it('is each fact with its value', async () => {
    open({ [receiptCall]: sampleReceipt({ paidAt: '2026-11-20T12:00:00.000Z' }) });
    expect(await facts()).toEqual([
      ['Tip to', 'Ana'],
      ['From', 'Ravi'],
      ['Paid on', expect.stringMatching(/^Nov 20, 2026, /)],
      ['Paid with', 'Card, in US dollars'],
      ['Message', 'You found my father at the wrong gate.'],
      ['Receipt number', 'FA-000031'],
      ['Platform fee', '$0.00'],
      ['Card and payout fees', 'paid by Flight Amigo'],
      ['For Ana', '$25.00'],
    ]);
  });

  it('leaves out a message that was not written', async () => {
    open({ [receiptCall]: sampleReceipt({ message: null }) });
    expect((await facts()).map(([term]) => term)).not.toContain('Message');
  });

  it('is that we hold the tip until the helper has a payout account', async () => {
    open({ [receiptCall]: sampleReceipt({ money: 'held' }) });
    (await sheet()).getByText('We hold it for Ana, who gets all of it once a payout account is connected.');
  });

  it('is that we check the payment first', async () => {
    open({ [receiptCall]: sampleReceipt({ money: 'held', isUnderReview: true }) });
    const receipt = await sheet();
    receipt.getByText('Being checked');
    receipt.getByText(/^We check this payment before we pass it on\./);
    expect(receipt.queryByText(/^We hold it/)).toBeNull();
  });

  it('is nothing about holding once the money is transferred', async () => {
    open({ [receiptCall]: sampleReceipt({ money: 'transferred' }) });
    expect((await sheet()).queryByText(/We hold it|We check/)).toBeNull();
  });
});

it('a receipt can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open({ [receiptCall]: sampleReceipt() });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

it('a receipt is a skeleton while it is loading', async () => {
  open({ [receiptCall]: () => new Promise(() => undefined) });
  await screen.findByText('Loading the receipt');
  expect(await accessibilityFaults()).toEqual([]);
});

it('a receipt that cannot be loaded shows the reason of the server', async () => {
  open({ [receiptCall]: () => ({ status: 503, body: { message: 'The site is busy.' } }) });
  await screen.findByRole('heading', { name: 'We could not load this receipt' });
  screen.getByText('The site is busy.');
});

it('a receipt is not cached for the next person of this browser', async () => {
  const first = open({ [receiptCall]: sampleReceipt() });
  await sheet();
  first.container.remove();
  const { requests } = renderRemote(remote, {
    at: '/receipt/31',
    answers: { [receiptCall]: () => ({ status: 404, body: { message: 'This receipt was not found' } }) },
  });
  await screen.findByRole('heading', { name: 'Log in to see this receipt' });
  expect(requests.filter(({ url }) => url === '/api/receipts/31')).toHaveLength(1);
});
