import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Message } from 'backend/contract/messaging';
import type { Thread } from 'backend/contract/trips/thread';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import './TripConversationPage';
import remote from '../remote';
import { meera } from '../testing/people';
import { priya, sampleThread, sampleThreadLine, sampleWords } from '../testing/threads';

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

const log = () => screen.findByRole('log');
const texts = async () =>
  Array.from((await log()).querySelectorAll('[dir="auto"]'), ({ textContent }) => textContent);
const field = () => screen.findByLabelText('Message to everybody on this trip');

/** Stores what Meera writes. */
function stores(messages: Message[]) {
  return (body: { content: string; clientKey: string }) => {
    const stored = sampleWords({ id: 8, senderId: meera.id, ...body });
    messages.push(stored);
    return { body: stored };
  };
}

describe('the conversation of a trip', () => {
  it('shows who is there and what each has written, and can be left to the trip', async () => {
    open({
      messages: [
        sampleWords(),
        sampleWords({ id: 2, senderId: priya.id, content: 'She wears a green coat' }),
        sampleWords({ id: 3, senderId: meera.id, content: 'I look for it' }),
      ],
    });
    await screen.findByRole('heading', { name: 'Everybody on this trip', level: 1 });
    await screen.findByText(/^You, Priya, and Anand/);
    expect(await texts()).toEqual(['I wait at the gate', 'She wears a green coat', 'I look for it']);
    const back = await screen.findByRole('link', { name: 'Hyderabad to Chicago' });
    expect(back.getAttribute('href')).toBe('/trips/12');
    expect(document.title).toBe('Flight Amigo - Everybody on this trip');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says so while nobody has written', async () => {
    open();
    await screen.findByText('Nobody has written yet. Say who waits where.');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is not found by those who are not on the trip', async () => {
    open({}, { 'GET /api/matches/12/thread': () => ({ status: 404, body: { message: 'Not found' } }) });
    await screen.findByRole('heading', { name: 'This conversation was not found' });
  });

  it('can be loaded again after a failure', async () => {
    let isDown = true;
    const { user } = open(
      {},
      {
        'GET /api/matches/12/thread': () =>
          isDown ? { status: 503, body: {} } : { body: sampleThread({ messages: [sampleWords()] }) },
      },
    );
    await screen.findByRole('heading', { name: 'This trip could not be loaded' });
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('I wait at the gate');
  });

  it('shows what is new when somebody looks again, in order, and reads it aloud', async () => {
    const messages = [sampleWords()];
    open(() => sampleThread({ messages: [...messages] }));
    await screen.findByText('I wait at the gate');
    messages.push(sampleWords({ id: 2, senderId: priya.id, content: 'Thank you!' }));
    document.dispatchEvent(new Event('visibilitychange'));
    const words = await screen.findByText('Thank you!');
    expect(words.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(await texts()).toEqual(['I wait at the gate', 'Thank you!']);
  });

  it('marks as read what is seen, once', async () => {
    const { requests } = open({ messages: [sampleWords({ id: 4 })], unread: 1 });
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'POST')).toEqual([
        expect.objectContaining({ url: '/api/matches/12/thread/read', body: { upTo: 4 } }),
      ]),
    );
  });

  it('says who has read my last words', async () => {
    const { people } = sampleThread();
    open({
      messages: [sampleWords({ id: 4, senderId: meera.id })],
      people: people.map((person) => (person.id === priya.id ? { ...person, readUpTo: 4 } : person)),
    });
    await screen.findByText('Read by Priya');
  });

  it('loads earlier messages', async () => {
    const earlier = sampleThread({ messages: [sampleWords()] });
    const { user } = open(
      { messages: [sampleWords({ id: 7, content: 'New' })], before: 7 },
      { 'GET /api/matches/12/thread?limit=50&before=7': earlier },
    );
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    await waitFor(async () => expect(await texts()).toEqual(['I wait at the gate', 'New']));
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('warns of money, of a suspended person, and can be reported', async () => {
    const { people } = sampleThread();
    const { user, requests } = open(
      {
        messages: [sampleWords({ content: 'Send me money', risk: 'money', risks: ['money'] })],
        people: people.map((person) => (person.id === 5 ? { ...person, isSuspended: true } : person)),
      },
      { 'POST /api/reports': { done: true } },
    );
    await screen.findByText(/Nobody should pay before the flight/);
    screen.getByText(/Anand was suspended and cannot answer/);
    await user.click(screen.getByRole('button', { name: 'Report this message' }));
    const report = within(await screen.findByRole('dialog', { name: 'Report the message by Anand' }));
    await user.click(report.getByRole('button', { name: 'Send Report' }));
    await waitFor(() =>
      expect(requests.find(({ url }) => url === '/api/reports')?.body).toMatchObject({ messageId: 1 }),
    );
  });
});

describe('writing to everybody', () => {
  it('sends with Enter and shows the words at once', async () => {
    const messages: Message[] = [];
    const { user, requests } = open(() => sampleThread({ messages: [...messages] }), {
      'POST /api/matches/12/thread': stores(messages),
    });
    await user.type(await field(), 'I am there at 8{Enter}');
    await screen.findByText('Sent');
    expect(await texts()).toEqual(['I am there at 8']);
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      content: 'I am there at 8',
      clientKey: expect.any(String),
    });
    expect(await field()).toHaveProperty('value', '');
  });

  it('keeps the words when they could not be sent, says why, and sends them once more with the same key', async () => {
    const messages: Message[] = [];
    let isDown = true;
    const store = stores(messages);
    const { user, requests } = open(() => sampleThread({ messages: [...messages] }), {
      'POST /api/matches/12/thread': (body: never) =>
        isDown ? { status: 503, body: { message: 'Please try again in a minute.' } } : store(body),
    });
    await user.type(await field(), 'Gate B22{Enter}');
    await screen.findByText('Not sent. Please try again in a minute.');
    expect(await texts()).toEqual(['Gate B22']);
    expect(await accessibilityFaults()).toEqual([]);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Sent');
    expect(await texts()).toEqual(['Gate B22']);
    const keys = requests
      .filter(({ url, method }) => method === 'POST' && url.endsWith('/thread'))
      .map(({ body }) => (body as { clientKey: string }).clientKey);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('gives failed words back to the field, also after a reload', async () => {
    const failing: Answers = { 'POST /api/matches/12/thread': () => ({ status: 503, body: {} }) };
    const first = open({}, failing);
    await first.user.type(await field(), 'Gate B22{Enter}');
    await screen.findByText(/^Not sent/);
    cleanup();
    const { user } = open({}, failing);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await field()).toHaveProperty('value', 'Gate B22');
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });

  it('refuses what is too long, and keeps a draft', async () => {
    const first = open();
    (await field()).focus();
    await first.user.paste('x'.repeat(2001));
    await screen.findByText('A message can have 2000 characters, this one has 2001');
    cleanup();
    open();
    expect(await field()).toHaveProperty('value', 'x'.repeat(2001));
  });
});
