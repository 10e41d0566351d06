import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { boot } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import './TripsPage';
import remote from '../remote';
import { atTheAirport, noNetwork } from '../testing/dayOfTravel';
import { meera } from '../testing/people';
import { anandReads, meeraReads, withAnand, withAnandAlone, withMeera } from '../testing/relay';
import { sampleTrip, viaFrankfurt } from '../testing/trips';
import { keepTrip } from '../device/keptTrips';

const open = (answers: Answers = {}, at = '/trips') =>
  renderRemote(remote, {
    at,
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/matches?when=coming': [sampleTrip()],
      'GET /api/matches/waiting': [],
      ...answers,
    },
  });
const card = () => screen.findByRole('article', { name: 'DEL Delhi to ORD Chicago' });

describe('my trips', () => {
  it('show who flies with me, and lead to the trip', async () => {
    open();
    const trip = within(await card());
    trip.getByText('Agreed');
    trip.getByText('Mon, Mar 1, 2027');
    trip.getByText('Departure is Sun, Feb 28, 15:20 in Chicago');
    const [amigo, traveler] = trip.getAllByRole('listitem');
    within(amigo!).getByText('That is you');
    within(traveler!).getByText('Ravi');
    expect(trip.getByRole('link').getAttribute('href')).toBe('/trips/12');
    expect(document.title).toBe('Flight Amigo - My Trips');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('say when a flight leaves by the clock where it lands, unless that shows the same', async () => {
    const { arrival } = sampleTrip();
    const alike = { ...arrival, city: 'Colombo', timezone: 'Asia/Colombo' };
    open({ 'GET /api/matches?when=coming': [sampleTrip({ arrival: alike })] });
    const trip = within(await screen.findByRole('article', { name: 'DEL Delhi to ORD Colombo' }));
    trip.getByText('02:50');
    expect(trip.queryByText(/^Departure is/)).toBeNull();
  });

  it('show the family a relay once, with everybody who flies along', async () => {
    open({ 'GET /api/matches?when=coming': [withAnand()] });
    const trip = within(
      await screen.findByRole('article', { name: 'HYD Hyderabad by way of FRA Frankfurt to ORD Chicago' }),
    );
    trip.getByText('Anand to Frankfurt, then Meera to Chicago.');
    trip.getByText('2 Amigos');
    trip.getByText('Anand Kumar');
    trip.getByText('Meera Iyer');
    trip.getByText('With Anand');
    trip.getByText('With Meera');
    expect(trip.getByRole('link', { name: /^HYD/ }).getAttribute('href')).toBe('/trips/12');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('tell a helper to whom they give, or from whom they take over', async () => {
    open({ 'GET /api/matches?when=coming': [withAnand(anandReads), withMeera(meeraReads)] });
    await screen.findByText('In Frankfurt Meera takes over from you.');
    screen.getByText('In Frankfurt you take over from Anand.');
    screen.getByRole('article', { name: 'HYD Hyderabad to FRA Frankfurt' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('say for whom a family asks, without a name', async () => {
    const forWhom = { relation: 'mother', ageGroup: '80_up', languages: 'Telugu' } as const;
    open({ 'GET /api/matches?when=coming': [sampleTrip({ forWhom })] });
    const [, family] = within(await card()).getAllByRole('listitem');
    within(family!).getByText('Family');
    within(family!).getByText('For their mother, 80 or older, speaks Telugu');
  });

  it('do not say that the family flies', async () => {
    const forWhom = { relation: 'mother', ageGroup: '80_up', languages: 'Telugu' } as const;
    const { flyer: _, ...listed } = withAnandAlone({ forWhom });
    open({ 'GET /api/matches?when=coming': [listed] });
    await screen.findByText('Anand flies Hyderabad to Frankfurt with your mother.');
    screen.getByText(/^Who is with your mother from Frankfurt to Chicago\?/);
  });

  it('search for each part that is flown alone, with its stops', async () => {
    const [alone, together] = viaFrankfurt.legs!;
    const [from, stop, to] = ['São Paulo', 'Lisbon', 'Denver'].map((city) => ({ ...alone!.arrival, city }));
    const legs = [
      { ...alone!, from: 'GRU', to: 'LIS', departure: from!, arrival: stop! },
      { ...alone!, from: 'LIS', to: 'FRA', departure: stop! },
      together!,
      { ...alone!, from: 'ORD', to: 'DEN', departure: together!.arrival, arrival: to! },
    ];
    open({ 'GET /api/matches?when=coming': [sampleTrip({ ...viaFrankfurt, legs, role: 'seeking_help' })] });
    const links = await screen.findAllByRole('link', { name: 'Look for an Amigo' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/search?from=GRU&to=FRA&date=${alone!.date}&stops=LIS&type=helper`,
      `/search?from=ORD&to=DEN&date=${alone!.date}&type=helper`,
    ]);
    screen.getByText(/from São Paulo to Frankfurt\?/);
    screen.getByText(/from Chicago to Denver\?/);
  });

  it('begin with what waits for my answer', async () => {
    const proposal = sampleTrip({ id: 13, status: 'proposed', date: '2027-06-01' });
    open({ 'GET /api/matches?when=coming': [sampleTrip(), proposal] });
    const first = within(await screen.findByRole('region', { name: 'Waiting for your answer' }));
    expect(first.getByRole('link').getAttribute('href')).toBe('/trips/13');
    const next = within(screen.getByRole('region', { name: 'Your next trips' }));
    expect(next.getByRole('link').getAttribute('href')).toBe('/trips/12');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('show first what waits after a trip, and never say alone that there are none', async () => {
    const { other, departure, arrival, date } = sampleTrip();
    const waiting = { id: 9, other, departure, arrival, date, waitsFor: 'review', promisedTip: null };
    open({
      'GET /api/matches?when=coming': [],
      'GET /api/matches/waiting': [{ ...waiting, id: 10, waitsFor: 'thanks', promisedTip: 40 }, waiting],
    });
    const first = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const [thanks, review] = first.getAllByRole('link');
    expect([thanks?.textContent, thanks?.getAttribute('href')]).toEqual([
      'Thank RaviDelhi to Chicago, Mon, Mar 1. You promised $40.',
      '/trips/10',
    ]);
    expect(review?.textContent).toBe('Review waiting: how was it with Ravi?Delhi to Chicago, Mon, Mar 1');
    await screen.findByText('No other trips are coming.');
    expect(screen.queryByText('No trips yet')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('have a past, which is part of the address', async () => {
    const cancelled = sampleTrip({ status: 'cancelled', cancelled: { byMe: false, reason: 'Ill' } });
    const { user, location } = open({ 'GET /api/matches?when=past': [cancelled] });
    await card();
    await user.click(screen.getByRole('link', { name: 'Past' }));
    expect(location()).toBe('/trips?when=past');
    within(await card()).getByText('Cancelled by Ravi');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Past');
  });

  it('come page by page, and the focus follows', async () => {
    const link = '</api/matches?when=past&limit=50&cursor=2027-03-01.12>; rel="next"';
    const older = sampleTrip({ id: 9 });
    const { user } = open(
      {
        'GET /api/matches?when=past': () => ({ body: [sampleTrip()], headers: { link } }),
        'GET /api/matches?when=past&cursor=2027-03-01.12': [older],
      },
      '/trips?when=past',
    );
    await card();
    await user.click(screen.getByRole('button', { name: 'Show more trips' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await waitFor(() =>
      expect(document.activeElement?.querySelector('a')?.getAttribute('href')).toBe('/trips/9'),
    );
    expect(screen.queryByRole('button', { name: 'Show more trips' })).toBeNull();
  });

  it.each(['/trips/12', '/trips/12/care-card'])(
    'ask for a login at %s once the session has ended',
    async (at) => {
      const answer = (body: unknown) => () =>
        hasEnded ? { status: 401, body: { message: 'Please log in' } } : { body };
      let hasEnded = false;
      open(
        { 'GET /api/auth/me': answer(meera), 'GET /api/matches/12': answer(sampleTrip({ listingId: null })) },
        at,
      );
      await screen.findByRole('heading', { level: 1 });
      hasEnded = true;
      window.dispatchEvent(new Event('online'));
      await screen.findByRole('heading', { level: 1, name: 'Authentication Required' });
      screen.getByRole('button', { name: 'Log In' });
    },
  );

  it('show a way on when there are none', async () => {
    open({ 'GET /api/matches?when=coming': [] });
    await screen.findByRole('heading', { name: 'No trips yet' });
    expect(screen.getByRole('link', { name: 'Browse Listings' }).getAttribute('href')).toBe('/search');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are those that the device keeps while there is no network', async () => {
    const { date } = sampleTrip();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${date}T00:00:00Z`));
    keepTrip({ me: meera, trip: sampleTrip(), careCard: null });
    open({
      'GET /api/matches?when=coming': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await screen.findByText('No network. These are the trips that your device keeps.');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    jest.restoreAllMocks();
    localStorage.clear();
  });

  describe('on the offline page', () => {
    beforeEach(() => void Object.assign(boot, { offline: true }));
    afterEach(() => {
      delete boot.offline;
      localStorage.clear();
      jest.restoreAllMocks();
    });
    const noServer = { 'GET /api/auth/me': noNetwork, 'GET /api/matches?when=coming': noNetwork };

    it('are those of the member who opened them here', async () => {
      jest.spyOn(Date, 'now').mockReturnValue(atTheAirport);
      keepTrip({ me: meera, trip: sampleTrip(), careCard: null });
      open(noServer);
      await screen.findByText('No network. These are the trips that your device keeps.');
      const [amigo] = within(await card()).getAllByRole('listitem');
      within(amigo!).getByText('That is you');
    });

    it('are none after a logout', async () => {
      open(noServer);
      await screen.findByRole('heading', { level: 1, name: 'No network' });
      screen.getByText(/^This device keeps no trip\./);
      expect(await accessibilityFaults()).toEqual([]);
    });
  });

  it('can be loaded again after an error', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/matches?when=coming': () => (isDown ? { status: 503, body: {} } : { body: [sampleTrip()] }),
    });
    await screen.findByText('Your trips could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card();
  });
});
