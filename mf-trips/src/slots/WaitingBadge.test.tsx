import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { renderRemote } from 'shell/host/testing';
import { asha } from '../testing/people';
import { sampleThreadLine } from '../testing/threads';
import { sampleTrip } from '../testing/trips';
import { WaitingBadge } from './WaitingBadge';

/** The menu is the shell's; this one shows what fills it. */
const menu = defineRemote({
  name: 'menu',
  routes: [
    {
      path: '/',
      title: '',
      access: 'public',
      page: async () => ({
        Page: () => (
          <a href="/trips">
            My Trips
            <WaitingBadge />
          </a>
        ),
      }),
    },
  ],
});
const { other, departure, arrival, date } = sampleTrip();
const waiting = { id: 9, other, departure, arrival, date, waitsFor: 'review', promisedTip: null };
const open = (me: object, trips: object[], threads: object[] = []) =>
  renderRemote(menu, {
    at: '/',
    answers: {
      'GET /api/auth/me': me,
      'GET /api/matches/waiting': trips,
      'GET /api/threads': threads,
    },
  });

describe('the badge of waiting trips', () => {
  it('counts the trips that wait', async () => {
    open(asha, [waiting, { ...waiting, id: 10 }]);
    await screen.findByRole('link', { name: 'My Trips 2 wait for you' });
  });

  it('counts a trip once that also has words which were not read', async () => {
    open(
      asha,
      [waiting],
      [
        sampleThreadLine({ matchId: 9, unread: 2 }),
        sampleThreadLine({ unread: 1 }),
        sampleThreadLine({ matchId: 14 }),
      ],
    );
    await screen.findByRole('link', { name: 'My Trips 2 wait for you' });
  });

  it('is not there when none waits, and asks nothing for visitors', async () => {
    const { requests } = open(asha, []);
    await waitFor(() => expect(requests.some(({ url }) => url === '/api/matches/waiting')).toBe(true));
    expect(screen.getByRole('link').textContent).toBe('My Trips');
  });
});
