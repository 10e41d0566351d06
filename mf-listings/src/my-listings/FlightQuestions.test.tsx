import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MyListing } from 'backend/contract/listings';
import type { FlightCheck } from 'backend/contract/listings/checks';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { ProfileListings } from '../slots/ProfileListings';
import { airportList } from '../testing/listings';
import { ownListing } from '../testing/own';
import { meera } from '../testing/people';

const page = async () => ({ Tab: () => <ProfileListings type="helper" /> });
const profile = defineRemote({
  name: 'profile',
  routes: [{ path: '/helper', title: '', access: 'member', page }],
});

const date = '2099-12-04';
const says = { from: 'JFK', to: 'DEL', time: '14:30', arrivalDate: '2099-12-05', arrivalTime: '16:45' };
const check = { leg: 1, flightNumber: 'AI102', date, asks: 'times', says } as const;

async function show(flightCheck: FlightCheck, answers: Answers = {}, about: Partial<MyListing> = {}) {
  let mine = ownListing({
    date,
    time: '12:30',
    flightNumber: 'AI102',
    flightChecks: [flightCheck],
    ...about,
  });
  const site = renderRemote(profile, {
    at: '/helper',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/airports': airportList,
      'GET /api/alerts': [],
      'GET /api/my-listings': () => ({ body: [mine] }),
      'POST /api/listings/12/flights': () => {
        mine = { ...mine, time: '14:30', flightChecks: null };
        return { body: mine };
      },
      ...answers,
    },
  });
  const title = await screen.findByText('Is AI102 still your flight?');
  const press = (name: string) => site.user.click(screen.getByRole('button', { name }));
  const sent = () => site.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...site, title, press, sent };
}

describe('a flight with other times', () => {
  it('takes those of the timetable', async () => {
    const { press, sent, title } = await show(check);
    screen.getByText('By the timetable it has these times: 14:30 – 16:45 +1. Your listing says: 12:30.');
    expect(await accessibilityFaults()).toEqual([]);
    await press('Use these times');
    expect(sent()).toEqual([{ leg: 1, answer: 'use' }]);
    await screen.findByText('14:30');
    expect(title.isConnected).toBe(false);
    expect(document.body).not.toBe(document.activeElement);
  });

  it('keeps those of the listing', async () => {
    const { press, sent, title } = await show(check);
    await press('Mine is right');
    expect(sent()).toEqual([{ leg: 1, answer: 'keep' }]);
    await screen.findByText('14:30');
    expect(title.isConnected).toBe(false);
  });

  it('says which leg has them', async () => {
    const legs = [
      { from: 'JFK', to: 'DOH', date, time: '20:55', flightNumber: 'QR702' },
      { from: 'DOH', to: 'DEL', date, time: '09:10', flightNumber: 'AI102' },
    ];
    await show({ ...check, leg: 2 }, {}, { legs });
    screen.getByText(/Your listing says: 09:10\.$/);
  });

  it('stays when the answer does not get through', async () => {
    const refused = () => ({
      status: 400,
      body: { message: 'The next flight leaves before this one lands.' },
    });
    const { press, title } = await show(check, { 'POST /api/listings/12/flights': refused });
    await press('Use these times');
    await screen.findByText('The next flight leaves before this one lands.');
    expect(title.isConnected).toBe(true);
  });
});

describe('a flight that is none that day', () => {
  it.each([
    [{ asks: 'route', says: { ...says, to: 'BOM' } } as const, /flies JFK to BOM on that day/],
    [{ asks: 'day', says: null } as const, /does not fly on Dec 4, 2099/],
  ])('leads to a change: %j', async (about, text) => {
    const { press, location } = await show({ ...check, ...about });
    screen.getByText(text);
    await press('Change my listing');
    within(await screen.findByRole('dialog', { name: 'Edit Listing' })).getByLabelText(/Flight Number/);
    expect(location()).toBe('/helper?edit=12');
  });
});
