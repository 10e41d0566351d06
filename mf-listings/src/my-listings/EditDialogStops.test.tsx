import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { ProfileListings } from '../slots/ProfileListings';
import { airportList, delhi } from '../testing/listings';
import { ownListing } from '../testing/own';
import { meera } from '../testing/people';

const page = async () => ({ Tab: () => <ProfileListings type="helper" /> });
const profile = defineRemote({
  name: 'profile',
  routes: [{ path: '/helper', title: '', access: 'member', page }],
});
const frankfurt = { ...delhi, code: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt', country: 'Germany' };
const direct = ownListing({ date: '2099-12-04', time: null, flightNumber: null });
const withStop = {
  ...direct,
  stops: [frankfurt],
  legs: [
    { from: 'DEL', to: 'FRA', date: '2099-12-04', arrivalTime: '14:00' },
    {
      from: 'FRA',
      to: 'ORD',
      date: '2099-12-05',
      time: '17:00',
      arrivalTime: '19:10',
      flightNumber: 'LH430',
    },
  ],
};

async function edit(listing: typeof direct, answers: Answers = {}) {
  const site = renderRemote(profile, {
    at: '/helper?edit=12',
    answers: {
      'GET /api/airports': [...airportList, { ...frankfurt, timezone: 'Europe/Berlin' }],
      'GET /api/auth/me': meera,
      'GET /api/alerts': [],
      'GET /api/listings/flight-routes': [],
      'GET /api/my-listings': [listing],
      'PATCH /api/listings/12': listing,
      ...answers,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Listing' }));
  const save = () => site.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const sent = () => site.requests.find(({ method }) => method === 'PATCH')?.body;
  return { ...site, dialog, save, sent };
}

beforeEach(() => sessionStorage.clear());

describe('the stops of my listing', () => {
  it('are shown, and change together with the flights', async () => {
    const { user, dialog, save, sent } = await edit(withStop);
    const next = dialog.getByLabelText<HTMLInputElement>(/Next Flight Number/);
    expect(next.value).toBe('LH430');
    await user.clear(next);
    await user.type(next, 'UA953');
    expect(await accessibilityFaults()).toEqual([]);
    await save();
    await screen.findByText('Listing updated');
    expect(sent()).toEqual({
      legs: [
        { from: 'DEL', to: 'FRA', date: '2099-12-04', arrivalTime: '14:00', arrivalDate: '2099-12-04' },
        {
          from: 'FRA',
          to: 'ORD',
          date: '2099-12-05',
          time: '17:00',
          arrivalTime: '19:10',
          arrivalDate: '2099-12-05',
          flightNumber: 'UA953',
        },
      ],
    });
  });

  it('land when their fields say', async () => {
    const { user, dialog, save, sent } = await edit(withStop);
    const landing = dialog.getByLabelText<HTMLInputElement>(/^Next Flight Lands At/);
    expect(landing.value).toBe('19:10');
    await user.clear(landing);
    await user.type(landing, '01:20');
    await save();
    await screen.findByText('Listing updated');
    expect(sent()).toMatchObject({ legs: [{}, { arrivalTime: '01:20', arrivalDate: '2099-12-06' }] });
  });

  it('can be added to a direct trip', async () => {
    const { user, dialog, save, sent } = await edit(direct);
    await user.click(dialog.getByRole('button', { name: 'Changing planes? Add a stop' }));
    await user.keyboard('frankfurt{Tab}');
    await save();
    await screen.findByText('Listing updated');
    expect(sent()).toEqual({
      legs: [
        { from: 'DEL', to: 'FRA', date: '2099-12-04' },
        { from: 'FRA', to: 'ORD', date: '2099-12-04' },
      ],
    });
  });

  it('take the landing of the numbered flight before them', async () => {
    const times = { time: '03:20', arrivalTime: '12:50', arrivalDate: '2099-12-05' };
    const { user, dialog, save, sent } = await edit({ ...direct, ...times, flightNumber: 'AI127' });
    await user.click(dialog.getByRole('button', { name: 'Changing planes? Add a stop' }));
    await waitFor(() =>
      expect(document.activeElement).toHaveProperty('value', expect.stringMatching(/^ORD/)),
    );
    expect(dialog.getByLabelText<HTMLInputElement>(/^Lands At/).value).toBe('12:50');
    await user.type(dialog.getByRole('combobox', { name: /^Arrival Airport/ }), 'frankfurt{Tab}');
    await save();
    await screen.findByText('Listing updated');
    expect(sent()).toEqual({
      arrivalAirport: 'FRA',
      legs: [
        { from: 'DEL', to: 'ORD', date: '2099-12-04', ...times, flightNumber: 'AI127' },
        { from: 'ORD', to: 'FRA', date: '2099-12-05' },
      ],
    });
  });

  it('can be removed', async () => {
    const { user, dialog, save, sent } = await edit(withStop);
    await user.click(dialog.getByRole('button', { name: 'Remove the stop' }));
    await save();
    await screen.findByText('Listing updated');
    expect(sent()).toEqual({ legs: null, arrivalTime: '19:10', arrivalDate: '2099-12-04' });
  });

  it('stay as they are when something else is changed', async () => {
    const { user, dialog, save, sent } = await edit(withStop);
    await user.type(dialog.getByLabelText(/^Name/), 'x');
    await save();
    await screen.findByText('Listing updated');
    expect(sent()).toEqual({ name: 'Meerax' });
  });

  it('have their issues at the field of the stop', async () => {
    const issues = [{ path: 'legs.1.date', message: 'Leg 2 is before leg 1' }];
    const { user, dialog, save } = await edit(withStop, {
      'PATCH /api/listings/12': () => ({ status: 400, body: { message: 'Leg 2 is before leg 1', issues } }),
    });
    await user.clear(dialog.getByLabelText(/Next Flight Number/));
    await save();
    const day = await dialog.findByRole('group', { name: 'Stop' });
    within(day).getByText('Leg 2 is before leg 1');
  });
});
