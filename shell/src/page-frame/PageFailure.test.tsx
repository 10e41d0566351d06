import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Registry } from 'backend/contract/releases';
import { boot } from 'shell/host';
import { releaseOf } from '../testing/releaseOf';
import { renderAt } from '../testing/renderAt';
import { PageFailure } from './PageFailure';

const account = releaseOf({ name: 'account' });
const openedWith = { remotes: [account], shell: '1.0.0-old' };
beforeEach(() => {
  boot.registry = openedWith;
});
afterEach(() => {
  boot.registry = { remotes: [] };
});

const failureWhile = (registry: Registry) =>
  renderAt(
    '/contact',
    { 'GET /mf/registry.json': registry },
    <PageFailure error={new Error('offline')} onTryAgain={() => undefined} />,
  );

describe('a page that failed', () => {
  it.each([
    ['shell', { ...openedWith, shell: '1.0.0-new' }],
    ['remote', { ...openedWith, remotes: [{ ...account, release: '1.0.1-new' }] }],
  ])('offers a reload when the tab’s %s is outdated', async (_what, registry) => {
    failureWhile(registry);
    expect(await screen.findByRole('heading', { name: 'The site has been renewed' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('does not offer a reload to an up-to-date tab', async () => {
    const { requests } = failureWhile(openedWith);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(requests).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });
});
