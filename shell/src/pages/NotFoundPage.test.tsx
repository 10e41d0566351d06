import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';
import { releaseOf } from '../testing/releaseOf';

it('says that there is nothing here, and where to go', async () => {
  openSite({ at: '/no/such/place' });
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('Flight Amigo - Not Found');
  expect(await accessibilityFaults()).toEqual([]);
});

it('sends nobody to listings that no remote serves', async () => {
  openSite({ at: '/no/such/place' });
  const toListings = () => within(screen.getByRole('main')).queryByRole('link', { name: 'Browse Listings' });
  await screen.findByRole('heading', { name: 'Page Not Found' });
  expect(toListings()).toBeNull();
});

it('leads to the listings once somebody serves them', async () => {
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

it('is where the styleguide would be in production', async () => {
  openSite({ at: '/styleguide', told: { production: true } });
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
});

it('shows the styleguide elsewhere', async () => {
  openSite({ at: '/styleguide' });
  await screen.findByRole('heading', { level: 1, name: 'Styleguide' }, { timeout: 5000 });
});
