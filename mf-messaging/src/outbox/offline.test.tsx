import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { asha } from '../testing/people';
import { sampleMessage, talkingTo } from '../testing/samples';
import { storesMessages } from '../testing/server';

fakeStreams();
const unsent = `mine:unsent-${asha.id}-7`;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'onLine');
  Reflect.deleteProperty(globalThis, 'caches');
});

/** What a browser with a service worker keeps for it, in its order. */
function withWorker() {
  const left = new Map<string, unknown>();
  const synced: string[] = [];
  const cache = {
    put: async (key: string, response: Response) => left.set(key, await response.json()),
    delete: (key: string) => Promise.resolve(left.delete(key)),
  };
  const registration = { sync: { register: (tag: string) => Promise.resolve(synced.push(tag)) } };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(globalThis, { caches: { open: () => Promise.resolve(cache) } });
  return { left, synced };
}

describe('the outbox', () => {
  it('sends messages of no network by itself when there is one again, in order', async () => {
    const { stored, answer } = storesMessages();
    let isDown = true;
    const { user } = renderRemote(remote, {
      at: '/messages?to=7',
      answers: {
        ...talkingTo({ messages: [sampleMessage({ senderId: asha.id })] }),
        'POST /api/messages': (body: never) => {
          if (isDown) throw new TypeError('Failed to fetch');
          return answer(body);
        },
      },
    });
    const box = await screen.findByLabelText('Message to Meera');
    const waiting = () => screen.queryAllByText('Not sent. It goes out when the network is back.');
    for (const [place, words] of ['We are boarding', 'See you there'].entries()) {
      await user.type(box, `${words}{Enter}`);
      await waitFor(() => expect(waiting()).toHaveLength(place + 1));
    }
    expect(await accessibilityFaults()).toEqual([]);
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(waiting()).toEqual([]));
    expect(stored.map(({ content }) => content)).toEqual(['We are boarding', 'See you there']);
  });

  it('does not call a message failed that waits because the browser has no network', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    const { user } = renderRemote(remote, {
      at: '/messages?to=7',
      answers: {
        ...talkingTo({ messages: [sampleMessage({ senderId: asha.id })] }),
        'POST /api/messages': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    });
    await user.type(await screen.findByLabelText('Message to Meera'), 'We are boarding{Enter}');
    await screen.findByText('Not sent. It goes out when the network is back.');
    expect(screen.queryByText('Message failed')).toBeNull();
  });

  it('leaves them to the service worker, for the time after the page is closed', async () => {
    const { left, synced } = withWorker();
    const { answer } = storesMessages();
    let isDown = true;
    const { user } = renderRemote(remote, {
      at: '/messages?to=7',
      answers: {
        ...talkingTo({ messages: [sampleMessage({ senderId: asha.id })] }),
        'POST /api/messages': (body: never) => {
          if (isDown) throw new TypeError('Failed to fetch');
          return answer(body);
        },
      },
    });
    await user.type(await screen.findByLabelText('Message to Meera'), 'We are boarding{Enter}');
    await waitFor(() => expect(synced).toEqual(['waiting-calls']));
    const [[key, call] = []] = [...left];
    expect(call).toEqual({
      memberId: asha.id,
      path: '/api/messages',
      body: {
        receiverId: 7,
        content: 'We are boarding',
        sendSMS: false,
        clientKey: key?.replace('/waiting/', ''),
        writtenAt: expect.any(String),
      },
    });
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(left.size).toBe(0));
  });

  it('shows and sends in another tab what waits, with the time at which it was written', async () => {
    const { stored, answer } = storesMessages();
    const bodies: object[] = [];
    const writtenAt = new Date(Date.now() - 600_000).toISOString();
    const waiting = [{ clientKey: 'a1', content: 'We are boarding', sendSMS: false, writtenAt, waits: true }];
    localStorage.setItem(unsent, JSON.stringify(waiting));
    renderRemote(remote, {
      at: '/messages?to=7',
      answers: {
        ...talkingTo({ messages: [sampleMessage({ senderId: asha.id })] }),
        'POST /api/messages': (body: never) => {
          bodies.push(body);
          return answer(body);
        },
      },
    });
    await waitFor(() => expect(stored.map(({ content }) => content)).toEqual(['We are boarding']));
    expect(bodies).toMatchObject([{ clientKey: 'a1', writtenAt }]);
    await waitFor(() => expect(localStorage.getItem(unsent)).toBeNull());
  });

  it('gives the words back, with the reason, when what has waited is refused', async () => {
    const message = 'You can write to this person after they have shared their contact with you';
    const waiting = [{ clientKey: 'a1', content: 'We are boarding', sendSMS: false, waits: true }];
    localStorage.setItem(unsent, JSON.stringify(waiting));
    renderRemote(remote, {
      at: '/messages?to=7',
      answers: {
        ...talkingTo({ messages: [sampleMessage({ senderId: asha.id })] }),
        'POST /api/messages': () => ({ status: 403, body: { message, requestId: 'test' } }),
      },
    });
    await screen.findByText(`Not sent. ${message}`);
    screen.getByText('We are boarding');
    cleanup();
  });
});
