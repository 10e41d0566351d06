import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { asha } from '../testing/people';
import { texts } from '../testing/server';
import { sampleMessage, samplePage, talkingTo } from '../testing/samples';

fakeStreams();
beforeEach(() => sessionStorage.clear());

const open = (...[page, line, answers = {}]: [...Parameters<typeof talkingTo>, Answers?]) =>
  renderRemote(remote, { at: '/messages?to=7', answers: { ...talkingTo(page, line), ...answers } });
const log = () => screen.findByRole('log', { name: 'Messages with Meera' });
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const marks = (requests: { url: string; body: unknown }[]) =>
  requests.filter(({ url }) => url.endsWith('/read')).map(({ body }) => body);

describe('a conversation', () => {
  it('shows who wrote what, when and on which day', async () => {
    open({
      messages: [
        sampleMessage({ id: 1, createdAt: at(3, 9) }),
        sampleMessage({ id: 2, createdAt: at(3, 10), senderId: asha.id, content: 'Yes\n<b>34A</b>' }),
        sampleMessage({ id: 3, createdAt: at(4, 8), content: 'See https://example.com/gates.' }),
      ],
    });
    const words = within(await log());
    within(screen.getByRole('heading', { level: 2 })).getByText('Meera', { selector: 'bdi' });
    expect(texts(await log())).toEqual([
      'Are you on AI127?',
      'Yes\n<b>34A</b>',
      'See https://example.com/gates.',
    ]);
    expect(words.getAllByText(/^Nov/).map(({ textContent }) => textContent)).toEqual([
      'Nov 3, 2026',
      'Nov 4, 2026',
    ]);
    words.getByText(/^10:00/);
    words.getByText('You:');
    const link = words.getByRole<HTMLAnchorElement>('link', { name: 'https://example.com/gates' });
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer nofollow ugc']);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows what the site says about a trip as nobody’s message', async () => {
    open(
      {
        messages: [
          sampleMessage({ id: 1 }),
          sampleMessage({ id: 2, senderId: asha.id, bySite: true, content: 'Asha moved the trip to Mar 1.' }),
        ],
      },
      { senderId: asha.id, lastMessage: 'Asha moved the trip to Mar 1.', lastBySite: true },
    );
    const words = within(await log());
    words.getByText(/^Asha moved the trip/);
    expect(words.queryByText('You:')).toBeNull();
    expect(words.queryByText('Sent')).toBeNull();
    expect(screen.queryByText(/^You: /)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says how far my last word has come', async () => {
    const mine = [sampleMessage({ id: 5, senderId: asha.id })];
    open({ messages: mine, readUpTo: 4 });
    await screen.findByText('Sent');
    cleanup();
    open({ messages: mine, readUpTo: 5 });
    await screen.findByText('Read');
  });

  it('goes back to its beginning, page by page', async () => {
    const older = samplePage({ messages: [sampleMessage({ id: 1, content: 'Oldest' })] });
    let isBroken = true;
    const { user } = open(
      { messages: [sampleMessage({ id: 2, content: 'Newest' })], before: 2 },
      {},
      {
        'GET /api/messages/7?limit=100&before=2': () =>
          isBroken ? { status: 503, body: {} } : { body: older },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    await screen.findByText('More could not be loaded.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Oldest');
    expect(texts(await log())).toEqual(['Oldest', 'Newest']);
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('can be requested again after an error', async () => {
    let isBroken = true;
    const { user } = open(
      {},
      {},
      { 'GET /api/messages/7': () => (isBroken ? { status: 503, body: {} } : { body: samplePage() }) },
    );
    await screen.findByText('We could not load this conversation.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No messages yet. Start the conversation!');
  });
});

describe('what is new', () => {
  const news = [1, 2, 3].map((id) => sampleMessage({ id, content: `Word ${id}` }));

  it('begins at a divider, and is marked as read once it is visible', async () => {
    const { requests } = open({ messages: news }, { read: false, unreadCount: 2 });
    const line = await screen.findByText('New messages');
    expect(line.nextElementSibling?.textContent).toContain('Word 2');
    await waitFor(() => expect(marks(requests)).toEqual([{ upTo: 3 }]));
    expect(screen.queryByText(/^New,/)).toBeNull();
  });

  it('is not marked as read in a hidden tab', async () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    const { requests } = open({ messages: news }, { read: false, unreadCount: 3 });
    await screen.findByText('Word 3');
    expect(marks(requests)).toEqual([]);
    Reflect.deleteProperty(document, 'hidden');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(marks(requests)).toEqual([{ upTo: 3 }]));
  });

  it('is nothing where all was read before', async () => {
    const { requests } = open({ messages: news });
    await screen.findByText('Word 3');
    expect(screen.queryByText('New messages')).toBeNull();
    expect(marks(requests)).toEqual([]);
  });
});
