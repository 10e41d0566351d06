import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../remote';

describe('Sample', () => {
  it('opens for every visitor', async () => {
    renderRemote(remote, { at: '/sample' });
    await screen.findByRole('heading', { level: 1, name: 'Sample' });
    expect(document.title).toBe('Flight Amigo - Sample');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads back home', async () => {
    const { user, location } = renderRemote(remote, { at: '/sample' });
    await user.click(await screen.findByRole('link', { name: 'Back to Home' }));
    expect(location()).toBe('/');
  });
});
