import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { fakeStreams } from '../testing/fakeEventSource';
import { asha, ifeoma, meera } from '../testing/people';
import { sampleConversation, sampleMessage, samplePage, talkingTo } from '../testing/samples';

fakeStreams();
beforeEach(() => sessionStorage.clear());

const withListing = defineRemote({
  ...remote,
  routes: [
    ...(remote.routes ?? []),
    {
      path: '/listing',
      title: 'Listing',
      access: 'public',
      page: async () => ({ Listing: () => <Link to="/messages?to=7">Message</Link> }),
    },
  ],
});
const open = (answers: Answers, at = '/messages') =>
  renderRemote(remote, { at, answers: { 'GET /api/auth/me': asha, ...answers } });
const row = (name: RegExp) => screen.findByRole('link', { name });

describe('my messages', () => {
  it('show the way to others while there are none', async () => {
    open({ 'GET /api/messages': [] });
    await screen.findByRole('heading', { name: 'No messages yet' });
    expect(screen.getByRole('link', { name: 'Find Companions' }).getAttribute('href')).toBe('/search');
    expect(document.title).toBe('Flight Amigo - Messages');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('list everybody I talk to, and say what is new', async () => {
    open({
      'GET /api/messages': [
        sampleConversation({ read: false, unreadCount: 2, lastMessage: 'Yes, seat 34A' }),
        sampleConversation({ otherUser: ifeoma, senderId: asha.id, lastMessage: 'See you at the gate' }),
      ],
    });
    const news = within(await row(/^Meera/));
    news.getByText('Yes, seat 34A');
    expect(news.getByText(/^New/).textContent).toBe('New, 2 unread messages');
    const known = within(await row(/^Ifeoma/));
    known.getByText('You: See you at the gate');
    expect(known.queryByText(/New/)).toBeNull();
    screen.getByRole('heading', { name: 'Select a conversation' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('keep a name apart from the direction of the page, in the list and above the messages', async () => {
    const otherUser = { ...meera, username: 'Meera K.' };
    open(
      {
        'GET /api/messages': [
          sampleConversation({ otherUser, lastMessage: 'JFK → DEL, AI127.' }),
          sampleConversation({
            id: 2,
            otherUser: { ...otherUser, id: 8, username: 'Anand' },
            lastMessage: '\u2068Anand\u2069 رسیده است.',
          }),
        ],
        'GET /api/messages/7': samplePage({ otherUser, messages: [sampleMessage()] }),
        'POST /api/messages/7/read': { conversations: 0 },
      },
      '/messages?to=7',
    );
    const known = within(await row(/^Meera K\./));
    known.getByText('Meera K.', { selector: 'bdi' });
    known.getByText('JFK → DEL, AI127.', { selector: '[dir="ltr"]' });
    within(await row(/^Anand/)).getByText(/رسیده/, { selector: '[dir="rtl"]' });
    const head = within(await screen.findByRole('heading', { level: 2, name: 'Meera K.' }));
    head.getByText('Meera K.', { selector: 'bdi' });
  });

  it('do not call new what I wrote myself', async () => {
    open({ 'GET /api/messages': [sampleConversation({ read: false, senderId: asha.id })] });
    await row(/^Meera/);
    expect(screen.queryByText(/^New/)).toBeNull();
  });

  it('go on with older conversations', async () => {
    const link = { link: '</api/messages?limit=30&cursor=41>; rel="next"' };
    const { user, requests } = open({
      'GET /api/messages?limit=30': () => ({ body: [sampleConversation()], headers: link }),
      'GET /api/messages?limit=30&cursor=41': [sampleConversation({ otherUser: ifeoma })],
    });
    await user.click(await screen.findByRole('button', { name: 'Show more conversations' }));
    await row(/^Ifeoma/);
    expect(screen.queryByRole('button', { name: 'Show more conversations' })).toBeNull();
    expect(requests.filter(({ url }) => url.startsWith('/api/messages?'))).toHaveLength(2);
  });

  it('can be requested again after an error', async () => {
    let isBroken = true;
    const { user } = open({
      'GET /api/messages': () => (isBroken ? { status: 503, body: {} } : { body: [sampleConversation()] }),
    });
    await screen.findByText('We could not load your messages.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await row(/^Meera/);
  });

  it('ask me to log in once my session has ended', async () => {
    let isOver = false;
    const { user } = open(
      {
        ...talkingTo({ messages: [sampleMessage({ senderId: asha.id })] }),
        'GET /api/auth/me': () => (isOver ? { status: 401, body: {} } : { body: asha }),
        'POST /api/messages': () => {
          isOver = true;
          return { status: 401, body: { message: 'Please log in' } };
        },
      },
      '/messages?to=7',
    );
    await user.type(await screen.findByLabelText('Message to Meera'), 'Hello{Enter}');
    await screen.findByRole('heading', { name: 'Authentication Required' });
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('dialog', { name: 'Login to Flight Amigo' });
  });
});

describe('the way through my messages', () => {
  it('is in the address, by keyboard too, and goes back to all', async () => {
    const { user, location } = open({
      ...talkingTo({ messages: [sampleMessage()] }),
    });
    (await row(/^Meera/)).focus();
    await user.keyboard('{Enter}');
    expect(location()).toBe('/messages?to=7');
    await screen.findByRole('log', { name: 'Messages with Meera' });
    expect(document.activeElement).toBe(screen.getByLabelText('Message to Meera'));
    expect((await row(/^Meera/)).getAttribute('aria-current')).toBe('true');

    await user.click(screen.getByRole('link', { name: 'Back to all conversations' }));
    expect(location()).toBe('/messages');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Messages' }));
  });

  it('leads from another page to the field', async () => {
    const { user } = renderRemote(withListing, { at: '/listing', answers: talkingTo({}) });
    await user.click(await screen.findByRole('link', { name: 'Message' }));
    const field = await screen.findByLabelText('Message to Meera');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('leads to a person I have never written to', async () => {
    open(talkingTo({}), '/messages?to=7');
    await screen.findByText('No messages yet. Start the conversation!');
    screen.getByRole('heading', { name: 'Meera' });
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    [404, 'This person was not found', 'This person was not found'],
    [400, 'You cannot write to yourself', 'There is no such conversation'],
  ])('shows an error page where there is no conversation (%s)', async (status, message, title) => {
    open(
      {
        'GET /api/messages': [],
        'GET /api/messages/7': () => ({ status, body: { message, requestId: 'test' } }),
      },
      '/messages?to=7',
    );
    await screen.findByRole('heading', { name: title });
    screen.getByText(message);
    expect(screen.getByRole('link', { name: 'All conversations' }).getAttribute('href')).toBe('/messages');
    expect(screen.queryByLabelText('Message to Meera')).toBeNull();
  });

  it('shows what a former member wrote, without a place to write to them', async () => {
    const former = { ...meera, username: 'Former member' };
    open(
      {
        ...talkingTo({ otherUser: former, hasLeft: true, messages: [sampleMessage()] }),
        'GET /api/messages': [sampleConversation({ otherUser: former })],
      },
      '/messages?to=7',
    );
    await screen.findByRole('heading', { name: 'Former member' });
    await screen.findByText('Are you on AI127?', { selector: '.text' });
    screen.getByText(/This person has left Flight Amigo/);
    expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('ignores an invalid address', async () => {
    open({ 'GET /api/messages': [sampleConversation({ otherUser: meera })] }, '/messages?to=../auth/me');
    await screen.findByRole('heading', { name: 'Select a conversation' });
  });
});
