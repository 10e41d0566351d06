import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { RouteFacts } from 'backend/contract/listings/routes';
import { accessibilityFaults, firstViewOf, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { sampleListing } from '../testing/listings';
import { WayOfPeople } from './WayOfPeople';

const { departure, arrival } = sampleListing();
const march = {
  month: '2027-03',
  helpers: 4,
  seekers: 1,
  days: [
    { day: '2027-03-03', helpers: 2, seekers: 1 },
    { day: '2027-03-14', helpers: 1, seekers: 0 },
  ],
};
const may = { ...march, month: '2027-05', days: [{ day: '2027-05-01', helpers: 1, seekers: 0 }] };
const route: RouteFacts = {
  departure,
  arrival,
  months: [march, may],
  flights: [
    { flight: 'AI127', days: 6 },
    { flight: 'UA83', days: 1 },
  ],
  clocks: { minutes: -690, changes: { day: '2027-03-14', code: 'ORD', minutes: -630 } },
  neighbors: [{ departure: arrival, arrival: departure, helpers: 1, seekers: 0 }],
};

const open = (answers: Answers = { 'GET /api/routes/DEL-ORD': route }) =>
  renderRemote(remote, { at: '/routes/DEL-ORD', answers });
const pathOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of a route', () => {
  it('says how many offer and look for help, and on which days', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Delhi to Chicago' });
    expect(document.title).toBe('Flight Amigo - Delhi to Chicago');
    screen.getByText('offer help in March', { exact: false });
    screen.getByText('looks for help in March', { exact: false });
    expect(pathOf('See who flies')).toBe('/search?from=DEL&to=ORD');
    expect(pathOf('Mar 3, 2027: 2 offer help, 1 looks for help')).toBe(
      '/search?from=DEL&to=ORD&date=2027-03-03',
    );
    expect(pathOf('Mar 14, 2027: 1 offers help')).toBe('/search?from=DEL&to=ORD&date=2027-03-14');
    expect(within(screen.getByRole('table')).getAllByRole('link')).toHaveLength(2);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('turns to the other months with anybody in them', async () => {
    const { user } = open();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Earlier' })).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Later' }));
    screen.getByRole('heading', { name: 'May 2027' });
    screen.getByText('offer help in May', { exact: false });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Later' }).disabled).toBe(true);
  });

  it('opens at the month of its address, and leads to the others without a script', async () => {
    renderRemote(remote, {
      at: '/routes/DEL-ORD?month=2027-05',
      answers: { 'GET /api/routes/DEL-ORD': route },
    });
    await screen.findByRole('heading', { name: 'May 2027' });
    screen.getByText('offer help in May', { exact: false });

    const linksAt = (query: string) =>
      [...firstViewOf(<WayOfPeople way={route} />, { at: query }).querySelectorAll('noscript a')].map(
        (link) => [link.textContent, link.getAttribute('href')],
      );
    const later = [['Later', '/?month=2027-05#DEL-ORD']];
    expect(linksAt('/')).toEqual(later);
    expect(linksAt('/?month=2027-04')).toEqual(later);
    expect(linksAt('/?month=2027-05')).toEqual([['Earlier', '/?month=2027-03#DEL-ORD']]);
    expect(firstViewOf(<WayOfPeople way={route} />).querySelector('#DEL-ORD table')).not.toBeNull();
  });

  it('tells what is known about the way, and leads to routes close by', async () => {
    open();
    await screen.findByText('Chicago is 11 hours 30 behind Delhi');
    screen.getByText('10 hours 30 from Mar 14, 2027, when the clocks change in Chicago');
    expect(pathOf('AI127')).toBe('/flights/AI127');
    expect(pathOf('Chicago (ORD) to Delhi (DEL), back')).toBe('/routes/ORD-DEL');
    screen.getByText('1 person');
  });

  it('tells by mail when somebody is found', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Tell me when somebody is found' }));
    const bar = within(screen.getByRole('region', { name: 'Tell me when somebody is found' }));
    await bar.findByLabelText('Your mail address');
    expect(bar.getByText(/DEL to ORD/).textContent).toContain('DEL to ORD');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('invites to be the first while nobody flies', async () => {
    open({ 'GET /api/routes/DEL-ORD': { ...route, months: [], flights: [], neighbors: [] } });
    await screen.findByText('Be the first on this route.');
    expect(pathOf('Request Help')).toBe('/find/create?from=DEL&to=ORD');
    expect(pathOf('Offer Help')).toBe('/offer/create?from=DEL&to=ORD');
    expect(screen.queryByRole('table')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says so when there is no such route', async () => {
    open({
      'GET /api/routes/DEL-ORD': () => ({
        status: 404,
        body: { message: 'We know no such route', requestId: 'a' },
      }),
    });
    await screen.findByRole('heading', { name: 'We know no such route' });
    expect(pathOf('Search')).toBe('/search');
  });

  it('can be tried again when it failed', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/routes/DEL-ORD': () =>
        isDown ? { status: 500, body: { message: 'Oh no', requestId: 'a' } } : { body: route },
    });
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Delhi to Chicago' });
  });
});

describe('the page of a flight', () => {
  const openFlight = (routes: object[]) =>
    renderRemote(remote, {
      at: '/flights/AI127',
      answers: { 'GET /api/flights/AI127': { flight: 'AI127', routes } },
    });

  it('has the routes where it was seen, and searches for its people', async () => {
    openFlight([route]);
    await screen.findByRole('heading', { level: 1, name: 'Flight AI127' });
    expect(pathOf('See who flies')).toBe('/search?from=DEL&to=ORD&flight=AI127');
    expect(pathOf('Mar 3, 2027: 2 offer help, 1 looks for help')).toBe(
      '/search?from=DEL&to=ORD&date=2027-03-03&flight=AI127',
    );
    expect(pathOf('Everybody from Delhi to Chicago')).toBe('/routes/DEL-ORD');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('invites to be the first', async () => {
    openFlight([]);
    await screen.findByRole('heading', { level: 1, name: 'Nobody on flight AI127 yet' });
    expect(pathOf('Request Help')).toBe('/find/create?flight=AI127');
  });
});
