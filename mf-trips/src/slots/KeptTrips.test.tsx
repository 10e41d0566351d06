import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { renderRemote, type Answers } from 'shell/host/testing';
import { noNetwork } from '../testing/dayOfTravel';
import { asha, meera } from '../testing/people';
import { lakshmi, sampleTrip } from '../testing/trips';
import { keepTrip } from '../device/keptTrips';
import './KeptTrips';

const trip = sampleTrip({ hasCareCard: true });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${trip.date}T00:00:00Z`));
  keepTrip({ me: meera, trip, careCard: lakshmi });
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('mine:'));
const contactPage = defineRemote({
  name: 'listings',
  routes: [{ path: '/contact', title: 'Contact Us', access: 'public', page: () => import('./KeptTrips') }],
});
const visit = (answers: Answers) =>
  renderRemote(contactPage, { at: '/contact', answers: { 'GET /api/auth/me': meera, ...answers } });

describe('on any page of the site, the device deletes a trip', () => {
  it.each<[string, Answers[`GET /`]]>([
    ['that was cancelled', { ...trip, status: 'cancelled', contact: null, sign: null, hasCareCard: false }],
    ['that the other no longer shares', () => ({ status: 404, body: { message: 'Not found' } })],
    ['whose member is logged out', () => ({ status: 401, body: { message: 'Please log in' } })],
  ])('%s', async (_, answer) => {
    visit({ 'GET /api/matches/12': answer! });
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('48 hours after the flight, without a call', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-03T21:21:00Z'));
    const { requests } = visit({});
    await waitFor(() => expect(kept()).toEqual([]));
    expect(requests.filter(({ url }) => url.startsWith('/api/matches'))).toEqual([]);
  });
});

it('a trip that goes on stays, with what is new and the card', async () => {
  visit({ 'GET /api/matches/12': { ...trip, meetingPoint: 'Gate 9' } });
  await waitFor(() => expect(localStorage.getItem('mine:trip:12')).toContain('Gate 9'));
  expect(localStorage.getItem('mine:trip:12')).toContain('Blood pressure');
});

it('a trip stays while the server cannot be reached', async () => {
  const { requests } = visit({ 'GET /api/matches/12': noNetwork });
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/api/matches/12'));
  expect(kept()).toEqual(['mine:trip:12']);
});

it('a device keeps the trips of one member', () => {
  keepTrip({ me: asha, trip: sampleTrip({ id: 13 }), careCard: null });
  expect(kept()).toEqual(['mine:trip:13']);
});
