import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openBlock, openReport } from 'shell/host';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';
import { safetyPart } from './open';

const person = { id: 7, username: 'Meera' };
const refuse = () => ({ status: 429, body: { message: 'Too many of these today.', requestId: 'test' } });

async function openDialog(name: string | RegExp, open: () => Promise<void>, answers = {}) {
  const site = openSite({ at: '/contact', answers });
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  await act(open);
  return { ...site, dialog: within(await screen.findByRole('dialog', { name })) };
}

describe('a report', () => {
  const report = { person, listingId: 12 };

  it('goes to our team with what happened, and with the listing', async () => {
    const { user, dialog, requests } = await openDialog('Report Meera', () => openReport(report), {
      'POST /api/reports': { done: true },
    });
    expect(await accessibilityFaults()).toEqual([]);
    await user.selectOptions(dialog.getByLabelText('What is wrong?'), 'Asks for money, or a fraud');
    await user.type(dialog.getByLabelText(/What happened/), 'Wanted a deposit.');
    await user.click(dialog.getByRole('button', { name: 'Send Report' }));
    await screen.findByText('Report sent');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      userId: 7,
      listingId: 12,
      reason: 'fraud',
      details: 'Wanted a deposit.',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('needs neither a listing nor details', async () => {
    const { user, dialog, requests } = await openDialog('Report Meera', () => openReport({ person }), {
      'POST /api/reports': { done: true },
    });
    await user.click(dialog.getByRole('button', { name: 'Send Report' }));
    await screen.findByText('Report sent');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ userId: 7, reason: 'fraud' });
  });

  it.each([
    ['a person', {}, 'Asks for money, or a fraud'],
    ['a listing', { listingId: 12 }, 'Asks for money, or a fraud'],
    ['a review', { testimonialId: 3 }, 'Harassment'],
    ['a message that moves elsewhere', { messageId: 3, reason: 'spam' as const }, 'Spam or advertising'],
  ])('begins with the likeliest reason about %s', async (_, about, reason) => {
    const { dialog } = await openDialog(/^Report/, () => openReport({ person, ...about }));
    const chosen = dialog.getByLabelText<HTMLSelectElement>('What is wrong?').selectedOptions[0];
    expect(chosen?.textContent).toBe(reason);
    expect(dialog.getAllByRole('option')).toHaveLength(6);
  });

  it('blocks the person in the same step', async () => {
    const onBlocked = jest.fn();
    const { user, dialog, requests } = await openDialog(
      'Report Meera',
      () => openReport({ person, onBlocked }),
      { 'POST /api/reports': { done: true }, 'POST /api/blocks': { done: true } },
    );
    await user.click(dialog.getByRole('checkbox', { name: /^Also block Meera/ }));
    await user.click(dialog.getByRole('button', { name: 'Send Report' }));
    await screen.findByText('Thank you. We will look at it. Meera is blocked.');
    const sent = requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ['/api/reports', { userId: 7, reason: 'fraud' }],
      ['/api/blocks', { userId: 7 }],
    ]);
    expect(onBlocked).toHaveBeenCalledTimes(1);
  });

  it('says when only the block was refused', async () => {
    const onBlocked = jest.fn();
    const { user, dialog } = await openDialog('Report Meera', () => openReport({ person, onBlocked }), {
      'POST /api/reports': { done: true },
      'POST /api/blocks': refuse,
    });
    await user.click(dialog.getByRole('checkbox', { name: /^Also block Meera/ }));
    await user.click(dialog.getByRole('button', { name: 'Send Report' }));
    await screen.findByText('Report sent, but Meera is not blocked');
    expect(onBlocked).not.toHaveBeenCalled();
  });

  it('stays open when it was refused, and shows why', async () => {
    const { user, dialog } = await openDialog('Report Meera', () => openReport(report), {
      'POST /api/reports': refuse,
    });
    await user.type(dialog.getByLabelText(/What happened/), 'Wanted a deposit.');
    await user.click(dialog.getByRole('button', { name: 'Send Report' }));
    await dialog.findByText('Too many of these today.');
    expect(dialog.getByLabelText(/What happened/)).toHaveProperty('value', 'Wanted a deposit.');
  });
});

describe('a block', () => {
  it('is confirmed, and the page is notified', async () => {
    const onBlocked = jest.fn();
    const { user, dialog, requests } = await openDialog(
      'Block Meera?',
      () => openBlock({ person, onBlocked }),
      { 'POST /api/blocks': { done: true } },
    );
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await screen.findByText('Meera is blocked');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ userId: 7, canBeUndone: true });
    expect(onBlocked).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be undone, and the focus is on the page', async () => {
    const { user, dialog, requests } = await openDialog(
      'Block Meera?',
      () => openBlock({ person, onBlocked: () => undefined }),
      { 'POST /api/blocks': { done: true }, 'POST /api/blocks/7/undo': { done: true } },
    );
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(requests.at(-1)?.url).toBe('/api/blocks/7/undo');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is done at once, without an undo, by a server of the release before', async () => {
    const onBlocked = jest.fn();
    const answer = (body: object) =>
      'canBeUndone' in body
        ? { status: 400, body: { message: 'Unrecognized key: "canBeUndone"', requestId: 'test' } }
        : { body: { done: true } };
    const { user, dialog } = await openDialog('Block Meera?', () => openBlock({ person, onBlocked }), {
      'POST /api/blocks': answer,
    });
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await screen.findByText('Meera is blocked');
    expect(onBlocked).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('can be cancelled', async () => {
    const onBlocked = jest.fn();
    const block = { person, onBlocked };
    const { user, dialog } = await openDialog('Block Meera?', () => openBlock(block));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onBlocked).not.toHaveBeenCalled();
  });

  it('stays open when it was refused, and shows why', async () => {
    const onBlocked = jest.fn();
    const { user, dialog } = await openDialog('Block Meera?', () => openBlock({ person, onBlocked }), {
      'POST /api/blocks': refuse,
    });
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await dialog.findByText('Too many of these today.');
    expect(onBlocked).not.toHaveBeenCalled();
  });
});

it('shows when the dialogs could not be loaded', async () => {
  openSite({ at: '/contact' });
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  const load = jest.spyOn(safetyPart, 'prepare').mockRejectedValueOnce(new Error('offline'));
  await act(() => openReport({ person }));
  await screen.findByText('This could not be opened');
  expect(screen.queryByRole('dialog')).toBeNull();
  load.mockRestore();
});
