import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { boot } from 'shell/host';
import { renderRemote } from 'shell/host/testing';
import remote from '../../remote';
import { newAlertAnswer } from '../../testing/alerts';
import { leg, scheduled } from '../../testing/flights';
import { airportList, delhi, sampleListing, sampleRequest } from '../../testing/listings';
import { ownListing } from '../../testing/own';
import { meera } from '../../testing/people';

const frankfurt = { ...delhi, code: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt', country: 'Germany' };
const toFrankfurt = scheduled({
  number: 'LH761',
  legs: [leg({ arrival: 'FRA', time: '20:50', arrivalDate: '2099-12-05', arrivalTime: '01:50' })],
});
const open = (at: string, me: typeof meera | null = meera) =>
  renderRemote(remote, {
    at: `${at}?date=2099-12-04`,
    answers: {
      ...(me && { 'GET /api/auth/me': me }),
      'GET /api/airports': [...airportList, { ...frankfurt, timezone: 'Europe/Berlin' }],
      'GET /api/listings/fitting': [],
      'GET /api/listings/flight-routes': [],
      'GET /api/flights': (_: never, { url }: { url: string }) => ({
        body: url.includes('LH761') ? [toFrankfurt] : [],
      }),
      'POST /api/alerts': newAlertAnswer,
      'POST /api/find-help/listings': { listing: sampleRequest(), claim: null },
      'POST /api/offer-help/listings': { listing: sampleListing(), claim: null },
      'POST /api/listings': ownListing(),
    },
  });
type Site = ReturnType<typeof open>;

const valueOf = async (name: RegExp) => (await screen.findByLabelText<HTMLInputElement>(name)).value;
const airport = (name: RegExp) => screen.findByRole<HTMLInputElement>('combobox', { name });
const press = async ({ user }: Site, name: string) => user.click(await screen.findByRole('button', { name }));
const addStop = (site: Site) => press(site, 'Changing planes? Add a stop');
async function takeFlight(site: Site) {
  await site.user.type(await screen.findByRole('textbox', { name: /^Flight Number/ }), 'LH761{Tab}');
  const pass = within(await screen.findByRole('article', { name: /DEL Delhi to FRA Frankfurt/ }));
  await site.user.click(pass.getByRole('button', { name: 'This is my flight' }));
  await screen.findByDisplayValue(/^FRA/);
}
async function choose({ user }: Site, name: RegExp, typed: string) {
  await user.clear(await airport(name));
  await user.type(await airport(name), `${typed}{Tab}`);
}
async function isAtTheStop() {
  await screen.findByRole('group', { name: 'Stop' });
  expect((await airport(/^Change Planes At/)).value).toMatch(/^FRA/);
  expect((await airport(/^Arrival Airport/)).value).toBe('');
  expect(await valueOf(/^Lands At/)).toBe('01:50');
  expect(await valueOf(/^Day of the Next Flight/)).toBe('Dec 5, 2099');
  expect(await valueOf(/^Next Flight Lands At/)).toBe('');
}

beforeEach(() => {
  sessionStorage.clear();
  boot.flights = true;
});
afterEach(() => {
  delete boot.flights;
});

describe('a stop after a flight of the timetable', () => {
  it.each([
    ['/find/create', 'a member', meera],
    ['/find/create', 'a guest', null],
    ['/offer/create', 'a guest', null],
    ['/create-listing', 'a member', meera],
  ])('is where it lands, on %s for %s, also after a reload', async (at, _, me) => {
    const site = open(at, me);
    await takeFlight(site);
    cleanup();
    const again = open(at, me);
    await addStop(again);
    await isAtTheStop();
    cleanup();
    open(at, me);
    await isAtTheStop();
  });

  it('sends the hour with the first flight, and none that was not typed', async () => {
    const site = open('/find/create');
    await takeFlight(site);
    await addStop(site);
    await choose(site, /^Arrival Airport/, 'chicago');
    await site.user.click(await screen.findByRole('checkbox', { name: /I agree to the terms/ }));
    await press(site, 'Create Request');
    await screen.findByRole('heading', { name: 'Your Help Request Has Been Published' });
    const sent = site.requests.find(({ url }) => url === '/api/find-help/listings')?.body;
    expect(sent).not.toHaveProperty('arrivalTime');
    expect(sent).toMatchObject({
      arrivalAirport: 'ORD',
      legs: [
        { from: 'DEL', to: 'FRA', time: '20:50', arrivalTime: '01:50', arrivalDate: '2099-12-05' },
        { from: 'FRA', to: 'ORD', date: '2099-12-05' },
      ],
    });
  });

  it('gives its airport and hour back when it is removed, and takes them again', async () => {
    const site = open('/find/create');
    await takeFlight(site);
    await addStop(site);
    await press(site, 'Remove the stop');
    expect((await airport(/^Arrival Airport/)).value).toMatch(/^FRA/);
    expect(await valueOf(/^Lands At/)).toBe('01:50');
    expect(await valueOf(/^Lands On/)).toBe('1');
    await addStop(site);
    await isAtTheStop();
  });

  it('is removed without the end of the trip, whose hour stays there when a stop is added again', async () => {
    const site = open('/find/create');
    await takeFlight(site);
    await addStop(site);
    await choose(site, /^Arrival Airport/, 'chicago');
    await site.user.type(await screen.findByLabelText(/^Next Flight Lands At/), '12:50');
    await press(site, 'Remove the stop');
    expect((await airport(/^Arrival Airport/)).value).toMatch(/^ORD/);
    expect(await valueOf(/^Lands At/)).toBe('12:50');
    await addStop(site);
    expect((await airport(/^Arrival Airport/)).value).toMatch(/^ORD/);
    expect(await valueOf(/^Next Flight Lands At/)).toBe('12:50');
  });
});

describe('the landing hour of a flight of the timetable', () => {
  it('goes when another airport is chosen, and comes with the flight only', async () => {
    const site = open('/offer/create', null);
    await takeFlight(site);
    await choose(site, /^Arrival Airport/, 'chicago');
    expect(await valueOf(/^Lands At/)).toBe('');
    await site.user.type(await screen.findByLabelText(/^Lands At/), '12:50');
    await choose(site, /^Arrival Airport/, 'new york');
    expect(await valueOf(/^Lands At/)).toBe('12:50');
  });

  it('goes when planes are changed elsewhere', async () => {
    const site = open('/find/create');
    await takeFlight(site);
    await addStop(site);
    await choose(site, /^Change Planes At/, 'chicago');
    expect(await valueOf(/^Lands At/)).toBe('');
  });
});
