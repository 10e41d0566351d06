import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { FittingListing } from 'backend/contract/listings/fitting';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page and its part are chunks of their own: their first load must not count as waiting time of a test.
import '../pages/TripPage';
import './MissingLeg';
import remote from '../remote';
import { sampleRequest } from '../testing/listings';
import { meera } from '../testing/people';
import { anandReads, anandsPart, meerasPart, withAnandAlone } from '../testing/relay';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const { departure, arrival, date } = withAnandAlone().legs![1]!;
const offer = (overrides: Partial<FittingListing> = {}): FittingListing => ({
  ...sampleRequest({ type: 'helper', departure, arrival, departureAirport: 'FRA', date, verified: true }),
  id: 41,
  userId: 22,
  username: 'Meera Iyer',
  languages: 'Telugu, Hindi',
  flightNumber: 'LH430',
  why: 'flight',
  mine: 1,
  theirs: 1,
  day: date,
  away: 0,
  km: 0,
  shared: 1,
  ...overrides,
});
const inThreeDays: Partial<FittingListing> = {
  id: 42,
  userId: 24,
  username: 'Sunita',
  why: 'route',
  away: 2,
  day: '2027-03-08',
};

const fitting = 'GET /api/listings/fitting?legs=FRA-ORD.2027-03-06.LH430&type=helper';

/** A server that keeps whom Priya asks. */
function open(overrides: Partial<MatchDetails> = {}, answers: Answers = {}) {
  let trip = withAnandAlone(overrides);
  return renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/threads': [],
      'GET /api/matches/12': () => ({ body: trip }),
      'GET /api/listings/id/31/details': () => ({ status: 404, body: { message: 'Not found' } }),
      [fitting]: [offer(), offer(inThreeDays)],
      'GET /api/alerts': [],
      'POST /api/matches/12/companions': () => {
        trip = { ...trip, companions: [anandsPart(), meerasPart({ status: 'proposed' })] };
        return { body: trip };
      },
      ...answers,
    },
  });
}
const part = async () =>
  within(await screen.findByRole('region', { name: 'Who is with Kamala to Chicago?' }));

describe('a leg that nobody flies with the traveler', () => {
  it('has people who fit, and one press asks for this flight only', async () => {
    const { user, requests } = open();
    const missing = await part();
    await missing.findByText('The same flight, LH430');
    missing.getByText('Frankfurt to Chicago, 2 days later');
    expect(await accessibilityFaults()).toEqual([]);
    expect(missing.getAllByRole('button', { name: /^Ask/ })).toHaveLength(1);
    await user.click(missing.getByRole('button', { name: 'Ask Meera for the flight to Chicago' }));
    await missing.findByText('Asked, Meera decides');
    const { body } = requests.find(({ method }) => method === 'POST')!;
    const flown = { from: 'FRA', to: 'ORD', date, flightNumber: 'LH430' };
    expect(body).toMatchObject({ listingId: 41, userId: 22, legs: [2], seen: { legs: [flown] } });
    const links = await screen.findByRole('navigation', { name: 'Who flies with Kamala' });
    within(links).getByRole('link', { name: 'Meera to Chicago Asked' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has nobody of another day on the day of travel', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-05T20:00:00Z'));
    open();
    const missing = await part();
    await missing.findByText('The same flight, LH430');
    expect(missing.queryByText('Sunita')).toBeNull();
    expect(missing.queryByRole('link', { name: 'See the offer' })).toBeNull();
  });

  it('says when another number is the same plane', async () => {
    open({}, { [fitting]: [offer({ flightNumber: 'UA9151' })] });
    await (await part()).findByText('The same plane: LH430 is also UA9151');
  });

  it('reads an offer again that was changed meanwhile', async () => {
    const message = 'Its owner has changed this trip since you opened it. Look at it again before you ask.';
    let flightNumber = 'LH430';
    const { user } = open(
      {},
      {
        [fitting]: () => ({ body: [offer({ flightNumber })] }),
        'POST /api/matches/12/companions': () => {
          flightNumber = 'UA9151';
          return { status: 409, body: { message, code: 'listing-changed', requestId: 'test' } };
        },
      },
    );
    const missing = await part();
    await user.click(await missing.findByRole('button', { name: 'Ask Meera for the flight to Chicago' }));
    await screen.findByText(message);
    await missing.findByText('The same plane: LH430 is also UA9151');
  });

  it('says why somebody cannot be asked', async () => {
    const message = 'Meera cannot be asked at the moment';
    const { user } = open(
      {},
      { 'POST /api/matches/12/companions': () => ({ status: 409, body: { message } }) },
    );
    const missing = await part();
    await user.click(await missing.findByRole('button', { name: 'Ask Meera for the flight to Chicago' }));
    await screen.findByText(message);
    missing.getByRole('button', { name: 'Ask Meera for the flight to Chicago' });
  });

  it('is not offered to one who has just cancelled it', async () => {
    open({ leftBy: [22] });
    const missing = await part();
    await missing.findByText('Sunita');
    expect(missing.queryByText('Meera Iyer')).toBeNull();
  });

  it('says who has cancelled it, and why', async () => {
    const left = { username: 'Meera Iyer', reason: 'My father is ill' };
    open({
      leftBy: [22],
      cancelledParts: [
        { ...left, arrivalAirport: 'ORD' },
        { username: 'Ravi Rao', reason: 'I fly later', arrivalAirport: 'FRA' },
      ],
    });
    const missing = await part();
    expect(missing.getByText(/^Cancelled by Meera:/).textContent).toBe(
      'Cancelled by Meera: My father is ill',
    );
    expect(missing.queryByText(/Ravi/)).toBeNull();
  });

  it('says that an account was deleted, or closed by our team', async () => {
    open({
      closedParts: [
        { arrivalAirport: 'ORD', username: null, closedBy: 'owner' },
        { arrivalAirport: 'ORD', username: 'Meera Iyer', closedBy: 'team' },
        { arrivalAirport: 'FRA', username: 'Ravi Rao', closedBy: 'team' },
      ],
    });
    const missing = await part();
    missing.getByText('An Amigo for this part has deleted their account.');
    missing.getByText('Our team has closed the account of Meera.');
    expect(missing.queryByText(/Ravi/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads to the search with the stops of a longer gap', async () => {
    const [first, second] = withAnandAlone().legs!;
    const longer =
      'GET /api/listings/fitting?legs=FRA-ORD.2027-03-06.LH430%2CORD-JFK.2027-03-06.LH430&type=helper';
    const toNewYork = { ...second!, from: 'ORD', to: 'JFK', departure: second!.arrival };
    open({ legs: [first!, second!, toNewYork] }, { [longer]: [] });
    const link = await screen.findByRole('link', { name: 'Look for an Amigo' });
    expect(link.getAttribute('href')).toBe(`/search?from=FRA&to=JFK&date=${date}&stops=ORD&type=helper`);
  });

  it('leads to the search, and tells by mail when somebody is found', async () => {
    const created = { id: 5, type: 'helper', from: 'FRA', to: 'ORD', flight: null, how: 'now', status: 'on' };
    const days = { firstDay: date, lastDay: date, nearby: false, found: 0 };
    let alerts: object[] = [];
    const { user, requests } = open(
      {},
      {
        [fitting]: [],
        'GET /api/alerts': () => ({ body: alerts }),
        'POST /api/alerts': () => {
          alerts = [{ ...created, ...days }];
          return { body: alerts[0] };
        },
        'DELETE /api/alerts/5': () => {
          alerts = [];
          return { body: {} };
        },
      },
    );
    const missing = await part();
    await missing.findByText('Nobody has offered this flight yet.');
    expect(missing.getByRole('link', { name: 'Look for an Amigo' }).getAttribute('href')).toBe(
      `/search?from=FRA&to=ORD&date=${date}&type=helper`,
    );
    await user.click(missing.getByRole('button', { name: 'Tell me when somebody is found' }));
    await missing.findByText('We write to you when somebody is found.');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      type: 'helper',
      from: 'FRA',
      to: 'ORD',
      firstDay: date,
      lastDay: date,
      nearby: false,
      how: 'now',
    });
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(missing.getByRole('button', { name: 'Stop' }));
    await missing.findByRole('button', { name: 'Tell me when somebody is found' });
  });

  it('says when people could not be looked for, and tries again', async () => {
    let isDown = true;
    const { user } = open(
      {},
      { [fitting]: () => (isDown ? { status: 503, body: {} } : { body: [offer()] }) },
    );
    const missing = await part();
    await missing.findByText('We could not look for people on this flight.');
    isDown = false;
    await user.click(missing.getByRole('button', { name: 'Try again' }));
    await missing.findByText('Meera Iyer');
  });

  it('is nothing that the helper of another leg can fill', async () => {
    const { requests } = open({ ...anandReads, companions: [] });
    await screen.findByText('Kamala alone');
    expect(screen.queryByRole('region', { name: /^Who is with/ })).toBeNull();
    expect(requests.some(({ url }) => url.includes('fitting'))).toBe(false);
  });
});
