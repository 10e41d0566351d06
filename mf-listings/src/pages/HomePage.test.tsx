import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { productName } from 'backend/contract/product';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../remote';

describe('the home page', () => {
  it('says what this is about and what it costs', async () => {
    renderRemote(remote, { at: '/' });
    await screen.findByRole('heading', { level: 1, name: 'Help another family while flying to yours' });
    screen.getByText(/Tips are optional. 100% goes to helpers, there are no platform fees./);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    [`Become a ${productName}`, 'Offer Help', '/offer/create'],
    [`Find Your ${productName}`, 'Find Help', '/find/create'],
  ])('leads from "%s" on', async (title, label, href) => {
    renderRemote(remote, { at: '/' });
    const choice = within(await screen.findByRole('region', { name: title }));
    expect(choice.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
  });

  it('keeps its drawing from screen readers', async () => {
    const { container } = renderRemote(remote, { at: '/' });
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
