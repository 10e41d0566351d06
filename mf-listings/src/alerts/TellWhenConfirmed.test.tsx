import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { nothingKept } from '../testing/favourites';
import { sampleAlert } from '../testing/alerts';
import { airportList, sampleListing, unclaimed } from '../testing/listings';
import { meera } from '../testing/people';

const name = 'Tell me when this person can be contacted';
const listing = sampleListing({ ...unclaimed, date: '2099-12-04' });
const waiting = sampleAlert({ from: 'DEL', to: 'ORD', listing: 12 });

const open = (answers: Answers = {}, at = '/listing/12') =>
  renderRemote(remote, {
    at,
    answers: {
      'GET /api/listings/id/12/details': listing,
      'GET /api/requests': [],
      'POST /api/alerts': { ...waiting, confirmation: null },
      'DELETE /api/alerts/5': { done: true },
      ...answers,
    },
  });
const card = async () => within(await screen.findByRole('region', { name }));
const sent = (requests: ReturnType<typeof open>['requests']) =>
  requests.filter(({ url }) => url.startsWith('/api/alerts')).map(({ method, body }) => [method, body]);
const wanted = {
  type: 'helper',
  from: 'DEL',
  to: 'ORD',
  firstDay: '2099-12-04',
  lastDay: '2099-12-04',
  nearby: false,
  listing: 12,
  how: 'now',
};

describe('on a listing that is not confirmed yet', () => {
  it('a member is told after one tap, and stops with another', async () => {
    const { user, requests } = open({ 'GET /api/auth/me': meera, ...nothingKept });
    const tellMe = await card();
    tellMe.getByText('We write to you once, as soon as A guest has confirmed this listing.');
    await user.click(await tellMe.findByRole('button', { name: 'Tell me' }));
    await tellMe.findByText('It is one mail only.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(tellMe.getByRole('button', { name: 'Stop' }));
    await tellMe.findByRole('button', { name: 'Tell me' });
    expect(sent(requests)).toEqual([
      ['POST', wanted],
      ['DELETE', {}],
    ]);
  });

  it('a guest leaves an address and enters the code, also in the dialog of a search', async () => {
    const { user, requests } = open(
      {
        'GET /api/search': [listing],
        'GET /api/airports': airportList,
        'POST /api/alerts': { ...waiting, status: 'unconfirmed', confirmation: 'AbCdEf' },
        'POST /api/alerts/confirm': waiting,
      },
      '/search?type=helper&open=12',
    );
    const tellMe = await card();
    await user.click(await tellMe.findByRole('button', { name: 'Tell me by mail' }));
    await user.type(await tellMe.findByLabelText('Your mail address'), 'family@example.com');
    await user.click(await tellMe.findByRole('button', { name: 'Tell me' }));
    await user.type(await tellMe.findByLabelText('Verification code'), '123456');
    await user.click(tellMe.getByRole('button', { name: 'Confirm' }));
    await tellMe.findByText('We write to family@example.com.');
    expect(sent(requests)).toEqual([
      ['POST', { ...wanted, email: 'family@example.com', captchaToken: 'bot-check-unavailable' }],
      ['POST', { id: 'AbCdEf', code: '123456' }],
    ]);
  });

  it.each([
    ['member', { 'GET /api/auth/me': meera, ...nothingKept }],
    ['guest', {}],
  ] as [string, Answers][])('a %s reads why not', async (who, answers) => {
    const message = 'You need not wait: this listing is confirmed';
    const { user } = open({
      ...answers,
      'POST /api/alerts': () => ({
        status: 400,
        body: { message, issues: [{ path: 'listing', message }] },
      }),
    });
    const tellMe = await card();
    if (who === 'guest') {
      await user.click(await tellMe.findByRole('button', { name: 'Tell me by mail' }));
      await user.type(await tellMe.findByLabelText('Your mail address'), 'family@example.com');
    }
    await user.click(await tellMe.findByRole('button', { name: 'Tell me' }));
    await tellMe.findByText(message);
  });
});

describe('nothing is offered', () => {
  it('to a member who asked for the contact and gets a mail without it', async () => {
    const { requests } = open({
      'GET /api/auth/me': meera,
      ...nothingKept,
      'GET /api/requests': [{ id: 3, listingId: 12, status: 'asked' }],
    });
    await screen.findByText('Asked. You get a mail when A guest has confirmed.');
    await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
    expect(sent(requests)).toEqual([]);
  });

  it.each([
    ['a confirmed listing', {}],
    ['a closed one', { ...unclaimed, status: 'closed' }],
  ] as const)('on %s', async (_what, about) => {
    open({ 'GET /api/listings/id/12/details': sampleListing(about) });
    await screen.findByRole('tab', { name: 'Contact Info' });
    expect(screen.queryByRole('region', { name })).toBeNull();
  });
});
