import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SlotProps } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The part is a chunk of its own: its first load must not count as waiting time of a test.
import './OwnTrip';
import remote from '../remote';
import { nothingKept } from '../testing/favourites';
import { newAlertAnswer, sampleAlert } from '../testing/alerts';
import { halfway } from '../testing/company';
import { delhi, sampleListing, sampleRequest } from '../testing/listings';
import { meera } from '../testing/people';
import { withOtherPages } from '../testing/withOtherPages';

const frankfurt = { ...delhi, code: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt' };
const legs = [
  { from: 'DEL', to: 'FRA', date: '2026-12-04', time: '02:50', flightNumber: 'LH761' },
  { from: 'FRA', to: 'ORD', date: '2026-12-04' },
];
const fitting = {
  ...sampleRequest({ id: 40, username: 'Ifeoma', arrival: frankfurt }),
  why: 'leg',
  mine: 1,
  theirs: 1,
  day: '2026-12-04',
  away: 0,
  km: 0,
  shared: 1,
};

const open = (answers: Answers) =>
  renderRemote(remote, {
    at: '/listing/12',
    answers: {
      'GET /api/auth/me': meera,
      ...nothingKept,
      'GET /api/listings/id/12/details': sampleListing({ userId: meera.id, legs, stops: [frankfurt] }),
      ...answers,
    },
  });

it('the owner of a trip sees who fits, and why', async () => {
  open({ 'GET /api/listings/fitting?listing=12': [fitting] });
  const people = within(await screen.findByRole('region', { name: 'People for your trip' }));
  await people.findByText('Same first leg, DEL to FRA, on the same day');
  people.getByText('Ifeoma');
  people.getByRole('button', { name: 'Connect with Traveler' });
  expect(await accessibilityFaults()).toEqual([]);
});

it('a trip shows where planes are changed, and each flight', async () => {
  open({ 'GET /api/listings/fitting': [] });
  await screen.findByRole('heading', { level: 1, name: 'DEL Delhi by way of FRA Frankfurt to ORD Chicago' });
  screen.getByText('DEL to FRA, Dec 4, 2026, at 02:50, LH761');
  screen.getByText('FRA to ORD, Dec 4, 2026');
  await waitFor(() => expect(screen.queryByText('People for your trip')).toBeNull());
});

it('says when people could not be looked for, and tries again', async () => {
  let isDown = true;
  const { user } = open({
    'GET /api/listings/fitting': () =>
      isDown ? { status: 500, body: { message: 'Oh no', requestId: 'a' } } : { body: [fitting] },
  });
  await screen.findByText('We could not look for people on this trip.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ifeoma');
});

describe('the owner of a request with somebody on a part of its way', () => {
  const own = halfway({ id: 12, userId: meera.id });
  const helper = {
    ...fitting,
    ...sampleListing({ id: 40, username: 'Anand', arrival: frankfurt, flightNumber: 'LH761' }),
    why: 'flight',
  };
  const openOwn = (answers: Answers) => open({ 'GET /api/listings/id/12/details': own, ...answers });
  const region = async () => within(await screen.findByRole('region', { name: 'People for your trip' }));

  it('sees which part is missing, and people for it with their leg', async () => {
    openOwn({
      'GET /api/listings/fitting?listing=12': [helper],
      'GET /api/alerts': [sampleAlert({ ownListing: 12 })],
    });
    const people = await region();
    people.getByText('You still need somebody Delhi to Frankfurt. The other flights have company.');
    await people.findByText('DEL to FRA: the same flight, LH761');
    await people.findByText('We write to you as soon as somebody is found.');
    expect(screen.getAllByText('Has company')).toHaveLength(1);
    screen.getByText('Still needs somebody Delhi to Frankfurt');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is told of somebody for it after one tap', async () => {
    const { user, requests } = openOwn({
      'GET /api/listings/fitting?listing=12': [],
      'GET /api/alerts': [],
      'POST /api/alerts': newAlertAnswer,
    });
    await user.click(await (await region()).findByRole('button', { name: 'Tell me' }));
    screen.getByText('By mail: DEL to FRA, Dec 1, 2099 – Dec 7, 2099.');
    await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      type: 'helper',
      ownListing: 12,
    });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('reads that nobody else is looked for when every leg has company', async () => {
    openOwn({
      'GET /api/listings/id/12/details': { ...own, covered: true },
      'GET /api/listings/fitting?listing=12': [],
    });
    const people = await region();
    people.getByText('Somebody flies every leg. Nobody else is looked for.');
    expect(people.queryByRole('button')).toBeNull();
  });
});

it('a stranger sees nobody but the owner', async () => {
  const { requests } = open({
    'GET /api/listings/id/12/details': sampleListing({ userId: meera.id + 1 }),
    'GET /api/requests': [],
  });
  await screen.findByRole('heading', { level: 1 });
  expect(requests.some(({ url }) => url.includes('fitting'))).toBe(false);
});

it('the owner of a request reads above them who flies along already', async () => {
  const Companions = (request: SlotProps<'listing.companions'>) => <p>With {JSON.stringify(request)}</p>;
  renderRemote(withOtherPages(remote), {
    at: '/listing/31',
    slots: { 'listing.companions': () => Promise.resolve({ Companions }) },
    answers: {
      'GET /api/auth/me': meera,
      ...nothingKept,
      'GET /api/listings/id/31/details': sampleRequest({ id: 31, userId: meera.id }),
      'GET /api/listings/fitting': [],
    },
  });
  await screen.findByText('With {"listingId":31,"from":"DEL","to":"ORD","date":"2026-12-04"}');
});
