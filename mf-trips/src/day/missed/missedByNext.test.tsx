import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../../pages/TripPage';
import remote from '../../remote';
import { serverOfRelay, untilFrankfurt } from '../../testing/handOver';
import { anandsPart, meerasPart, tapped, withAnand } from '../../testing/relay';
import { meera } from '../../testing/people';
import { withOtherPages } from '../../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-06T08:30:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the family’s page of a part that is over', () => {
  it('shows that the next companion missed the connection', async () => {
    const trip = withAnand({
      role: 'seeking_help',
      steps: [...untilFrankfurt, tapped('handed_over', 1, '2027-03-06T08:00:00.000Z')],
      companions: [anandsPart({}), meerasPart({})],
      missed: [{ leg: 2, at: '2027-03-06T08:20:00.000Z', byMe: false, companion: meerasPart({}).matchId }],
    });
    renderRemote(withOtherPages(remote), {
      at: `/trips/${trip.id}`,
      answers: serverOfRelay(trip, { ...meera, id: 23, username: 'Priya Rao' }),
    });
    const card = within(
      await screen.findByRole('region', { name: 'The connection in Frankfurt was missed' }),
    );
    card.getByText(/Meera goes to the desk of the airline with Kamala: it books the next flight/);
    const link = card.getByRole('link', { name: 'On with Meera to Chicago' });
    expect(link.getAttribute('href')).toBe('/trips/13');
    expect(card.queryByRole('link', { name: /^Who flies/ })).toBeNull();
  });
});
