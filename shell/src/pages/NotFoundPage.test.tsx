import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';
import { releaseOf } from '../testing/releaseOf';

describe('the page that was not found', () => {
  it('says that the page does not exist, and links home', async () => {
    openSite({ at: '/no/such/place' });
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Flight Amigo - Not Found');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has no link to listings while no remote serves them', async () => {
    openSite({ at: '/no/such/place' });
    const toListings = () =>
      within(screen.getByRole('main')).queryByRole('link', { name: 'Browse Listings' });
    await screen.findByRole('heading', { name: 'Page Not Found' });
    expect(toListings()).toBeNull();
  });

  it('links to the listings when a remote serves them', async () => {
    const search = {
      path: '/search' as const,
      title: 'Search Results',
      access: 'public' as const,
      page: () => Promise.resolve({}),
    };
    openSite({ at: '/no/such/place', remotes: [releaseOf({ name: 'listings', routes: [search] })] });
    await screen.findByRole('heading', { name: 'Page Not Found' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Browse Listings' }).getAttribute('href')).toBe('/search');
  });

  it('replaces the styleguide in production', async () => {
    openSite({ at: '/styleguide', bootData: { production: true } });
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  });

  it('is not shown for the styleguide in development', async () => {
    openSite({ at: '/styleguide' });
    await screen.findByRole('heading', { level: 1, name: 'Styleguide' }, { timeout: 5000 });
  });
});
