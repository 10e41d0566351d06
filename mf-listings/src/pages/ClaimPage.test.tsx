import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Listing } from 'backend/contract/listings';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { sampleListing, sampleRequest, unclaimed } from '../testing/listings';
import { ownListing } from '../testing/own';
import { meera } from '../testing/people';

const guests = sampleListing({ ...unclaimed, id: 41, username: 'Somebody' });
const another = sampleRequest({ ...unclaimed, id: 42, username: 'Somebody Else' });

/** A server that lists the unclaimed listings until each is confirmed or removed. */
function open(waiting: Listing[], answers: Answers = {}) {
  let left = waiting;
  const leave = (id: number, body: object) => () => {
    left = left.filter((listing) => listing.id !== id);
    return { body };
  };
  return renderRemote(remote, {
    at: '/claim',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/my-listings/unclaimed': () => ({ body: left }),
      'POST /api/listings/41/claim': leave(41, ownListing({ id: 41 })),
      'POST /api/listings/42/disown': leave(42, { done: true }),
      ...answers,
    },
  });
}
const press = (name: string) => ({ name });

describe('what guests have posted with my email address', () => {
  it('becomes mine when I confirm it, and is removed when it is not mine', async () => {
    const { user } = open([guests, another]);
    await screen.findByRole('heading', { level: 1, name: 'Are these yours?' });
    const [first, second] = (await screen.findAllByRole('article')).map((one) => within(one));
    screen.getByText(meera.email);
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(first!.getByRole('button', press('Yes, this is mine')));
    await screen.findByText('This listing is yours');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Is this yours?' });
    expect(document.activeElement).toBe(heading);

    await user.click(second!.getByRole('button', press('This is not mine')));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this listing?' }));
    await user.click(dialog.getByRole('button', press('Remove Listing')));
    await screen.findByRole('heading', { level: 1, name: 'Nothing left to confirm' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('stays when I keep it after all', async () => {
    const { user, requests } = open([another]);
    await user.click(await screen.findByRole('button', press('This is not mine')));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', press('Keep it')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says why it could not be confirmed', async () => {
    const message = 'You have 20 live listings, which is as many as there can be.';
    const { user } = open([guests], {
      'POST /api/listings/41/claim': () => ({ status: 409, body: { message } }),
    });
    await user.click(await screen.findByRole('button', press('Yes, this is mine')));
    await screen.findByText(message);
  });

  it('can be loaded again after an error', async () => {
    let isUp = false;
    const { user } = open([], {
      'GET /api/my-listings/unclaimed': () => (isUp ? { body: [guests] } : { status: 500, body: {} }),
    });
    await screen.findByRole('heading', { level: 1, name: 'This could not be loaded' });
    isUp = true;
    await user.click(screen.getByRole('button', press('Try again')));
    await screen.findByRole('heading', { level: 1, name: 'Is this yours?' });
  });
});
