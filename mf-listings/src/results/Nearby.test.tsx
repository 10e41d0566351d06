import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { airportList, delhi, sampleListing } from '../testing/listings';

const later = { ...sampleListing({ id: 1, date: '2026-12-05' }), why: 'date' };
const newark = { ...delhi, code: 'EWR', name: 'Newark Liberty International Airport', city: 'Newark' };
const elsewhere = { ...sampleListing({ id: 2, departure: newark }), why: 'airport' };
const route = 'from=JFK&to=ORD&date=2026-12-04';

const openSearch = (query: string, answers: Answers) =>
  renderRemote(remote, {
    at: `/search?${query}`,
    answers: {
      'GET /api/listings': [],
      'GET /api/listings/nearby': [],
      'GET /api/airports': airportList,
      ...answers,
    },
  });
const group = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a search without results', () => {
  it('shows listings on nearby days and from nearby airports, with the reason', async () => {
    const trips = [{ ...later, departureAirport: 'JFK', departure: { ...delhi, code: 'JFK' } }, elsewhere];
    const { requests } = openSearch(`${route}&endDate=2026-12-04&type=helper`, {
      'GET /api/listings/nearby': trips,
    });
    (await group('The same route on nearby days')).getByText('1 day later');
    (await group('Other airports of the same city')).getByText('From Newark Liberty (EWR) instead of JFK');
    expect(requests.at(-1)?.url).toBe(`/api/listings/nearby?${route}&endDate=2026-12-04&type=helper`);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('links to wider searches when there is nothing nearby either', async () => {
    openSearch(`${route}&type=helper`, {});
    const wider = within(await screen.findByRole('navigation', { name: 'Wider searches' }));
    expect(wider.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/search?from=JFK&to=ORD&type=helper',
      '/search?from=JFK&type=helper',
      '/search?to=ORD&type=helper',
    ]);
  });

  it('says when nearby listings could not be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = openSearch(route, {
      'GET /api/listings/nearby': () => (isDown ? { status: 500, body: null } : { body: [later] }),
    });
    await screen.findByText('We could not look on nearby days and at nearby airports.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await group('The same route on nearby days');
  });

  it('loads no nearby listings without a route', async () => {
    const { requests } = openSearch('from=JFK', {});
    await screen.findByRole('heading', { name: 'No Amigos found' });
    expect(requests.some(({ url }) => url.includes('nearby'))).toBe(false);
  });
});

describe('a search with results', () => {
  const found = (count: number) =>
    Array.from({ length: count }, (_, index) => sampleListing({ id: 10 + index }));

  it('adds nearby listings to one or two results', async () => {
    openSearch(route, { 'GET /api/listings': found(2), 'GET /api/listings/nearby': [later] });
    await group('The same route on nearby days');
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('adds none to three results', async () => {
    const { requests } = openSearch(route, { 'GET /api/listings': found(3) });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(requests.some(({ url }) => url.includes('nearby'))).toBe(false);
  });
});
