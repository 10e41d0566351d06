import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { serverOfChanges } from '../testing/tripChanges';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const proposed = { status: 'proposed', contact: null, sign: null } as const;
const open = (overrides: Partial<MatchDetails>) =>
  renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: serverOfChanges({ ...proposed, ...overrides }),
  });
const note = 'My mother changes planes for the first time.';

describe('the page of a proposal', () => {
  it.each([
    [false, 'What Ravi wrote'],
    [true, 'What you wrote'],
  ])('shows the note of its request, and leads to the conversation: mine %s', async (byMe, title) => {
    open({ proposedByMe: byMe, request: { note, byMe } });
    const part = within(await screen.findByRole('region', { name: title }));
    part.getByText(note);
    expect(part.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe('/messages?to=9');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    [true, 'You took the proposal back'],
    [false, 'Ravi took the proposal back'],
  ])('says that it was taken back: by me %s', async (byMe, said) => {
    open({ status: 'cancelled', cancelled: { byMe, reason: 'Another flight', isTakenBack: true } });
    await screen.findByText('Another flight');
    expect(screen.getAllByText(said)).toHaveLength(2);
    expect(screen.queryByText(/Cancelled by/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads to the conversation when it came without a note', async () => {
    open({});
    const part = within(await screen.findByRole('region', { name: 'Contact' }));
    part.getByRole('link', { name: 'Message' });
  });
});
