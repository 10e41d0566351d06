import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ListingChange } from 'backend/contract/listings/posting';
import { boot, defineRemote } from 'shell/host';
import { renderRemote } from 'shell/host/testing';
import { ProfileListings } from '../slots/ProfileListings';
import { leg, scheduled } from '../testing/flights';
import { airportList, delhi } from '../testing/listings';
import { ownListing } from '../testing/own';
import { meera } from '../testing/people';

const page = async () => ({ Tab: () => <ProfileListings type="helper" /> });
const profile = defineRemote({
  name: 'profile',
  routes: [{ path: '/helper', title: '', access: 'member', page }],
});
const frankfurt = {
  ...delhi,
  code: 'FRA',
  name: 'Frankfurt Airport',
  city: 'Frankfurt',
  country: 'Germany',
  timezone: 'Europe/Berlin',
};
const toFrankfurt = scheduled({
  number: 'LH761',
  legs: [leg({ arrival: 'FRA', time: '20:50', arrivalDate: '2099-12-05', arrivalTime: '01:50' })],
});
const mine = ownListing({ date: '2099-12-04' });

async function open() {
  const site = renderRemote(profile, {
    at: '/helper?edit=12',
    answers: {
      'GET /api/airports': [...airportList, frankfurt],
      'GET /api/auth/me': meera,
      'GET /api/alerts': [],
      'GET /api/my-listings': [mine],
      'GET /api/listings/flight-routes': [],
      'GET /api/flights': (_: never, { url }: { url: string }) => ({
        body: url.includes('LH761') ? [toFrankfurt] : [],
      }),
      'PATCH /api/listings/12': (change: ListingChange) => ({ body: { ...mine, ...(change as object) } }),
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Listing' }));
  const number = dialog.getByRole('textbox', { name: /^Flight Number/ });
  const type = async (text: string) => {
    await site.user.clear(number);
    await site.user.type(number, `${text}{Tab}`);
  };
  return { ...site, dialog, type };
}

const knowsFlights = boot.flights;
beforeEach(() => {
  sessionStorage.clear();
  boot.flights = true;
});
afterEach(() => {
  boot.flights = knowsFlights;
});

describe('another flight number in a listing of mine', () => {
  it('is offered with the airports and hours of its flight', async () => {
    const { user, dialog, type, requests } = await open();
    await type('LH761');
    const pass = within(await dialog.findByRole('article', { name: /DEL Delhi to FRA Frankfurt/ }));
    await user.click(pass.getByRole('button', { name: 'This is my flight' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Listing updated');
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      flightNumber: 'LH761',
      arrivalAirport: 'FRA',
      time: '20:50',
    });
  });

  it('is said to be unknown where the timetable does not have it', async () => {
    const { dialog, type } = await open();
    await type('XX987');
    await dialog.findByText(/We don't know this flight/);
  });
});
