import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ContactRequest } from 'backend/contract/trips/requests';
import { defineRemote, type SlotProps } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { ProfileListings } from '../../slots/ProfileListings';
import { ownListing } from '../../testing/own';
import { meera } from '../../testing/people';
import { contactRequest } from '../../testing/requests';
import { agreedTrip } from '../../testing/trips';

const empty = async () => ({ Empty: () => null });
const ProposeListing = (props: SlotProps<'listing.proposal'>) => <p>Propose {JSON.stringify(props)}</p>;

/** The profile of another remote with only this slot, and other pages. */
const profile = defineRemote({
  name: 'profile',
  routes: [
    {
      path: '/helper',
      title: '',
      access: 'member',
      page: async () => ({ Tab: () => <ProfileListings type="helper" /> }),
    },
    { path: '/messages', title: '', access: 'public', page: empty },
    { path: '/trips', title: '', access: 'public', page: empty },
  ],
});

function open(
  requests: ContactRequest[],
  answers: Answers = {},
  about: Parameters<typeof ownListing>[0] = {},
) {
  const current = [...requests];
  const answer = (action: string, status: ContactRequest['status'], method = 'POST') =>
    Object.fromEntries(
      current.map(({ id }, index) => [
        `${method} /api/requests/${id}/${action}`,
        () => {
          current[index] = { ...current[index]!, status };
          return { body: current[index] };
        },
      ]),
    );
  return renderRemote(profile, {
    at: '/helper',
    slots: { 'listing.proposal': async () => ({ ProposeListing }) },
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/alerts': [],
      'GET /api/my-listings': [
        ownListing({ contactRequests: requests.length, contact: 'after_yes', ...about }),
      ],
      'GET /api/listings/12/requests': () => ({ body: current }),
      'GET /api/matches?when=coming': [],
      ...answer('share', 'shared'),
      ...answer('decline', 'declined'),
      ...answer('decline', 'asked', 'DELETE'),
      ...answer('stop', 'declined'),
      ...answers,
    },
  });
}
const row = async (name: string) => within((await screen.findByText(name)).closest('li')!);

describe('the people who asked', () => {
  it('are proposed to fly together when they have my contact', async () => {
    const shared = contactRequest({ status: 'shared' });
    const { user } = open([shared, contactRequest({ id: 2, person: { username: 'Omar' } })]);
    const omar = await row('Omar');
    expect(omar.queryByRole('button', { name: /^Fly together/ })).toBeNull();
    const ravi = await row('Ravi');
    await user.click(ravi.getByRole('button', { name: 'Fly together? Ravi' }));
    await ravi.findByText('Propose {"listingId":12,"otherUserId":99}');
  });

  it('and propose a trip get both with one yes', async () => {
    const match = {
      id: 40,
      status: 'proposed' as const,
      proposedByOwner: false,
      way: [
        {
          from: 'BOM',
          to: 'FRA',
          date: '2027-03-01',
          time: null,
          flightNumber: null,
          with: 'helper' as const,
        },
        {
          from: 'FRA',
          to: 'ORD',
          date: '2027-03-01',
          time: '10:15',
          flightNumber: 'LH430',
          with: 'both' as const,
        },
      ],
      flyer: { relation: 'mother' as const, ageGroup: '80_up' as const, languages: 'Telugu' },
    };
    const { user, requests } = open([contactRequest({ match })], {
      'POST /api/matches/40/agree': agreedTrip(12),
    });
    const ravi = await row('Ravi');
    ravi.getByText(
      'Together FRA to ORD, Mar 1, 2027, 10:15, LH430. You fly BOM to FRA alone. For their mother, 80 or older, speaks Telugu.',
    );
    ravi.getByRole('button', { name: 'Share contact only: Ravi' });
    ravi.getByRole('button', { name: 'Not this time: Ravi' });
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(ravi.getByRole('button', { name: 'Yes, fly together: Ravi' }));
    await screen.findByText('Ravi is told at once, and you both see how to reach each other.');
    await ravi.findByText('You fly together');
    expect(ravi.getByRole('link', { name: 'Open trip with Ravi' }).getAttribute('href')).toBe('/trips/40');
    expect(ravi.queryByRole('button', { name: /Share contact|Stop sharing|Not this time/ })).toBeNull();
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('are shown with what helps to decide', async () => {
    open([
      contactRequest({ person: { documentCheckedAt: '2026-05-03' } }),
      contactRequest({ id: 2, note: null, person: { username: 'Amina', ratingAverage: null } }),
    ]);
    const ravi = await row('Ravi');
    ravi.getByText('My mother changes planes for the first time.');
    ravi.getByText('Speaks Hindi, English');
    ravi.getByText('Verified');
    ravi.getByText('Stripe compared an identity document with a selfie on May 3, 2026.');
    expect(ravi.getByRole('link', { name: 'Message Ravi' })).toHaveProperty('search', '?to=99');
    const amina = await row('Amina');
    amina.getByText('No note');
    amina.getByText('New here');
    expect(amina.queryByText(/Stripe/)).toBeNull();
    screen.getByText(/Contact is given after your yes/);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('get the contact, until the sharing stops', async () => {
    const { user } = open([contactRequest()]);
    await user.click(await screen.findByRole('button', { name: 'Share my contact: Ravi' }));
    await screen.findByText('Ravi can now reach you.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /1 person has asked/ }));
    await user.click(await screen.findByRole('button', { name: 'Stop sharing: Ravi' }));
    await screen.findByText('1 declined');
  });

  it('are folded away when declined, and can get it after all', async () => {
    const { user } = open([contactRequest()]);
    await user.click(await screen.findByRole('button', { name: 'Decline: Ravi' }));
    await user.click(await screen.findByText('1 declined'));
    await user.click(screen.getByRole('button', { name: 'Share after all: Ravi' }));
    await screen.findByRole('button', { name: 'Stop sharing: Ravi' });
  });

  it('are open again when the no is undone', async () => {
    const { user } = open([contactRequest()]);
    await user.click(await screen.findByRole('button', { name: 'Decline: Ravi' }));
    await screen.findByText('Request declined');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    await screen.findByRole('button', { name: 'Decline: Ravi' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /1 person has asked/ }));
  });

  it('stay declined when it is too late to undo, and it says so', async () => {
    const message = 'It is too late to take this back';
    const { user } = open([contactRequest()], {
      'DELETE /api/requests/1/decline': () => ({ status: 409, body: { message, requestId: 'test' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Decline: Ravi' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(message);
    await screen.findByText('1 declined');
  });

  it('stay open when the answer failed, and it says so', async () => {
    const refusal = { message: 'This request is no longer open', requestId: 'test' };
    const { user } = open([contactRequest()], {
      'POST /api/requests/1/share': () => ({ status: 409, body: refusal }),
    });
    await user.click(await screen.findByRole('button', { name: 'Share my contact: Ravi' }));
    await screen.findByText('This request is no longer open');
    screen.getByRole('button', { name: 'Share my contact: Ravi' });
  });

  it('can be loaded again after a failure', async () => {
    let isDown = true;
    const { user } = open([contactRequest()], {
      'GET /api/listings/12/requests': () =>
        isDown ? { status: 503, body: {} } : { body: [contactRequest()] },
    });
    await screen.findByText('Who asked could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Ravi');
  });

  it('of a past trip are shown on demand', async () => {
    const { user } = open([contactRequest({ status: 'shared' })], {}, { status: 'expired' });
    await user.click(await screen.findByRole('button', { name: 'Show who asked' }));
    await screen.findByText('Contact shared');
  });

  it('are named before the listing is deleted, and so is who travels with me', async () => {
    const { user } = open(
      [
        contactRequest({ person: { id: 9 } }),
        contactRequest({ id: 2, status: 'declined', person: { id: 4, username: 'Amina' } }),
      ],
      { 'GET /api/matches?when=coming': [agreedTrip(12)] },
    );
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    await screen.findByText('Ravi will be told. Your trip with Ravi is cancelled.');
  });
});

it('warns of a new account that may be of somebody whom the owner has blocked', async () => {
  const warning = 'This account is new and shares a device or network with somebody you blocked';
  open([contactRequest({ warning })]);
  (await row('Ravi')).getByText(`${warning}.`);
});
