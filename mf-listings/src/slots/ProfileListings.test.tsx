import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MyListing } from 'backend/contract/listings';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { airportList } from '../testing/listings';
import { ownListing, ownRequest } from '../testing/own';
import { meera } from '../testing/people';
import { contactRequest } from '../testing/requests';
import { ProfileListings } from './ProfileListings';

/** Replaces the profile page of another remote, with only this slot. */
const profile = defineRemote({
  name: 'profile',
  routes: [
    {
      path: '/helper',
      title: '',
      access: 'member',
      page: async () => ({ Tab: () => <ProfileListings type="helper" /> }),
    },
    {
      path: '/seeker',
      title: '',
      access: 'member',
      page: async () => ({ Tab: () => <ProfileListings type="seeking_help" /> }),
    },
  ],
});

const open = (listings: MyListing[], answers: Answers = {}, at = '/helper') =>
  renderRemote(profile, {
    at,
    answers: {
      'GET /api/airports': airportList,
      'GET /api/alerts': [],
      'GET /api/auth/me': meera,
      'GET /api/my-listings': listings,
      'GET /api/listings/2/requests': [contactRequest()],
      'GET /api/listings/3/requests': [contactRequest(), contactRequest({ id: 2, note: null })],
      'GET /api/matches?when=coming': [],
      ...answers,
    },
  });
const pass = async (name: RegExp) => within(await screen.findByRole('article', { name }));
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => sessionStorage.clear());

describe('my listings', () => {
  it('are passes with their status and contact requests; past trips come last', async () => {
    const { requests } = open([
      ownListing({ id: 3, date: '2099-12-09', contactRequests: 2 }),
      ownListing({ id: 2, status: 'closed', contactRequests: 1 }),
      ownListing({ id: 1, status: 'expired' }),
    ]);
    const [closed, active, past, ...others] = (await screen.findAllByRole('article')).map((one) =>
      within(one),
    );
    closed?.getByText('Closed');
    closed?.getByText('1 person has asked for your contact');
    active?.getByText('Active');
    active?.getByText('2 people have asked for your contact');
    past?.getByText('Past');
    past?.getByText('Nobody has asked for your contact yet');
    expect(others).toEqual([]);
    screen.getByRole('heading', { name: 'Past trips' });
    expect(linkTo('Offer Help')).toBe('/create-listing?type=helper');
    expect(linkTo('Favourites')).toBe('/favourites');
    expect(requests.map(({ url }) => url)).toContain('/api/my-listings?type=helper');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ['/helper', 'You are not offering help yet', 'Offer Help', '/create-listing?type=helper'],
    ['/seeker', 'You are not asking for help yet', 'Request Help', '/create-listing?type=seeking_help'],
  ])('begin with a button at %s', async (at, title, label, href) => {
    open([], {}, at);
    await screen.findByRole('heading', { name: title });
    expect(linkTo(label)).toBe(href);
    expect(linkTo('Favourites')).toBe('/favourites');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ['/helper', [], 'You need to verify your phone number to create listings'],
    ['/seeker', [], 'You need to verify your phone number to create requests'],
    ['/seeker', [ownRequest()], 'You need to verify your phone number to create requests'],
  ])('need a verified phone at %s', async (at, listings, sentence) => {
    open(listings, { 'GET /api/auth/me': { ...meera, verified: false } }, at);
    await screen.findByText(sentence);
    expect(linkTo('Verify Phone Number')).toBe('/verification');
    const [create, shortForm] =
      at === '/helper' ? ['Offer Help', '/offer/create'] : ['Request Help', '/find/create'];
    expect(linkTo(create)).toBe(shortForm);
    const [pass] = screen.queryAllByRole('article');
    if (pass)
      expect(
        pass.compareDocumentPosition(screen.getByText(sentence)) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
  });

  it.each([
    ['/helper', 'Failed to fetch helper listings'],
    ['/seeker', 'Failed to fetch help requests'],
  ])('can be loaded again at %s', async (at, sentence) => {
    let isUp = false;
    const { user } = open(
      [],
      { 'GET /api/my-listings': () => (isUp ? { body: [ownListing()] } : { status: 500, body: {} }) },
      at,
    );
    await screen.findByText(sentence);
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article');
  });
});

describe('what I can do with a listing', () => {
  /** A server that remembers whether it is open. */
  const openMine = (answers: Answers = {}) => {
    let now = ownListing();
    const become = (status: MyListing['status']) => () => {
      now = { ...now, status };
      return { body: now };
    };
    return open([], {
      'GET /api/my-listings': () => ({ body: [now] }),
      'POST /api/listings/12/close': become('closed'),
      'POST /api/listings/12/reopen': become('active'),
      ...answers,
    });
  };

  it('closes and reopens it', async () => {
    const { user } = openMine();
    const mine = await pass(/DEL/);
    await user.click(mine.getByRole('button', { name: /Close/ }));
    await mine.findByText('Closed');
    await user.click(mine.getByRole('button', { name: /Reopen/ }));
    await mine.findByText('Active');
  });

  it('closes it at once, and takes that back without losing the focus', async () => {
    const { user, requests } = openMine();
    const mine = await pass(/DEL/);
    await user.click(mine.getByRole('button', { name: /Close/ }));
    await screen.findByText('Listing closed');
    await mine.findByText('Closed');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    await mine.findByText('Active');
    expect(screen.getByRole('article', { name: /DEL/ }).contains(document.activeElement)).toBe(true);
    expect(requests.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
      '/api/listings/12/close',
      '/api/listings/12/reopen',
    ]);
  });

  it('says why it could not be taken back', async () => {
    const message = 'You have 20 live listings.';
    const { user } = openMine({
      'POST /api/listings/12/reopen': () => ({ status: 409, body: { message } }),
    });
    await user.click((await pass(/DEL/)).getByRole('button', { name: /Close/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('That could not be undone');
    await screen.findByText(message);
  });

  it('says why it could not', async () => {
    const { user } = open([ownListing({ status: 'closed' })], {
      'POST /api/listings/12/reopen': () => ({
        status: 409,
        body: { message: 'You have 20 live listings.' },
      }),
    });
    await user.click((await pass(/DEL/)).getByRole('button', { name: /Reopen/ }));
    await screen.findByText('You have 20 live listings.');
  });

  it('deletes it once I am sure', async () => {
    let listings = [ownListing()];
    const { user, location } = open([], {
      'GET /api/my-listings': () => ({ body: listings }),
      'DELETE /api/listings/12': () => {
        listings = [];
        return { body: { done: true } };
      },
    });
    await user.click((await pass(/DEL/)).getByRole('button', { name: /Delete/ }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Delete this listing?' }));
    expect(location()).toBe('/helper?delete=12');
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(location()).toBe('/helper'));

    await user.click((await pass(/DEL/)).getByRole('button', { name: /Delete/ }));
    dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Listing deleted');
    await screen.findByRole('heading', { name: 'You are not offering help yet' });
  });

  it('reposts it on another day', async () => {
    const past = ownListing({ status: 'expired', date: '2026-01-04' });
    let listings = [past];
    const { user, requests } = open([], {
      'GET /api/my-listings': () => ({ body: listings }),
      'POST /api/listings/12/repost': () => {
        listings = [ownListing({ id: 13, date: '2099-12-04' }), past];
        return { body: listings[0] };
      },
    });
    const mine = await pass(/DEL/);
    expect(mine.queryByRole('button', { name: /Edit/ })).toBeNull();
    await user.click(mine.getByRole('button', { name: /Repost/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Post it again' }));
    await user.click(dialog.getByRole('button', { name: 'Repost' }));
    dialog.getByText('Date is required');
    await user.type(dialog.getByLabelText('Travel Date'), '2099-12-04');
    await user.click(dialog.getByRole('button', { name: 'Repost' }));

    await screen.findByText('Listing created');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      date: '2099-12-04',
      time: '02:10',
      flightNumber: 'AI127',
    });
  });
});
