import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { MatchDetails, Step, StepName } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page and its part are chunks of their own: their first load must not count as waiting time of a test.
import '../../pages/TripPage';
import '../../relay/MissingLeg';
import remote from '../../remote';
import { meera } from '../../testing/people';
import { anandReads, withAnand, withAnandAlone, withMeera } from '../../testing/relay';
import { withOtherPages } from '../../testing/withOtherPages';

const beforeBoth = '2027-03-05T20:00:00Z';
const betweenThem = '2027-03-06T08:30:00Z';
const afterBoth = '2027-03-06T10:30:00Z';
const isNow = (at: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at));

beforeEach(() => void isNow(beforeBoth));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const open = (trip: MatchDetails, show = '') =>
  renderRemote(withOtherPages(remote), {
    at: `/trips/${trip.id}${show}`,
    answers: {
      [`GET /api/testimonials/user/${trip.other.id}/permission`]: {
        mayWrite: true,
        reason: null,
        listingId: 31,
      },
      [`GET /api/matches/${trip.id}/safety`]: null,
      'GET /api/auth/me': meera,
      'GET /api/threads': [],
      'GET /api/alerts': [],
      'GET /api/listings/fitting': [],
      [`GET /api/matches/${trip.id}`]: trip,
    },
  });
const steps = (['met', 'landed', 'handed_over'] as const).map((step: StepName): Step => ({
  step,
  leg: 1,
  at: '2027-03-06T08:00:00.000Z',
  byMe: true,
  byBoth: true,
  canTakeBack: false,
  takeBackUntil: null,
}));
const missing = { name: 'Who is with Kamala to Chicago?' };

describe('a part without a companion, on the day of travel', () => {
  it('is shown to the family below the next step, with a way on', async () => {
    open(withAnandAlone());
    const notice = await screen.findByRole('region', missing);
    await within(notice).findByText('Nobody has offered this flight yet.');
    within(notice).getByRole('link', { name: 'Look for an Amigo' });
    const next = screen.getByRole('region', { name: 'Kamala goes to the airport' });
    expect(next.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('may come before the one of this page', async () => {
    const [first, second] = withMeera().legs!;
    open(withMeera({ companions: [], legs: [{ ...first!, companion: null }, second!] }));
    await screen.findByRole('region', { name: 'Who is with Kamala to Frankfurt?' });
  });

  it('is said after the goodbye, and offered until its flight has left', async () => {
    isNow(betweenThem);
    const trip = withAnandAlone({ steps });
    open(trip);
    await screen.findByText('Kamala flies Frankfurt to Chicago alone. Lands 13:20.');
    await screen.findByRole('region', missing);
    await screen.findByText('Nobody has offered this flight yet.');
    expect(await accessibilityFaults()).toEqual([]);
    cleanup();
    isNow(afterBoth);
    open(trip);
    await screen.findByText('Kamala flies Frankfurt to Chicago alone. Lands 13:20.');
    expect(screen.queryByRole('region', missing)).toBeNull();
  });

  it('is offered on the page after the trip, too', async () => {
    isNow(betweenThem);
    const trip = withAnandAlone({ steps });
    open(trip, '?show=after');
    const notice = await screen.findByRole('region', missing);
    const review = await screen.findByRole('region', { name: 'How was it with Anand Kumar?' });
    expect(notice.compareDocumentPosition(review) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
    cleanup();
    isNow(afterBoth);
    open(trip, '?show=after');
    await screen.findByRole('region', { name: 'How was it with Anand Kumar?' });
    expect(screen.queryByRole('region', missing)).toBeNull();
  });

  it('is offered while its flight waits', async () => {
    isNow(afterBoth);
    const [first, second] = withAnandAlone().legs!;
    const flightStatus = {
      state: 'delayed' as const,
      departs: '2027-03-06T12:00:00.000Z',
      arrives: null,
      plannedDeparture: '2027-03-06T10:00:00.000Z',
      plannedArrival: null,
      terminal: null,
      gate: null,
      belt: null,
      knownAt: '2027-03-06T10:00:00.000Z',
    };
    open(withAnandAlone({ steps, legs: [first!, { ...second!, flightStatus }] }));
    await screen.findByRole('region', missing);
  });

  it('is not there where somebody takes over, nor for the helper', async () => {
    isNow(betweenThem);
    open(withAnand({ steps }));
    await screen.findByRole('heading', { level: 1, name: 'Kamala is with Meera.' });
    expect(screen.queryByText(/alone/)).toBeNull();
    expect(screen.queryByRole('region', missing)).toBeNull();
    cleanup();
    open(withAnandAlone({ ...anandReads, companions: [], steps }));
    await screen.findByRole('heading', { level: 1, name: /goodbye in Frankfurt/ });
    expect(screen.queryByText(/alone/)).toBeNull();
    expect(screen.queryByRole('region', missing)).toBeNull();
  });
});
