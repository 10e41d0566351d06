import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { DocumentCheck } from 'backend/contract/account/documents';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera, profileOf } from '../testing/people';

const none: DocumentCheck = { status: 'none', offer: 'open' };
const open = (check: DocumentCheck, answers: Answers = {}) =>
  renderRemote(remote, {
    at: '/verify/document',
    answers: { ...profileOf(meera), 'GET /api/identity': check, ...answers },
  });
const means = () => screen.findByRole('heading', { name: 'What it does not mean' });

describe('the check of a document', () => {
  it('is explained to everybody, and offered to members', async () => {
    renderRemote(remote, {
      at: '/verify/document',
      answers: { 'GET /api/auth/me': () => ({ status: 401, body: { message: 'Please log in' } }) },
    });
    await means();
    expect(screen.queryByRole('button', { name: 'Have my document checked' })).toBeNull();
  });

  it('asks for a proof before it leads to Stripe', async () => {
    const { user, requests } = open(none, {
      'POST /api/identity': () => ({
        status: 403,
        body: { message: 'Confirm', code: 'fresh-proof-needed' },
      }),
      'POST /api/auth/proof': { needed: true, sentTo: 'm***a@example.com' },
    });
    await user.click(await screen.findByRole('button', { name: 'Have my document checked' }));
    await screen.findByRole('textbox', { name: 'Verification code' });
    expect(requests.find(({ url }) => url === '/api/auth/proof')?.body).toEqual({
      purpose: 'check-document',
    });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says why it cannot be begun, and shows what came of it meanwhile', async () => {
    let check: DocumentCheck = { status: 'waiting', offer: 'open' };
    const { user } = open(none, {
      'GET /api/identity': () => ({ body: check }),
      'POST /api/identity': () => {
        check = { status: 'refused', reason: 'selfie_differs', offer: 'open' };
        return {
          status: 409,
          body: { message: 'The check that you began has just ended. See what came of it.' },
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue at Stripe' }));
    await screen.findByText('The selfie does not match the picture on the document.');
    screen.getByRole('button', { name: 'Begin another check' });
  });

  it('shows the day, and whether the first name fits', async () => {
    open({ status: 'checked', checkedAt: '2030-05-03', nameFits: false, offer: 'checked' });
    await screen.findByText(/^Stripe compared an identity document with a selfie on May 3, 2030/);
    screen.getByText(/is not the one here, or is written in another way/);
    expect(screen.queryByRole('button', { name: /check/i })).toBeNull();
  });

  it.each<[DocumentCheck['offer'], RegExp]>([
    ['phone_first', /Verify your phone number first/],
    ['name_first', /Choose your name first/],
    ['other_country', /does not check documents in the country/],
  ])('has no button for it where the offer is %s, and says why', async (offer, words) => {
    open({ status: 'none', offer });
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Have my document checked' })).toBeNull();
  });

  it('has no button where no documents are checked', async () => {
    open(none, {
      'GET /api/identity': () => ({ status: 404, body: { message: 'Documents are not checked here' } }),
    });
    await means();
    expect(screen.queryByRole('heading', { name: 'Identity document' })).toBeNull();
  });
});
