import { afterEach, describe, expect, it, jest, beforeEach } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { delhi } from '../testing/listings';
import { meera } from '../testing/people';
import { anandReads, anandsPart, atTheGate, meerasPart, priya, withAnand } from '../testing/relay';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const boston = { ...delhi, code: 'BOS', city: 'Boston' };
const sunita = { ...priya, id: 24, username: 'Sunita Nair' };
const inChicago = {
  ...atTheGate,
  airport: 'ORD',
  place: 'Gate K5',
  time: '14:00',
  from: 'Meera',
  to: 'Sunita',
};

/** Sunita flies on with Kamala from Chicago. */
function ofThree(overrides: Partial<MatchDetails> = {}): MatchDetails {
  const trip = withAnand(overrides);
  const [first, second] = trip.legs!;
  const third = { ...second!, from: 'ORD', to: 'BOS', departure: second!.arrival, arrival: boston };
  const last = { ...third, time: '16:00', arrivalTime: '19:00', flightNumber: 'UA1', companion: sunita.id };
  const sunitas = { matchId: 14, person: sunita, legs: [3], status: 'agreed' as const, steps: [] };
  const companions = [...(overrides.companions ?? [anandsPart(), meerasPart()]), sunitas];
  return { ...trip, legs: [first!, second!, last], companions };
}

async function inTheMiddle(trip: MatchDetails): Promise<string | null | undefined> {
  renderRemote(withOtherPages(remote), {
    slots: {},
    at: `/trips/${trip.id}`,
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/threads': [],
      'GET /api/listings/id/31/details': () => ({ status: 404, body: { message: 'Not found' } }),
      [`GET /api/matches/${trip.id}`]: trip,
    },
  });
  const way = within(await screen.findByRole('list', { name: 'Flights' }));
  return way.getByText('In Chicago Meera gives Kamala to Sunita').closest('p')?.textContent;
}
const said = 'In Chicago Meera gives Kamala to Sunita';

describe('where two other companions hand over', () => {
  it('shows the family the place and the time', async () => {
    expect(await inTheMiddle(ofThree({ otherMeetings: [inChicago] }))).toBe(
      `${said}Gate K5, Sat, Mar 6, at 14:00`,
    );
  });

  it('says that no place is agreed where the family would know it', async () => {
    expect(await inTheMiddle(ofThree({ otherMeetings: [] }))).toBe(`${said}No place is agreed yet`);
  });

  it('says nothing of a place that this part cannot know', async () => {
    expect(await inTheMiddle(ofThree(anandReads))).toBe(said);
  });
});
