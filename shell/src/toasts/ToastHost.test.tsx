import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { toast, type ToastMessage } from 'shell/host';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';

async function siteSaying(message: ToastMessage) {
  const site = openSite({ at: '/contact' });
  await screen.findByRole('heading', { name: 'Contact Us' });
  act(() => toast(message));
  await screen.findByText(message.title);
  return site;
}

const isGone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

describe('the toast', () => {
  it('shows only the newest toast', async () => {
    await siteSaying({ title: 'Boarding' });
    act(() => toast({ title: 'Last call', description: 'Gate 12' }));
    await screen.findByText('Gate 12');
    await isGone('Boarding');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('can be closed', async () => {
    const { user } = await siteSaying({ title: 'Boarding' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await isGone('Boarding');
  });

  it('gets the focus with F8', async () => {
    const { user } = await siteSaying({ title: 'Boarding' });
    await user.keyboard('[F8]');
    const area = screen.getByRole('region', { name: /Notifications/ });
    expect(area.contains(document.activeElement)).toBe(true);
  });

  it('offers an action', async () => {
    const onClick = jest.fn();
    const { user } = await siteSaying({ title: 'Delayed', action: { label: 'Tell them', onClick } });
    await user.click(screen.getByRole('button', { name: 'Tell them' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    await isGone('Delayed');
  });
});
