import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { boot } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { asha, ifeoma } from '../testing/people';
import { sampleMessage, samplePage, talkingTo } from '../testing/samples';
import { keepConversation, keptConversations } from '../device/keptConversations';

fakeStreams();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  delete boot.offline;
  jest.restoreAllMocks();
});

const aTrip = () => localStorage.setItem('mine:trip:12', '{}');
const talk = {
  messages: [sampleMessage({ senderId: asha.id, content: 'I have a red bag' }), sampleMessage({ id: 2 })],
};
const online = (answers: Answers = {}) =>
  renderRemote(remote, { at: '/messages?to=7', answers: { ...talkingTo(talk), ...answers } });
function offline(at = '/messages?to=7') {
  cleanup();
  boot.offline = true;
  return renderRemote(remote, {
    at,
    answers: {
      'POST /api/messages': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
}
const names = () => keptConversations().map(({ page }) => page.otherUser.username);

describe('without a network, a conversation', () => {
  it('that was opened while the device keeps a trip is shown, and what is written waits', async () => {
    aTrip();
    online();
    await screen.findByText('I have a red bag');
    const { user, requests } = offline();
    await screen.findByText('I have a red bag');
    screen.getByText(/^No network\. These are the last messages/);
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(screen.getByLabelText('Message to Meera'), 'We have landed{Enter}');
    await screen.findByText('Not sent. It goes out when the network is back.');
    expect(screen.queryByText('Message failed')).toBeNull();
    expect(localStorage.getItem(`mine:unsent-${asha.id}-7`)).toContain('We have landed');
    const calls = requests.filter(({ url }) => url.startsWith('/api/messages'));
    expect(calls.map(({ method }) => method)).toEqual(['POST']);
  });

  it('of a device without a trip is not there, and the page says so', async () => {
    online();
    await screen.findByText('I have a red bag');
    offline();
    await screen.findByRole('heading', { name: 'This conversation is not on this device' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is found from the list of those that are there', async () => {
    aTrip();
    keepConversation(asha.id, samplePage(talk));
    const { user } = offline('/messages');
    await user.click(await screen.findByRole('link', { name: 'Meera' }));
    await screen.findByText('I have a red bag');
  });

  it('that is gone is deleted from the device', async () => {
    aTrip();
    keepConversation(asha.id, samplePage(talk));
    online({
      'GET /api/messages/7': () => ({ status: 404, body: { message: 'Not found', requestId: 'test' } }),
    });
    await waitFor(() => expect(names()).toEqual([]));
  });
});

describe('a device keeps', () => {
  const person = (id: number) => samplePage({ otherUser: { ...ifeoma, id, username: `Person ${id}` } });

  it('the last three, for three days', () => {
    aTrip();
    const day = 24 * 60 * 60 * 1000;
    const now = jest.spyOn(Date, 'now');
    for (const [index, id] of [1, 2, 3, 4].entries()) {
      now.mockReturnValue(1_000 * day + index);
      keepConversation(asha.id, person(id));
    }
    expect(names()).toEqual(['Person 4', 'Person 3', 'Person 2']);
    expect(Object.keys(localStorage)).toHaveLength(4);
    now.mockReturnValue(1_003 * day + 3);
    expect(names()).toEqual([]);
  });

  it('those of one member', () => {
    aTrip();
    jest.spyOn(Date, 'now').mockReturnValue(1_000);
    keepConversation(asha.id, person(1));
    jest.spyOn(Date, 'now').mockReturnValue(2_000);
    keepConversation(98, person(2));
    expect(names()).toEqual(['Person 2']);
  });
});
