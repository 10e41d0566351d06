import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails, NewStep } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { atTheAirport, minutes, noNetwork, serverOfTrip } from '../testing/dayOfTravel';
import { meera } from '../testing/people';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(atTheAirport);
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

interface Story {
  trip?: Partial<MatchDetails>;
  answers?: Answers;
}

const open = ({ trip, answers }: Story = {}) => {
  const server = serverOfTrip(trip);
  const site = renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: { ...server.answers, ...answers },
  });
  return { ...site, network: server.network };
};
type Site = ReturnType<typeof open>;
const tapped = ({ requests }: Site) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body as NewStep);
const stepCard = async (name: string) => within(await screen.findByRole('region', { name }));
const steps = async () => within(await screen.findByRole('region', { name: 'Steps' }));
const press = async (site: Site, name: string) =>
  site.user.click(await screen.findByRole('button', { name }));

describe('without a network', () => {
  const lose = async (site: Site) => {
    site.network.isAway = true;
    act(() => void window.dispatchEvent(new Event('offline')));
    await screen.findByText('No network.');
  };
  const find = async (site: Site) => {
    site.network.isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('No network.')).toBeNull());
  };

  it('taps are kept, and sent in their order with their time when it is back', async () => {
    const site = open();
    await stepCard('Go to the airport in Delhi');
    await lose(site);
    await press(site, 'I am at the airport');
    jest.spyOn(Date, 'now').mockReturnValue(atTheAirport + minutes(6));
    await press(site, 'We have met');
    const all = await steps();
    await waitFor(() => expect(all.getAllByText('Kept, not sent yet')).toHaveLength(2));
    expect(await accessibilityFaults()).toEqual([]);
    await find(site);
    await waitFor(() => expect(screen.queryByText('Kept, not sent yet')).toBeNull());
    const sent = tapped(site).slice(-2);
    expect(sent.map(({ step, at }) => [step, at])).toEqual([
      ['at_airport', '2027-02-28T18:15:00.000Z'],
      ['met', '2027-02-28T18:21:00.000Z'],
    ]);
    await stepCard('Through security');
  });

  it('a tap that was not sent yet can be taken back', async () => {
    const site = open();
    await stepCard('Go to the airport in Delhi');
    await lose(site);
    await press(site, 'I am at the airport');
    await press(site, 'Take back');
    await stepCard('Go to the airport in Delhi');
    const before = tapped(site).length;
    await find(site);
    expect(tapped(site)).toHaveLength(before);
  });

  it('the page shows what the device keeps, with the taps that wait', async () => {
    const site = open();
    await stepCard('Go to the airport in Delhi');
    await screen.findByText('Kept on this device');
    await lose(site);
    await press(site, 'I am at the airport');
    cleanup();

    const again = open({
      answers: {
        'GET /api/matches/12': noNetwork,
        'POST /api/matches/12/steps': noNetwork,
      },
    });
    await stepCard('Meet Lakshmi');
    (await steps()).getByText('Kept, not sent yet');
    expect(again.requests.some(({ url }) => url.endsWith('/care-card'))).toBe(false);
    screen.getByText('Kept on this device');
  });

  it('another member of this device sees nothing of it', async () => {
    const site = open();
    await stepCard('Go to the airport in Delhi');
    await screen.findByText('Kept on this device');
    await lose(site);
    cleanup();
    open({
      answers: {
        'GET /api/auth/me': { ...meera, id: 55, username: 'Nadia' },
        'GET /api/matches/12': noNetwork,
      },
    });
    await screen.findByText('This trip could not be loaded');
  });
});

describe('a device', () => {
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('mine:trip:'));

  it('forgets a trip that was cancelled', async () => {
    open();
    await stepCard('Go to the airport in Delhi');
    await waitFor(() => expect(kept()).toEqual(['mine:trip:12']));
    cleanup();
    open({
      trip: { status: 'cancelled', cancelled: { byMe: false, reason: 'Ill' }, contact: null },
    });
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('forgets a trip 48 hours after the flight', async () => {
    open();
    await waitFor(() => expect(kept()).toEqual(['mine:trip:12']));
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-03T21:21:00Z'));
    open({
      answers: {
        'GET /api/testimonials/user/9/permission': { mayWrite: false, reason: 'Later', listingId: null },
        'GET /api/matches/12/safety': null,
      },
    });
    await screen.findByText('Later');
    await waitFor(() => expect(kept()).toEqual([]));
  });
});
