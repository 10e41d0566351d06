import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../../remote';
import { parcel, queue, spam } from '../../testing/desk';
import { meera } from '../../testing/people';

const open = (answers: Answers) =>
  renderRemote(remote, {
    at: '/desk',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/desk/me': { role: 'moderator', userId: meera.id },
      ...answers,
    },
  });

describe('the queue of the desk', () => {
  it('lists what came from one network together, and dismisses what is seen', async () => {
    let left = [parcel, spam];
    const { user, requests, location } = open({
      'GET /api/desk/queue?show=open': queue({ ...parcel, alike: 1 }),
      'GET /api/desk/queue?show=open&like=5': () => ({ body: queue(...left) }),
      'POST /api/desk/items/dismiss': () => {
        left = [];
        return { body: { dismissed: 2 } };
      },
    });
    await user.click(await screen.findByRole('link', { name: /^1 more like it/ }));
    expect(location()).toBe('/desk?like=5');
    await screen.findByText('2 on this page have the same reporter, or come from the same network.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Dismiss all of these' }));
    await screen.findByText('Nothing here');
    expect(requests.find(({ url }) => url.endsWith('/dismiss'))?.body).toEqual({ ids: [5, 6] });
    expect(screen.queryByRole('button', { name: 'Dismiss all of these' })).toBeNull();
  });

  it('shows more, page by page', async () => {
    const { user, location } = open({
      'GET /api/desk/queue?show=open': { ...queue(parcel), next: 5 },
      'GET /api/desk/queue?show=open&after=5': queue(spam),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'Listing of Traveler 4821' });
    expect(location()).toBe('/desk?after=5');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'First page' }));
    await screen.findByRole('link', { name: 'Message by Traveler 4821' });
  });

  it('is filtered by kind, with how many of each wait', async () => {
    const kinds = [
      { kind: 'message', count: 4 },
      { kind: 'listing', count: 2 },
    ] as const;
    const { user, location } = open({
      'GET /api/desk/queue?show=open': { ...queue(parcel, spam), kinds },
      'GET /api/desk/queue?show=open&kind=listing': { ...queue(spam), kinds },
    });
    const filter = within(await screen.findByRole('group', { name: 'Kind' }));
    expect(filter.getByRole<HTMLInputElement>('radio', { name: 'All 6' }).checked).toBe(true);
    await user.click(filter.getByRole('radio', { name: 'Listings 2' }));
    expect(location()).toBe('/desk?show=open&kind=listing');
    // Until the answer is there, the list before it stays.
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Message by Traveler 4821' })).toBeNull());
    screen.getByRole('link', { name: 'Listing of Traveler 4821' });
    expect(await accessibilityFaults()).toEqual([]);
  });
});
