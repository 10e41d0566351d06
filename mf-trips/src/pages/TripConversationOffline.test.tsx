import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Message } from 'backend/contract/messaging';
import type { Thread } from 'backend/contract/trips/thread';
import { boot } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import './TripConversationPage';
import { keepTrip, keptTrip } from '../device/keptTrips';
import remote from '../remote';
import { meera } from '../testing/people';
import { sampleThread, sampleThreadLine, sampleWords } from '../testing/threads';
import { sampleTrip } from '../testing/trips';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  delete boot.offline;
});

const open = (thread: Partial<Thread> | (() => Thread) = {}, answers: Answers = {}) =>
  renderRemote(remote, {
    at: '/trips/12/conversation',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/threads': [sampleThreadLine()],
      'GET /api/matches/12/thread': () => ({
        body: typeof thread === 'function' ? thread() : sampleThread(thread),
      }),
      'POST /api/matches/12/thread/read': { unread: 0 },
      ...answers,
    },
  });

const field = () => screen.findByLabelText('Message to everybody on this trip');

/** Stores what Meera writes. */
function stores(messages: Message[]) {
  return (body: { content: string; clientKey: string }) => {
    const stored = sampleWords({ id: 8, senderId: meera.id, ...body });
    messages.push(stored);
    return { body: stored };
  };
}

it('sends by itself, in order, what was written without a network, also in another tab', async () => {
  const messages: Message[] = [];
  let isDown = true;
  const bodies: object[] = [];
  const answers: Answers = {
    'POST /api/matches/12/thread': (body: never) => {
      if (isDown) throw new TypeError('Failed to fetch');
      bodies.push(body);
      return stores(messages)(body);
    },
  };
  const { user } = open(() => sampleThread({ messages }), answers);
  const waiting = () => screen.queryAllByText('Not sent. It goes out when the network is back.');
  for (const [place, words] of ['We have landed', 'She is with me'].entries()) {
    await user.type(await field(), `${words}{Enter}`);
    await waitFor(() => expect(waiting()).toHaveLength(place + 1));
  }
  cleanup();
  sessionStorage.clear();
  isDown = false;
  open(() => sampleThread({ messages }), answers);
  await waitFor(() =>
    expect(messages.map(({ content }) => content)).toEqual(['We have landed', 'She is with me']),
  );
  expect(bodies).toMatchObject([{ writtenAt: expect.any(String) }, { writtenAt: expect.any(String) }]);
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('mine:'))).toEqual([]));
});

const fails = () => {
  throw new TypeError('Failed to fetch');
};
const unreachable = [
  'POST /api/matches/12/thread',
  'GET /api/matches/12',
  'GET /api/listings/id/31/details',
] as const;

describe('without a network', () => {
  const trip = sampleTrip({ id: 12, date: '2099-02-28' });
  const said = { messages: [sampleWords({ content: 'She wears a green coat' })], unread: 1 };
  const offline = (at = '/trips/12/conversation') => {
    cleanup();
    boot.offline = true;
    return renderRemote(remote, {
      at,
      answers: Object.fromEntries(unreachable.map((call) => [call, fails])),
    });
  };

  it('shows what was opened on a device that keeps the trip, and what is written waits', async () => {
    keepTrip({ me: meera, trip, careCard: null });
    open(said);
    await screen.findByText('She wears a green coat');
    keepTrip({ me: meera, trip, careCard: null });
    const { user, requests } = offline();
    await screen.findByText('She wears a green coat');
    screen.getByText(/^No network\. These are the last messages/);
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(await field(), 'We have landed{Enter}');
    await screen.findByText('Not sent. It goes out when the network is back.');
    const calls = requests.filter(({ url }) => url.startsWith('/api/matches/12'));
    expect(calls.map(({ method }) => method)).toEqual(['POST']);
  });

  it('is reached from the kept trip', async () => {
    const companions = [{ matchId: 13, person: trip.other, legs: [1], status: 'agreed' as const }];
    keepTrip({ me: meera, trip: { ...trip, companions }, careCard: null });
    open(said);
    await screen.findByText('She wears a green coat');
    const { user } = offline('/trips/12');
    await user.click(await screen.findByRole('link', { name: 'Everybody on this trip' }));
    await screen.findByText('She wears a green coat');
  });

  it('says that a conversation which was never opened is not there', async () => {
    keepTrip({ me: meera, trip, careCard: null });
    offline();
    await screen.findByRole('heading', { name: 'This conversation is not on this device' });
    expect(screen.getByRole('link', { name: 'The trip' }).getAttribute('href')).toBe('/trips/12');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('keeps nothing of a trip that the device does not keep', async () => {
    open(said);
    await screen.findByText('She wears a green coat');
    expect(keptTrip(meera.id, 12)).toBeNull();
    offline();
    await screen.findByRole('heading', { name: 'This conversation is not on this device' });
    expect(screen.getByRole('link', { name: 'My trips' }).getAttribute('href')).toBe('/trips');
  });
});
