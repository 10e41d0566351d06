import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { meera } from '../testing/people';
import { Bell } from './Bell';

const any = defineRemote({
  name: 'any',
  routes: [{ path: '/any', title: 'Any', access: 'public', page: async () => ({ Bell }) }],
});
const open = (answers: Answers) =>
  renderRemote(any, { at: '/any', answers: { 'GET /api/auth/me': meera, ...answers } });

const failed = (status: number) => () => ({ status, body: { message: 'No' } });

describe('the bell', () => {
  it('says how much is new and leads to the list', async () => {
    open({ 'GET /api/notifications/unseen': { unseen: 2 } });
    const link = await screen.findByRole('link', { name: 'Notifications, 2 new' });
    expect(link.getAttribute('href')).toBe('/notifications');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has no number when nothing is new', async () => {
    open({ 'GET /api/notifications/unseen': { unseen: 0 } });
    expect((await screen.findByRole('link', { name: 'Notifications' })).textContent).toBe('Notifications');
  });

  it('ends its number at 99', async () => {
    open({ 'GET /api/notifications/unseen': { unseen: 100 } });
    await screen.findByText('99+');
  });

  it('stays when the number cannot be loaded', async () => {
    open({ 'GET /api/notifications/unseen': failed(500) });
    await screen.findByRole('link', { name: 'Notifications' });
  });

  it('goes where the server has no list', async () => {
    open({ 'GET /api/notifications/unseen': failed(404) });
    await screen.findByRole('link', { name: 'Notifications' });
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  it('asks nothing for a visitor', async () => {
    const { requests } = open({ 'GET /api/auth/me': () => ({ status: 401, body: {} }) });
    await waitFor(() => expect(requests).not.toEqual([]));
    expect(screen.queryByRole('link')).toBeNull();
    expect(requests.filter(({ url }) => url.includes('notifications'))).toEqual([]);
  });
});
