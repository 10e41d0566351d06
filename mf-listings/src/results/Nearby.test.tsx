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
  day: '2099-12-04',
  away: 0,
  km: 0,
  shared: 0,
  ...parts,
});
const frankfurt = { ...delhi, code: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt' };
const newark = { ...delhi, code: 'EWR', name: 'Newark Liberty International Airport', city: 'Newark' };
const near = true;
const later = fits(1, { departure: newYork, date: '2099-12-05', day: '2099-12-05', away: 1, near });
const elsewhere = fits(2, { why: 'airport', departure: newark, km: 33, near });
const onTheWay = fits(3, { why: 'leg', departure: newYork, theirs: 1, stops: [chicago], arrival: frankfurt });
const otherAirport = { ...sampleListing({ id: 4, departure: newark }), why: 'airport', near };
const route = 'from=JFK&to=ORD';
const terms = 'needs=forms&language=hi&verified=true&acceptsTips=true&stops=none';
const day = `${route}&date=2099-12-04`;

const openSearch = (query: string, answers: Answers) =>
  renderRemote(remote, {
    at: `/search?${query}`,
    answers: {
      'GET /api/search': [],
      'GET /api/airports': airportList,
      ...answers,
    },
  });
const group = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a search', () => {
  it('shows people on the way first, the reason on their card, and no empty state', async () => {
    const { requests } = openSearch(`${day}&type=helper&${terms}`, {
      'GET /api/search': [onTheWay, later, elsewhere],
    });
    const others = await group('Near enough?');
    const [card] = screen.getAllByRole('article');
    within(card as HTMLElement).getByText('Same first leg, JFK to ORD, on the same day');
    others.getByText('New York to Chicago, 1 day later');
    others.getByText('From Newark (EWR) instead of JFK, 33 km away');
    expect(screen.queryByText('No Amigos found')).toBeNull();
    expect(screen.queryByText(/Nobody yet/)).toBeNull();
    expect(requests.map(({ url }) => url)).toContain(`/api/search?${day}&type=helper&${terms}&limit=9`);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows what a server without the search by fitness has', async () => {
    openSearch(route, {
      'GET /api/search': () => ({
        status: 404,
        body: { message: 'Cannot GET /api/search', requestId: 'test' },
      }),
      'GET /api/listings': [sampleListing({ id: 5 })],
    });
    await screen.findByRole('article');
    screen.getByText('1 listing shown, all there are');
    expect(screen.queryByText('No Amigos found')).toBeNull();
  });

  it('says that nobody is on exactly this trip before those who come close', async () => {
    openSearch(`${day}&flight=AI127`, { 'GET /api/search': [{ ...onTheWay, near }, later] });
    await screen.findByText('Nobody on exactly this trip yet. These come close.');
    (await group('On your way, on the same day')).getByRole('article');
    await group('Near enough?');
    expect(screen.queryByText('No Amigos found')).toBeNull();
    expect(screen.queryByText(/Nobody yet/)).toBeNull();
  });

  it('opens the details of a card without another request', async () => {
    const { user, requests } = openSearch(day, { 'GET /api/search': [later] });
    await user.click(await screen.findByRole('button', { name: 'View Contact Info' }));
    await screen.findByRole('dialog', { name: 'Amigo Details' });
    expect(requests.some(({ url }) => url.includes('/id/'))).toBe(false);
  });

  it('shows other airports of the city when it has no day', async () => {
    openSearch(`${route}&type=helper`, { 'GET /api/search': [otherAirport] });
    const airports = await group('Other airports of the same city');
    airports.getByText('From Newark Liberty (EWR) instead of JFK');
  });

  it('links to wider searches when there is nothing nearby either', async () => {
    openSearch(`${day}&type=helper`, {});
    await screen.findByRole('heading', { name: 'No Amigos found' });
    const wider = within(await screen.findByRole('navigation', { name: 'Wider searches' }));
    expect(wider.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/search?from=JFK&to=ORD&type=helper',
      '/search?from=JFK&type=helper',
      '/search?to=ORD&type=helper',
    ]);
  });
});

describe('a search with results', () => {
  const found = (count: number) =>
    Array.from({ length: count }, (_, index) => sampleListing({ id: 10 + index }));

  it('counts those that come close too, below its own', async () => {
    openSearch(day, { 'GET /api/search': [...found(2), later] });
    await group('Near enough?');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    screen.getByText('3 listings shown, all there are');
    screen.getByRole('region', { name: 'Tell me when somebody is found' });
  });

  it('says which of them have the searched flight in common', async () => {
    const legs = [
      { from: 'DEL', to: 'FRA', date: '2099-12-04', flightNumber: 'LH761' },
      { from: 'FRA', to: 'ORD', date: '2099-12-04', flightNumber: 'LH430' },
    ];
    const withStop = sampleListing({ id: 13, flightNumber: 'LH761', legs, stops: [frankfurt] });
    openSearch('flight=LH430', { 'GET /api/search': [withStop, ...found(2)] });
    const [first, second] = await screen.findAllByRole('listitem');
    within(first as HTMLElement).getByText('The same flight, LH430');
    expect(within(second as HTMLElement).queryByText(/same flight/)).toBeNull();
  });
});
