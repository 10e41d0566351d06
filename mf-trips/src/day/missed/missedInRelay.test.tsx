import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails, TripLeg } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../../pages/TripPage';
import remote from '../../remote';
import { metThere, serverOfRelay, tapsOf, untilFrankfurt } from '../../testing/handOver';
import { meera } from '../../testing/people';
import {
  anandReads,
  anandsPart,
  meeraReads,
  meerasPart,
  tapped,
  withAnand,
  withAnandAlone,
  withMeera,
} from '../../testing/relay';
import { withOtherPages } from '../../testing/withOtherPages';

// 09:30 in Frankfurt, before the second flight.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-06T08:30:00Z')));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const family = { ...meera, id: 23, username: 'Priya Rao' };
const anand = { ...meera, id: 21, username: 'Anand Kumar' };
const meeraIyer = { ...meera, id: 22, username: 'Meera Iyer' };
const missed = [{ leg: 2, at: '2027-03-06T08:20:00.000Z', byMe: false }];
const isFlying = [anandsPart({ steps: tapsOf(untilFrankfurt) }), meerasPart()];
async function cardOf(trip: MatchDetails, me: typeof family) {
  renderRemote(withOtherPages(remote), {
    at: `/trips/${trip.id}`,
    answers: { ...serverOfRelay({ ...trip, missed }, me) },
  });
  return within(await screen.findByRole('region', { name: 'The connection in Frankfurt was missed' }));
}
const noSearch = (card: Awaited<ReturnType<typeof cardOf>>) =>
  expect(card.queryByRole('link', { name: /^Who flies/ })).toBeNull();
const willMiss = /Kamala will miss LH430 to Chicago\. /;

describe('a connection that is missed where the next companion joins', () => {
  it('leads the family to the one who still flies', async () => {
    const card = await cardOf(withAnand({ steps: untilFrankfurt }), family);
    card.getByText(/Anand goes to the desk of the airline with Kamala/);
    const link = card.getByRole('link', { name: 'On with Meera to Chicago' });
    expect(link.getAttribute('href')).toBe('/trips/13');
    noSearch(card);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('sends to the desk the one who brings her, who writes to the next', async () => {
    const card = await cardOf(withAnand({ ...anandReads, steps: untilFrankfurt }), anand);
    card.getByText(willMiss);
    card.getByText(/Go to the desk of the airline with Kamala: it books the next flight\.$/);
    const link = card.getByRole('link', { name: 'Write to Meera' });
    expect(link.getAttribute('href')).toBe('/trips/12/conversation');
    noSearch(card);
  });

  it('does not say to the next companion that they miss their flight', async () => {
    const companions = [isFlying[0]!, meerasPart({ isMe: true })];
    const card = await cardOf(withMeera({ ...meeraReads, companions }), meeraIyer);
    card.getByText(willMiss);
    card.getByText(/Anand goes to the desk of the airline with Kamala: it books the next flight\.$/);
  });

  it('sends both to the desk once they have met', async () => {
    const companions = [isFlying[0]!, meerasPart({ isMe: true })];
    const card = await cardOf(withMeera({ ...meeraReads, companions, steps: metThere }), meeraIyer);
    card.getByText(/You will miss LH430 to Chicago\. Go to the desk of the airline together/);
  });

  it('stays with who flies on with her on a trip of their own', async () => {
    const [first, last] = withAnandAlone().legs as [TripLeg, TripLeg];
    const legs = [first, { ...last, beside: { name: 'Leila' } }];
    const steps = [...untilFrankfurt, tapped('handed_over', 1, '2027-03-06T08:00:00.000Z')];
    const card = await cardOf(withAnandAlone({ legs, steps }), family);
    card.getByText(/Leila goes to the desk of the airline with Kamala: it books the next flight\.$/);
    noSearch(card);
  });
});
