import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, firstViewOf, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { sampleListing } from '../testing/listings';
import { meera } from '../testing/people';
import { ListingLinkPage } from './ListingLinkPage';

const byMail = 'POST /api/listings/by-mail';
const listing = sampleListing();
const open = (action: string, answers: Answers = { [byMail]: { listing } }) =>
  renderRemote(remote, { at: `/listing-link#do=${action}&token=sealed`, answers });
const asked = (requests: { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('a link in a mail about my listing', () => {
  it('says that I am still going, as soon as I open it', async () => {
    const { requests, location } = open('going');
    await screen.findByRole('heading', { level: 1, name: 'Your listing stays online' });
    screen.getByRole('article');
    expect(asked(requests)).toEqual([{ token: 'sealed', action: 'going' }]);
    expect(location()).toBe('/listing-link');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('closes my listing at once, and opens it again when I did not mean that', async () => {
    const { user, requests } = open('close');
    await screen.findByRole('heading', { level: 1, name: 'Your listing is closed' });
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your listing is open again' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(asked(requests)).toEqual([
      { token: 'sealed', action: 'close' },
      { token: 'sealed', action: 'reopen' },
    ]);
  });

  it('removes my listing only when I press the button', async () => {
    const { user, requests } = open('remove', { [byMail]: { listing: null } });
    await screen.findByRole('heading', { level: 1, name: 'Remove this listing?' });
    expect(asked(requests)).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Remove Listing' }));
    await screen.findByRole('heading', { level: 1, name: 'Your listing is removed' });
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });
});

describe('a link that does not work', () => {
  it.each(['/listing-link', '/listing-link#do=going', '/listing-link#do=sell&token=sealed'])(
    'is not complete at %s',
    async (at) => {
      const { user } = renderRemote(remote, { at });
      await screen.findByRole('heading', { level: 1, name: 'This link is not complete' });
      await user.click(screen.getByRole('button', { name: 'Log In' }));
      await screen.findByRole('dialog');
    },
  );

  it('says why, and leads me to my listings when I am logged in', async () => {
    const message = 'This listing is gone';
    open('going', {
      'GET /api/auth/me': meera,
      [byMail]: () => ({ status: 404, body: { message } }),
    });
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' });
    screen.getByText(message);
    const link = await screen.findByRole('link', { name: 'See My Listings' });
    expect(link.getAttribute('href')).toBe('/profile?tab=helper');
  });

  it('can be tried again when the server was out of reach', async () => {
    let isUp = false;
    const { user } = open('close', {
      [byMail]: () => (isUp ? { body: { listing } } : { status: 503, body: { message: 'Busy.' } }),
    });
    await screen.findByRole('heading', { level: 1, name: 'That did not work' });
    screen.getByText('Busy.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Your listing is closed' });
  });

  it('says without scripts what it needs', () => {
    const view = firstViewOf(<ListingLinkPage />, { at: '/listing-link' });
    expect(view.querySelector('noscript h1')?.textContent).toBe('This needs JavaScript');
  });
});
