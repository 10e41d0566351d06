import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import '../pages/TripPage';
import remote from '../remote';
import { serverOfChanges } from '../testing/tripChanges';
import { sampleTrip } from '../testing/trips';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const { other } = sampleTrip();
const meaning = {
  path: '/verify/document',
  title: '',
  access: 'public',
  page: async () => ({ Empty: () => null }),
} as const;
const withMeaning = defineRemote({ ...remote, routes: [...(remote.routes ?? []), meaning] });

async function contactOf(about: Partial<MatchDetails['other']>, of = withMeaning) {
  renderRemote(of, { at: '/trips/12', answers: serverOfChanges({ other: { ...other, ...about } }) });
  return within(await screen.findByRole('region', { name: 'Contact' }));
}
const line = 'Stripe compared an identity document with a selfie on May 3, 2026.';

describe('the contact card', () => {
  it('says that a document of the other was checked, and leads to what that means', async () => {
    const contact = await contactOf({ documentCheckedAt: '2026-05-03' });
    expect(contact.getByRole('link', { name: line }).getAttribute('href')).toBe('/verify/document');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says it without a link where that page is away', async () => {
    const contact = await contactOf({ documentCheckedAt: '2026-05-03' }, defineRemote({ ...remote }));
    contact.getByText(line);
    expect(contact.queryByRole('link', { name: line })).toBeNull();
  });

  it('says nothing where none was', async () => {
    const contact = await contactOf({ documentCheckedAt: null });
    expect(contact.queryByText(/Stripe/)).toBeNull();
  });
});
