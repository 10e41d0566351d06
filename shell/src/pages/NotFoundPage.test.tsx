import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityFaults } from '../host/testing';
import { openSite } from '../testing/openSite';

it('says that there is nothing here, and where to go', async () => {
  openSite({ at: '/no/such/place' });
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('Flight Amigo - Not Found');
  expect(await accessibilityFaults()).toEqual([]);
});

it('is where the styleguide would be in production', async () => {
  openSite({ at: '/styleguide', told: { production: true } });
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
});

it('shows the styleguide elsewhere', async () => {
  openSite({ at: '/styleguide' });
  await screen.findByRole('heading', { level: 1, name: 'Styleguide' }, { timeout: 5000 });
});
