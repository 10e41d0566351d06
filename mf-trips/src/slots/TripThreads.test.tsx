import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import { meera } from '../testing/people';
import { sampleThreadLine, sampleWords } from '../testing/threads';
import { TripThreads } from './TripThreads';

/** The list is another remote's page; this one shows what fills its top. */
const list = defineRemote({
  name: 'messaging',
  routes: [
    { path: '/list', title: '', access: 'member', page: async () => ({ List: () => <TripThreads /> }) },
  ],
});
const open = (threads: object[]) =>
  renderRemote(list, { at: '/list', answers: { 'GET /api/auth/me': meera, 'GET /api/threads': threads } });

describe('the slot of trips’ conversations', () => {
  it('names the trip and its people, the last words and what is new', async () => {
    open([
      sampleThreadLine({ last: sampleWords(), unread: 2 }),
      sampleThreadLine({ tripId: 4, matchId: 14 }),
    ]);
    const [first, second] = await screen.findAllByRole('link');
    expect(first?.textContent).toBe(
      'Hyderabad to Chicago, with Priya and AnandAnand: I wait at the gateNew, 2 unread messages',
    );
    expect(first?.getAttribute('href')).toBe('/trips/12/conversation');
    expect(second?.textContent).toBe('Hyderabad to Chicago, with Priya and AnandNobody has written yet');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is not there without such a trip', async () => {
    const { requests } = open([]);
    await waitFor(() => expect(requests.some(({ url }) => url === '/api/threads')).toBe(true));
    expect(screen.queryByRole('list')).toBeNull();
  });
});
