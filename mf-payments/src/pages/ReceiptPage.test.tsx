import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults, firstViewOf, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { ana, sampleReceipt } from '../testing/tips';
import { ReceiptPage } from './ReceiptPage';

const open = (at: string, answers: Answers = {}) => renderRemote(remote, { at, answers });
const asAna = { 'GET /api/auth/me': ana };
const notFound = () => ({ status: 404, body: { message: 'This receipt was not found' } });
const sheet = async () => within(await screen.findByRole('article', { name: 'Receipt' }));

describe('a receipt', () => {
  it('says who gave what to whom, and that all of it arrives', async () => {
    open('/receipt/31', { ...asAna, 'GET /api/receipts/31': sampleReceipt({ money: 'transferred' }) });
    const receipt = await sheet();
    expect(receipt.getAllByText('$25.00')).toHaveLength(2);
    receipt.getByText('Transferred to you');
    receipt.getByText('Ravi');
    receipt.getByText('Nov 20, 2026', { exact: false });
    receipt.getByText('You found my father at the wrong gate.');
    receipt.getByText('FA-000031');
    receipt.getByText('paid by Flight Amigo');
    screen.getByRole('button', { name: 'Print' });
    expect(screen.getByRole('link', { name: 'Your tips' }).getAttribute('href')).toBe('/profile#tips');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('of a tip that went back says so', async () => {
    const returned = sampleReceipt({ status: 'refunded', money: 'returned' });
    open('/receipt/31', { ...asAna, 'GET /api/receipts/31': returned });
    const receipt = await sheet();
    receipt.getByText('Returned to the sender');
    receipt.getByText('Back to the sender');
    expect(receipt.queryByText('For Ana')).toBeNull();
  });

  it('opens for a guest by the link from the mail', async () => {
    open('/receipt/31#token=sealed', {
      'GET /api/receipts/31?token=sealed': sampleReceipt({ direction: 'sent', senderName: null }),
    });
    (await sheet()).getByText('A guest');
    (await sheet()).getByText('Held for them');
    expect(screen.queryByRole('link', { name: 'Your tips' })).toBeNull();
  });

  it('asks a visitor without such a link to log in', async () => {
    const { user } = open('/receipt/31', { 'GET /api/receipts/31': notFound });
    await user.click(await screen.findByRole('button', { name: 'Log In' }));
    await screen.findByRole('dialog', { name: 'Login to Flight Amigo' });
  });

  it('says so when the link from the mail is not complete', async () => {
    open('/receipt/31#token=sea', { 'GET /api/receipts/31': notFound });
    await screen.findByText('The link may not be complete. Open it from your mail once more.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of other people is not shown', async () => {
    open('/receipt/31', {
      ...asAna,
      'GET /api/receipts/31': notFound,
    });
    await screen.findByRole('heading', { name: 'There is no such receipt here' });
    screen.getByRole('link', { name: 'See your tips' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says without scripts what it needs', () => {
    const view = firstViewOf(<ReceiptPage />, { at: '/receipt/31', me: ana });
    expect(view.querySelector('noscript')?.textContent).toContain('This needs JavaScript');
  });

  it('can be requested again after an error', async () => {
    let isUp = false;
    const { user } = open('/receipt/31', {
      ...asAna,
      'GET /api/receipts/31': () => (isUp ? { body: sampleReceipt() } : { status: 503, body: {} }),
    });
    await screen.findByRole('heading', { name: 'We could not load this receipt' });
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await sheet();
  });
});
