import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Message } from 'backend/contract/messaging';
import type { Thread } from 'backend/contract/trips/thread';
import { renderRemote, type Answers } from 'shell/host/testing';
import './TripConversationPage';
import remote from '../remote';
import { meera } from '../testing/people';
import { sampleThread, sampleThreadLine, sampleWords } from '../testing/threads';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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
