import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { airportList, chicago, delhi, newYork, sampleListing } from '../testing/listings';

const fits = (id: number, parts: object) => ({
  ...sampleListing({ id }),
  why: 'route',
  mine: 1,
  theirs: 1,
  day: '2026-12-04',
  away: 0,
  km: 0,
  shared: 0,
  ...parts,
});
const frankfurt = { ...delhi, code: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt' };
const newark = { ...delhi, code: 'EWR', name: 'Newark Liberty International Airport', city: 'Newark' };
const later = fits(1, { departure: newYork, date: '2026-12-05', day: '2026-12-05', away: 1 });
const elsewhere = fits(2, { why: 'airport', departure: newark, km: 33 });
const onTheWay = fits(3, { why: 'leg', departure: newYork, theirs: 1, stops: [chicago], arrival: frankfurt });
const route = 'from=JFK&to=ORD';
const terms = 'needs=forms&language=hi&verified=true&acceptsTips=true&stops=none';
const day = `${route}&date=2026-12-04`;

const openSearch = (query: string, answers: Answers) =>
  renderRemote(remote, {
    at: `/search?${query}`,
    answers: {
      'GET /api/listings': [],
      'GET /api/listings/nearby': [],
      'GET /api/listings/fitting': [],
      'GET /api/airports': airportList,
      ...answers,
    },
  });
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const askedFor = (requests: { url: string }[], path: string) =>
  requests.map(({ url }) => url).filter((url) => url.startsWith(`/api/listings/${path}`));

describe('a search without results', () => {
  it('shows who fits the route and the day, with the reason', async () => {
    const { requests } = openSearch(`${day}&endDate=2026-12-05&flight=AI127&type=helper&${terms}`, {
      'GET /api/listings/fitting': [onTheWay, later, elsewhere],
    });
    (await group('On your way, on the same day')).getByText('Shares New York to Chicago, on the same day');
    const near = await group('Near enough?');
    near.getByText('New York to Chicago, 1 day later');
    near.getByText('From Newark (EWR) instead of JFK, 33 km away');
    expect(askedFor(requests, 'fitting')).toEqual([
      '/api/listings/fitting?legs=JFK-ORD.2026-12-04.AI127&endDate=2026-12-05&type=helper&' + terms,
    ]);
    expect(askedFor(requests, 'nearby')).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('opens the details of a card without another request', async () => {
    const { user, requests } = openSearch(day, { 'GET /api/listings/fitting': [later] });
    await user.click(await screen.findByRole('button', { name: 'View Contact Info' }));
    await screen.findByRole('dialog', { name: 'Amigo Details' });
    expect(requests.some(({ url }) => url.includes('/id/'))).toBe(false);
  });

  it('shows other airports of the city when it has no day', async () => {
    const { requests } = openSearch(`${route}&type=helper&${terms}`, {
      'GET /api/listings/nearby': [elsewhere],
    });
    const airports = await group('Other airports of the same city');
    airports.getByText('From Newark Liberty (EWR) instead of JFK');
    expect(askedFor(requests, 'nearby')).toEqual([`/api/listings/nearby?${route}&type=helper&${terms}`]);
    expect(askedFor(requests, 'fitting')).toEqual([]);
  });

  it('links to wider searches when there is nothing nearby either', async () => {
    openSearch(`${day}&type=helper`, {});
    const wider = within(await screen.findByRole('navigation', { name: 'Wider searches' }));
    expect(wider.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/search?from=JFK&to=ORD&type=helper',
      '/search?from=JFK&type=helper',
      '/search?to=ORD&type=helper',
    ]);
  });

  it('says when nearby listings could not be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = openSearch(day, {
      'GET /api/listings/fitting': () => (isDown ? { status: 500, body: null } : { body: [later] }),
    });
    await screen.findByText('We could not look on nearby days and at nearby airports.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await group('Near enough?');
  });

  it.each(['from=JFK', 'from=JFK&to=JFK&date=2099-12-04'])('looks nowhere else for %s', async (query) => {
    const { requests } = openSearch(query, {});
    await screen.findByRole('heading', { name: 'No Amigos found' });
    expect([...askedFor(requests, 'nearby'), ...askedFor(requests, 'fitting')]).toEqual([]);
  });
});

describe('a search with results', () => {
  const found = (count: number) =>
    Array.from({ length: count }, (_, index) => sampleListing({ id: 10 + index }));

  it('adds others to one or two results, and none of them twice', async () => {
    const twice = fits(10, { why: 'leg', shared: 1 });
    openSearch(day, { 'GET /api/listings': found(2), 'GET /api/listings/fitting': [twice, later] });
    await group('Near enough?');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('region', { name: 'On your way, on the same day' })).toBeNull();
  });

  it('adds none to three results', async () => {
    const { requests } = openSearch(day, { 'GET /api/listings': found(3) });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(askedFor(requests, 'fitting')).toEqual([]);
  });

  it('says which of them have the searched flight in common', async () => {
    const legs = [
      { from: 'DEL', to: 'FRA', date: '2026-12-04', flightNumber: 'LH761' },
      { from: 'FRA', to: 'ORD', date: '2026-12-04', flightNumber: 'LH430' },
    ];
    const withStop = sampleListing({ id: 13, flightNumber: 'LH761', legs, stops: [frankfurt] });
    openSearch('flight=LH430', { 'GET /api/listings': [withStop, ...found(2)] });
    const [first, second] = await screen.findAllByRole('listitem');
    within(first as HTMLElement).getByText('The same flight, LH430');
    expect(within(second as HTMLElement).queryByText(/same flight/)).toBeNull();
  });
});
