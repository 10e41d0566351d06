import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { TestimonialPermission } from 'backend/contract/trips/reviews';
import { defineRemote } from 'shell/host';
import { renderRemote } from 'shell/host/testing';
import { asha } from '../testing/people';
import { RateLink } from './RateLink';

/** The page of a paid tip is another remote's; this one shows what fills it. */
const tip = defineRemote({
  name: 'tip',
  routes: [
    {
      path: '/',
      title: '',
      access: 'member',
      page: async () => ({ Page: () => <RateLink userId={7} username="Meera" /> }),
    },
  ],
});

const path = '/api/testimonials/user/7/permission';
const open = (permission: TestimonialPermission) =>
  renderRemote(tip, { at: '/', answers: { 'GET /api/auth/me': asha, [`GET ${path}`]: permission } });

describe('the link to a review', () => {
  it('leads from a tip to the review of its recipient', async () => {
    open({ mayWrite: true, reason: null, listingId: 12 });
    const link = await screen.findByRole('link', { name: 'Rate Meera' });
    expect(link.getAttribute('href')).toBe('/listing/12?tab=review');
  });

  it('leads to the trip, also when the recipient has no listing', async () => {
    open({ mayWrite: true, reason: null, listingId: null, matchId: 5 });
    const link = await screen.findByRole('link', { name: 'Rate Meera' });
    expect(link.getAttribute('href')).toBe('/trips/5');
  });

  it.each([
    { mayWrite: false, reason: 'Not yet', listingId: null },
    { mayWrite: true, reason: null, listingId: null },
  ])('is not there when no review can be written: %j', async (permission) => {
    const { requests } = open(permission);
    await waitFor(() => expect(requests.map(({ url }) => url)).toContain(path));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
