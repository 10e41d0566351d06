import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera, profileOf } from '../testing/people';

const open = (at = '/settings', answers: Answers = {}) =>
  renderRemote(remote, { at, answers: { ...profileOf(meera), ...answers } });
const regions = () =>
  screen
    .getAllByRole('region', { name: /./ })
    .map((region) => within(region).getAllByRole('heading')[0]?.textContent);

describe('the settings', () => {
  it('shows one part at a time, each with its address', async () => {
    const { user, location } = open();
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    await screen.findByText('This browser has no passkeys.');
    expect(regions()).toEqual(['Email address', 'Passkeys']);
    expect(screen.queryByRole('link', { name: 'Favourites' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);

    const parts = within(screen.getByRole('navigation', { name: 'Settings' }));
    expect(parts.getByRole('link', { current: 'page' }).textContent).toBe('Account');
    await user.click(parts.getByRole('link', { name: 'Devices' }));
    await screen.findByRole('region', { name: 'Sessions' });
    expect(location()).toBe('/settings?part=devices');
    expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull();
    await user.click(parts.getByRole('link', { name: 'Privacy and data' }));
    await screen.findByRole('region', { name: 'Your data' });
    expect(regions()).toEqual(['Blocked people', 'Your data', 'Delete account']);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('offers a check of a document where there is one, and nothing where none are checked', async () => {
    open('/settings', { 'GET /api/identity': { status: 'none', offer: 'open' } });
    const region = within(await screen.findByRole('region', { name: 'Identity document' }));
    region.getByRole('button', { name: 'Have my document checked' });
    cleanup();
    const { requests } = open('/settings', {
      'GET /api/identity': () => ({ status: 404, body: { message: 'Documents are not checked here' } }),
    });
    await screen.findByText('This browser has no passkeys.');
    await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/api/identity'));
    expect(regions()).toEqual(['Email address', 'Passkeys']);
  });

  it('leads to what the member keeps, where a remote serves that', async () => {
    const favourites = { path: '/favourites', title: 'Favourites', access: 'member' } as const;
    const page = async () => ({ Page: () => <h1>What I keep</h1> });
    const withFavourites = defineRemote({
      ...remote,
      routes: [...(remote.routes ?? []), { ...favourites, page }],
    });
    const { user } = renderRemote(withFavourites, { at: '/settings', answers: profileOf(meera) });
    await user.click(await screen.findByRole('link', { name: 'Favourites' }));
    await screen.findByRole('heading', { name: 'What I keep' });
  });

  it('opens the part that the address names, and the first one for any other', async () => {
    open('/settings?part=notifications');
    await screen.findByRole('checkbox', { name: 'New messages' });
    screen.getByRole('group', { name: 'By text message' });
  });

  it('opens the first part for an address that names none of them', async () => {
    open('/settings?part=toString');
    await screen.findByRole('region', { name: 'Email address' });
  });

  it('asks for a login once the session has ended', async () => {
    let hasEnded = false;
    const refused = { status: 401, body: { message: 'Please log in' } };
    const { user } = open('/settings?part=notifications', {
      'GET /api/auth/me': () => (hasEnded ? refused : { body: meera }),
      'PATCH /api/notifications': () => {
        hasEnded = true;
        return refused;
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'New messages' }));
    await screen.findByText('Please log in to see your settings');
  });
});
