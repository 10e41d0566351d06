import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { fakeStreams } from '../testing/fakeEventSource';
import { asha } from '../testing/people';
import { saidByMeera } from '../testing/server';
import { UnreadBadge } from './UnreadBadge';

const streams = fakeStreams();
beforeEach(() => {
  document.title = '';
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" data-unread="/icon-unread.svg" />';
});
const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

/** A page of another remote with the header's link twice, as in the header and in a menu. */
function AnyPage() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <nav>
      <a href="/messages">
        Messages <UnreadBadge />
      </a>
      <button onClick={() => setIsMenuOpen(!isMenuOpen)}>Menu</button>
      {isMenuOpen && <UnreadBadge />}
    </nav>
  );
}
const any = defineRemote({
  name: 'any',
  routes: [{ path: '/any', title: 'Any', access: 'public', page: async () => ({ AnyPage }) }],
});
const open = (answers: Answers) =>
  renderRemote(any, { at: '/any', answers: { 'GET /api/auth/me': asha, ...answers } });

describe('the number in the header', () => {
  it('shows the number of unread conversations, as text too, and marks the tab’s icon', async () => {
    open({ 'GET /api/messages/unread': { conversations: 2 } });
    await screen.findByRole('link', { name: 'Messages 2 unread conversations' });
    await waitFor(() => expect(icon()).toBe('/icon-unread.svg'));
    expect(document.title).toBe('Flight Amigo - Any');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is on the icon of the installed site, until a logout', async () => {
    const shown: (number | null)[] = [];
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(void shown.push(count)),
      clearAppBadge: () => Promise.resolve(void shown.push(null)),
    });
    open({ 'GET /api/messages/unread': { conversations: 2 } });
    await waitFor(() => expect(shown.at(-1)).toBe(2));
    cleanup();
    expect(shown.at(-1)).toBeNull();
    Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
  });

  it('follows what happens, and is hidden when nothing is unread', async () => {
    open({ 'GET /api/messages/unread': { conversations: 0 } });
    const stream = await streams.one();
    await streams.emit(stream, [1, { kind: 'ready', unread: 0 }]);
    expect(screen.getByRole('link').textContent).toBe('Messages ');
    await streams.emit(stream, [2, saidByMeera(5, 'Hello', 1)]);
    await screen.findByRole('link', { name: 'Messages 1 unread conversation' });
    await streams.emit(stream, [3, { kind: 'read', otherUserId: 7, readerId: 99, upTo: 5, unread: 0 }]);
    await waitFor(() => expect(icon()).toBe('/icon.svg'));
    expect(screen.getByRole('link').textContent).toBe('Messages ');
  });

  it('is requested once, then it comes with the stream', async () => {
    const { requests } = open({ 'GET /api/messages/unread': { conversations: 1 } });
    await screen.findByRole('link', { name: 'Messages 1 unread conversation' });
    await streams.emit(await streams.one(), [1, { kind: 'ready', unread: 3 }]);
    await screen.findByRole('link', { name: 'Messages 3 unread conversations' });
    expect(requests.filter(({ url }) => url === '/api/messages/unread')).toHaveLength(1);
  });

  it('opens one stream, however often it is on the page', async () => {
    const { user } = open({ 'GET /api/messages/unread': { conversations: 120 } });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(await screen.findAllByText('99+')).toHaveLength(2);
    expect(streams.all()).toHaveLength(1);
  });

  it('opens no stream for a visitor', async () => {
    open({ 'GET /api/auth/me': () => ({ status: 401, body: {} }) });
    await screen.findByRole('button', { name: 'Menu' });
    expect(streams.all()).toEqual([]);
  });
});
