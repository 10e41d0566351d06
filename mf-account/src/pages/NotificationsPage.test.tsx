import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Notification } from 'backend/contract/account/news';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera } from '../testing/people';

const now = new Date(2030, 0, 4, 15, 30);
beforeEach(() => {
  jest.useFakeTimers({
    now,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'setInterval'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const at = (day: number, hour: number) => new Date(2030, 0, day, hour, 5).toISOString();
const asked: Notification = {
  id: 9,
  topic: 'requests',
  text: 'Somebody asks for your contact: JFK to DEL',
  url: '/profile?tab=helper',
  createdAt: at(4, 9),
  seenAt: null,
};
const agreed: Notification = {
  ...asked,
  id: 8,
  topic: 'trips',
  text: 'You fly together: JFK to DEL',
  url: '/trips/12',
  createdAt: at(3, 20),
  seenAt: at(3, 21),
};
const older: Notification = { ...agreed, id: 2, text: 'How was your trip?', createdAt: at(1, 8) };

const open = (answers: Answers) =>
  renderRemote(remote, {
    at: '/notifications',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/notifications/list': { items: [asked, agreed, older], unseen: 1 },
      'POST /api/notifications/seen': { unseen: 0 },
      ...answers,
    },
  });
const day = async (name: string) => within(await screen.findByRole('region', { name }));
const marked = (requests: { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('the list of notifications', () => {
  it('has a group for each day, and each leads to its page', async () => {
    open({});
    const today = await day('Today');
    const link = today.getByRole('link', { name: /^Somebody asks for your contact.*9:05.*New$/ });
    expect(link.getAttribute('href')).toBe('/profile?tab=helper');
    (await day('Yesterday')).getByRole('link', { name: /^You fly together: JFK to DEL.*8:05\sPM$/ });
    (await day('Jan 1, 2030')).getByRole('link', { name: /^How was your trip\?/ });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is marked as seen once it is opened, and still shows what was new', async () => {
    const { requests } = open({});
    await day('Today');
    await waitFor(() => expect(marked(requests)).toEqual([{ upTo: 9 }]));
    (await day('Today')).getByText('New');
  });

  it('takes the notifications of this device from its lock screen', async () => {
    const close = jest.fn();
    const registration = { getNotifications: () => Promise.resolve([{ close }, { close }]) };
    const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    open({});
    await day('Today');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
  });

  it('marks nothing in a tab that nobody looks at', async () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    const { requests } = open({});
    await day('Today');
    expect(marked(requests)).toEqual([]);
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(marked(requests)).toEqual([{ upTo: 9 }]));
  });

  it('marks nothing when all was seen before', async () => {
    const { requests } = open({ 'GET /api/notifications/list': { items: [agreed], unseen: 0 } });
    await day('Yesterday');
    expect(marked(requests)).toEqual([]);
    expect(screen.queryByText('New')).toBeNull();
  });

  it('opens its page by keyboard', async () => {
    const { user, location } = open({});
    (await day('Yesterday')).getByRole('link').focus();
    await user.keyboard('{Enter}');
    expect(location()).toBe('/trips/12');
  });

  it('loads earlier ones, and says when that fails', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/notifications/list': { items: [agreed], unseen: 0, next: 8 },
      'GET /api/notifications/list?before=8': () =>
        isDown ? { status: 500, body: {} } : { body: { items: [older], unseen: 0 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Show earlier ones' }));
    await screen.findByText('Earlier ones could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await day('Jan 1, 2030');
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
  });

  it('says what comes here while it is empty', async () => {
    open({ 'GET /api/notifications/list': { items: [], unseen: 0 } });
    await screen.findByRole('heading', { name: 'Nothing here yet' });
    const settings = screen.getByRole('link', { name: 'Choose what you get' });
    expect(settings.getAttribute('href')).toBe('/settings?part=notifications');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('can be tried again when it does not load', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/notifications/list': () =>
        isDown ? { status: 500, body: {} } : { body: { items: [agreed], unseen: 0 } },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    await day('Yesterday');
  });

  it('asks a visitor to log in, and the server for nothing', async () => {
    const { requests } = open({ 'GET /api/auth/me': () => ({ status: 401, body: {} }) });
    await screen.findByLabelText('Email');
    expect(requests.filter(({ url }) => url.includes('notifications'))).toEqual([]);
  });
});
