import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { delhi, sampleListing, sampleRequest } from '../testing/listings';
import { meera } from '../testing/people';

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

it('a stranger sees nobody but the owner', async () => {
  const { requests } = open({
    'GET /api/listings/id/12/details': sampleListing({ userId: meera.id + 1 }),
    'GET /api/requests': [],
  });
  await screen.findByRole('heading', { level: 1 });
  expect(requests.some(({ url }) => url.includes('fitting'))).toBe(false);
});
