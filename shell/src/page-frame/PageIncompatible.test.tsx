import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { RemoteRelease } from 'backend/contract/releases';
import { recordBeacons } from '../testing/beacons';
import { openSite } from '../testing/openSite';
import { releaseOf } from '../testing/releaseOf';

const beacons = recordBeacons();
const nothing = () => Promise.resolve({});
const built = (name: string, path: `/${string}`, hostApi: number) => ({
  ...releaseOf({ name, routes: [{ path, title: 'A page', access: 'public', page: nothing }] }),
  hostApi,
});

const open = (remote: RemoteRelease, production: boolean) =>
  openSite({
    at: remote.routes[0]?.path ?? '/',
    remotes: [remote],
    bootData: { production },
    answers: { 'GET /mf/registry.json': () => ({ status: 404, body: {} }) },
  });

describe('a page whose remote does not fit', () => {
  it('shows the team the levels and what to do', async () => {
    open(built('messaging', '/messages', 99), false);
    const alert = await screen.findByRole('alert');
    await within(alert).findByText(/Ship the shell first, or build the remote against this one\./);
    screen.getByRole('heading', { level: 1, name: 'messaging needs a newer shell' });
    const facts = [...alert.querySelectorAll('dd')].map((fact) => fact.textContent);
    expect(facts).toEqual([
      '1.0.0-test',
      'level 99',
      expect.stringMatching(/^levels? /),
      'shell/HOST_API.md',
    ]);
  });

  it('shows the team that the remote is too old', async () => {
    open(built('payments', '/tip', 0), false);
    await screen.findByRole('heading', { level: 1, name: 'payments needs an older shell' });
    await screen.findByText(/Build the remote again/);
  });

  it('shows travelers a calm text and a link, without Try again', async () => {
    open(built('messaging', '/messages', 99), true);
    await screen.findByRole('heading', { level: 1, name: 'This page is being renewed' });
    expect(screen.getByRole('alert').textContent).not.toMatch(/shell|API|messaging/);
    screen.getByRole('link', { name: 'Back to Home' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('has a link on the home page too', async () => {
    open(built('listings', '/', 99), true);
    await screen.findByRole('heading', { level: 1, name: 'This page is being renewed' });
    screen.getByRole('link', { name: 'Contact us' });
  });

  it('is reported like every other error', async () => {
    open(built('account', '/profile', 99), true);
    await screen.findByRole('heading', { name: 'This page is being renewed' });
    const sent = (await beacons.all()).map(({ body }) => body);
    expect(sent).toContainEqual(
      expect.objectContaining({
        remote: 'account',
        release: '1.0.0-test',
        message: expect.stringContaining('needs host API level 99'),
      }),
    );
  });
});
