import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openSite } from '../testing/openSite';
import { releaseOf } from '../testing/releaseOf';

describe('the layout', () => {
  it('without a network every address leads to a page that opens without one, and no link leads elsewhere', async () => {
    const listings = releaseOf({ name: 'listings' });
    const trips = { path: '/trips', title: 'My Trips', access: 'member' as const, files: [], calls: [] };
    const remotes = [{ ...listings, hostApi: 99, routes: [{ ...trips, offline: true }] }];
    const answers = { 'GET /mf/registry.json': { remotes } };
    const bootData = { offline: true, sandbox: true };
    const { location } = openSite({ at: '/contact', remotes, answers, bootData });
    await screen.findByRole('main');
    expect(location()).toBe('/trips');
    const header = within(screen.getByRole('banner'));
    expect(header.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
    expect(header.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
