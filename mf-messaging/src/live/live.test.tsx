import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiOf, boot } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { MessagesPage } from '../pages/MessagesPage';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { asha, ifeoma, meera } from '../testing/people';
import { saidByMeera, storesMessages, texts } from '../testing/server';
import { sampleConversation, sampleMessage, samplePage, talkingTo } from '../testing/samples';

const streams = fakeStreams();
beforeEach(() => sessionStorage.clear());

const first = sampleMessage({ id: 1, content: 'One' });
const older = { createdAt: new Date(2026, 10, 1).toISOString() };
const two = [sampleConversation(), sampleConversation({ otherUser: ifeoma, lastMessageAt: older.createdAt })];

async function open(answers: Answers = {}, at = '/messages?to=7') {
  const site = renderRemote(remote, {
    at,
    answers: { ...talkingTo({ messages: [first] }), 'GET /api/messages': two, ...answers },
  });
  const stream = await streams.one();
  stream.open();
  return { ...site, stream };
}
const rows = () => within(screen.getByRole('navigation', { name: 'Conversations' })).getAllByRole('link');
const log = () => screen.findByRole('log');
/** In the conversation; the list shows the last words too. */
const said = async (text: string) => within(await log()).findByText(text);
const asks = (requests: { method: string; url: string }[], path: string) =>
  requests.filter(({ method, url }) => method === 'GET' && url.startsWith(path)).length;

describe('what others write', () => {
  it('appears by itself, once and in order, even if the stream repeats it', async () => {
    const { stream } = await open();
    await said('One');
    await streams.emit(stream, [10, { kind: 'ready', unread: 0 }]);
    await streams.emit(
      stream,
      [11, saidByMeera(2, 'Two')],
      [12, saidByMeera(3, 'Three')],
      [11, saidByMeera(2, 'Two')],
      [12, saidByMeera(3, 'Three')],
      [13, saidByMeera(4, 'Four')],
    );
    await said('Four');
    expect(texts(await log())).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is not lost to an older answer in the HTML, for a page that opens after the stream', async () => {
    const { stream } = await open();
    await said('One');
    boot.answers = {
      '/api/messages/8?limit=50&peek=1': { status: 200, body: [] },
      '/api/testimonials?limit=6': { status: 200, body: [] },
    };
    await streams.emit(stream, [10, { kind: 'ready', unread: 1 }]);
    expect(Object.keys(boot.answers)).toEqual(['/api/testimonials?limit=6']);
  });

  it('is read aloud, but neither older messages nor my own', async () => {
    const { user, stream } = await open({ 'POST /api/messages': storesMessages().answer });
    await said('One');
    await streams.emit(stream, [10, { kind: 'ready', unread: 0 }]);
    await streams.emit(stream, [11, saidByMeera(2, 'Two')]);
    const isAloud = async (text: string) =>
      (await said(text)).closest('[aria-live]')?.getAttribute('aria-live') === 'polite';
    await said('Two');
    await user.type(screen.getByLabelText('Message to Meera'), 'Mine{Enter}');
    await screen.findByText('Sent');
    expect(await Promise.all(['One', 'Two', 'Mine'].map(isAloud))).toEqual([false, true, false]);
  });

  it('moves its conversation to the top and makes it new, and the focus stays', async () => {
    const { stream } = await open({}, '/messages');
    await screen.findByText('Ifeoma');
    await streams.emit(stream, [10, { kind: 'ready', unread: 0 }]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    rows()[0]!.focus();
    const message = sampleMessage({ id: 9, senderId: ifeoma.id, content: 'Hello Asha' });
    await streams.emit(stream, [11, { kind: 'message', otherUserId: ifeoma.id, message, unread: 1 }]);
    await screen.findByText('Hello Asha');
    expect(rows()[0]!.textContent).toMatch(/Ifeoma.*Hello Asha.*New/);
    expect(document.activeElement).toBe(rows()[1]);
    expect(rows()[1]!.textContent).toMatch(/^MMeera/);
  });

  it('refetches the list when its conversation is not in it', async () => {
    const other = { id: 5, username: 'Jan', profilePictureUrl: null };
    let list = two;
    const { stream } = await open({ 'GET /api/messages': () => ({ body: list }) }, '/messages');
    await streams.emit(stream, [10, { kind: 'ready', unread: 0 }]);
    await screen.findByText('Ifeoma');
    list = [
      sampleConversation({ otherUser: other, read: false, unreadCount: 1, lastMessage: 'It is Jan' }),
      ...two,
    ];
    const message = sampleMessage({ id: 9, senderId: other.id, content: 'It is Jan' });
    await streams.emit(stream, [11, { kind: 'message', otherUserId: other.id, message, unread: 1 }]);
    await screen.findByText('It is Jan');
    expect(rows()).toHaveLength(3);
  });

  it('is not overwritten by an older response that arrives later', async () => {
    let letThrough: () => void = () => undefined;
    const answer = new Promise<{ body: unknown }>((settle) => {
      letThrough = () => settle({ body: samplePage({ messages: [first] }) });
    });
    let isSlow = false;
    const { stream } = await open({
      'GET /api/messages/7': () => (isSlow ? answer : { body: samplePage({ messages: [first] }) }),
    });
    await said('One');
    isSlow = true;
    await streams.emit(stream, [10, { kind: 'ready', unread: 0 }]);
    await streams.emit(stream, [11, saidByMeera(2, 'Two')]);
    letThrough();
    await said('Two');
    expect(texts(await log())).toEqual(['One', 'Two']);
  });

  it.each([[[]], [[first]]])('is marked as read where it is seen, after %j', async (messages) => {
    const { stream, requests } = await open({ 'GET /api/messages/7': samplePage({ messages }) });
    await screen.findByLabelText('Message to Meera');
    await streams.emit(stream, [10, { kind: 'ready', unread: 0 }]);
    await streams.emit(stream, [11, saidByMeera(2, 'Two')]);
    await waitFor(() => expect(requests.find(({ url }) => url.endsWith('/read'))?.body).toEqual({ upTo: 2 }));
    expect(rows()[0]!.textContent).not.toMatch(/New/);
  });
});

describe('what I do elsewhere', () => {
  it('shows here: what I wrote, what I read, and what they read', async () => {
    const { stream } = await open({}, '/messages?to=7');
    await streams.emit(stream, [10, { kind: 'ready', unread: 1 }]);
    const mine = sampleMessage({ id: 2, senderId: asha.id, content: 'From my phone' });
    await streams.emit(stream, [11, { kind: 'message', otherUserId: meera.id, message: mine, unread: 1 }]);
    await said('From my phone');
    expect(texts(await log())).toEqual(['One', 'From my phone']);
    await screen.findByText('Sent');
    const read = { kind: 'read' as const, otherUserId: meera.id, upTo: 2, unread: 0 };
    await streams.emit(stream, [12, { ...read, readerId: meera.id }]);
    await screen.findByText('Read');
  });

  it('is shown once, whether the stream or the response is first', async () => {
    const { answer } = storesMessages();
    let stream: Awaited<ReturnType<typeof streams.one>> | undefined;
    const { user } = await open({
      'POST /api/messages': (body: never) => {
        const said = answer(body);
        const { sms: _sms, ...message } = said.body;
        stream?.emit(11, { kind: 'message', otherUserId: meera.id, message, unread: 0 });
        return said;
      },
    });
    stream = await streams.one();
    await said('One');
    await streams.emit(stream, [10, { kind: 'ready', unread: 0 }]);
    await user.type(screen.getByLabelText('Message to Meera'), 'Mine{Enter}');
    await screen.findByText('Message sent');
    expect(texts(await log())).toEqual(['One', 'Mine']);
  });
});

describe('when much was missed', () => {
  it('everything on the page is refetched', async () => {
    let messages = [first];
    const { stream, requests } = await open({
      'GET /api/messages/7': () => ({ body: samplePage({ messages }) }),
    });
    await said('One');
    await streams.emit(stream, [10, { kind: 'ready', unread: 0 }]);
    await waitFor(() => expect(asks(requests, '/api/messages/7')).toBe(2));
    messages = [first, sampleMessage({ id: 2, content: 'Missed' })];
    await streams.emit(stream, [900, { kind: 'reset', unread: 1 }]);
    await said('Missed');
    expect(asks(requests, '/api/messages?')).toBe(3);
  });

  it('a person who has left disappears from the page', async () => {
    let isGone = false;
    const { stream } = await open({
      'GET /api/messages/7': () =>
        isGone
          ? { status: 404, body: { message: 'This person was not found', requestId: 'test' } }
          : { body: samplePage({ messages: [first] }) },
    });
    await said('One');
    isGone = true;
    await streams.emit(stream, [10, { kind: 'reset', unread: 0 }]);
    await screen.findByRole('heading', { name: 'This person was not found' });
    expect(screen.queryByText('One')).toBeNull();
  });
});

it('a message of the site reloads the trips that a page shows', async () => {
  const { useTripsQuery } = apiOf('messaging').injectEndpoints({
    endpoints: (build) => ({
      trips: build.query<unknown, void>({ query: () => '/api/matches', providesTags: ['Match'] }),
    }),
  });
  function PageWithTrips() {
    useTripsQuery();
    return <MessagesPage />;
  }
  const route = { ...remote.routes![0]!, page: () => Promise.resolve({ PageWithTrips }) };
  const { requests } = renderRemote(
    { name: 'messaging-and-trips', routes: [route] },
    {
      at: '/messages?to=7',
      answers: { ...talkingTo({ messages: [first] }), 'GET /api/messages': two, 'GET /api/matches': [] },
    },
  );
  const stream = await streams.one();
  stream.open();
  await streams.emit(stream, [10, { kind: 'ready', unread: 0 }], [11, saidByMeera(2, 'Two')]);
  await said('Two');
  expect(asks(requests, '/api/matches')).toBe(1);
  const bySite = sampleMessage({ id: 3, bySite: true, content: 'Meera is at the airport.' });
  await streams.emit(stream, [12, { kind: 'message', otherUserId: 7, message: bySite, unread: 1 }]);
  await waitFor(() => expect(asks(requests, '/api/matches')).toBe(2));
});
