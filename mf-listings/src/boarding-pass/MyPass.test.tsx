import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MyListing } from 'backend/contract/listings';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import { formatDay } from 'shared-ui';
import { ProfileListings } from '../slots/ProfileListings';
import { fakeDevice, passLeg, photo, readerFiles } from '../testing/device';
import { airportList } from '../testing/listings';
import { ownListing } from '../testing/own';
import { meera } from '../testing/people';

const device = fakeDevice();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const date = inDays(1);
const passShown = { flight: 'AI127', date };
const mine = `You showed a boarding pass for AI127 on ${formatDay(date)}`;

/** The profile page of another remote, with my listings. */
const profile = defineRemote({
  name: 'profile',
  routes: [
    {
      path: '/',
      title: '',
      access: 'member',
      page: async () => ({ Tab: () => <ProfileListings type="helper" /> }),
    },
  ],
});

function open(about: Partial<MyListing> = {}) {
  let now = ownListing({ date, flightNumber: 'AI127', ...about });
  return renderRemote(profile, {
    at: '/',
    answers: {
      ...readerFiles,
      'GET /api/airports': airportList,
      'GET /api/alerts': [],
      'GET /api/auth/me': meera,
      'GET /api/matches?when=coming': [],
      'GET /api/my-listings': () => ({ body: [now] }),
      'POST /api/listings/12/boarding-pass': () => {
        now = { ...now, passShown };
        return { body: passShown };
      },
      'DELETE /api/listings/12/boarding-pass': () => {
        now = { ...now, passShown: null };
        return { body: { done: true } };
      },
    },
  });
}
const listing = async () => within(await screen.findByRole('article', { name: /DEL/ }));
const hasFocus = () => screen.getByRole('article', { name: /DEL/ }).contains(document.activeElement);

describe('my boarding pass', () => {
  it('is shown on my listing, and taken back there', async () => {
    device.reads({ legs: [passLeg({ date })] });
    const { user } = open();
    const card = await listing();
    await user.click(await card.findByRole('button', { name: 'Show a boarding pass' }));
    await user.upload(await card.findByLabelText('Choose a picture or PDF'), photo());
    await card.findByText(mine);
    expect(hasFocus()).toBe(true);
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(card.getByRole('button', { name: 'Take it back' }));
    await screen.findByText('Your boarding pass is not shown any more');
    await card.findByRole('button', { name: 'Show a boarding pass' });
    expect(card.queryByText(mine)).toBeNull();
    expect(hasFocus()).toBe(true);
  });

  it.each([
    ['a week before', { date: inDays(7) }],
    ['without a flight number', { flightNumber: null }],
    ['of a closed listing', { status: 'closed' as const }],
  ])('is not offered %s', async (_, about) => {
    open(about);
    await (await listing()).findByText('Nobody has asked for your contact yet');
    expect(screen.queryByRole('button', { name: 'Show a boarding pass' })).toBeNull();
  });

  it('can be taken back from a closed listing', async () => {
    const { user } = open({ status: 'closed', passShown });
    await user.click(await (await listing()).findByRole('button', { name: 'Take it back' }));
    await screen.findByText('Your boarding pass is not shown any more');
    await waitFor(() => expect(screen.queryByText(mine)).toBeNull());
    expect(hasFocus()).toBe(true);
  });
});
