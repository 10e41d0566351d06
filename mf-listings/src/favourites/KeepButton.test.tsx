import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { PersonListings } from '../slots/PersonListings';
import { sampleListing } from '../testing/listings';
import { asha } from '../testing/people';

const meera = {
  id: 7,
  username: 'Meera',
  profilePictureUrl: null,
  languages: null,
  bio: null,
  verified: true,
  memberSince: '2026-01-01',
};
const refusal = { message: 'Please remove one first.', requestId: 'test' };

/** A server that keeps what it is told to keep. */
function keeping() {
  let kept = { listings: [] as object[], people: [] as object[] };
  const answers: Answers = {
    'GET /api/auth/me': asha,
    'GET /api/requests': [],
    'GET /api/favourites': () => ({ body: kept }),
    'PUT /api/favourites/listing/12': () => {
      kept = { ...kept, listings: [sampleListing()] };
      return { body: { done: true } };
    },
    'PUT /api/favourites/person/7': () => {
      kept = { ...kept, people: [meera] };
      return { body: { done: true } };
    },
    'DELETE /api/favourites/listing/12': () => {
      kept = { ...kept, listings: [] };
      return { body: { done: true } };
    },
  };
  return answers;
}

const openListing = (answers: Answers) =>
  renderRemote(remote, {
    at: '/listing/12',
    answers: { 'GET /api/listings/id/12/details': sampleListing(), ...answers },
  });

describe('the Keep button', () => {
  it('keeps a listing, leads to what is kept, and keeps it no longer', async () => {
    const { user } = openListing(keeping());
    await user.click(await screen.findByRole('button', { name: 'Keep', pressed: false }));
    const keep = await screen.findByRole('button', { name: 'Keep', pressed: true });
    expect(screen.getByRole('link', { name: 'Favourites' }).getAttribute('href')).toBe('/favourites');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(keep);
    await screen.findByRole('button', { name: 'Keep', pressed: false });
    expect(screen.queryByRole('link', { name: 'Favourites' })).toBeNull();
  });

  it('says why a listing cannot be kept', async () => {
    const { user } = openListing({
      ...keeping(),
      'PUT /api/favourites/listing/12': () => ({ status: 409, body: refusal }),
    });
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    await screen.findByText('Please remove one first.');
    screen.getByRole('button', { name: 'Keep', pressed: false });
  });

  it('opens the login for visitors, for whom nothing is asked', async () => {
    const { user, requests } = openListing({});
    await user.click(await screen.findByRole('button', { name: 'Keep', pressed: false }));
    expect(requests.some(({ url }) => url.includes('favourites'))).toBe(false);
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('is not there for the owner', async () => {
    openListing({
      ...keeping(),
      'GET /api/auth/me': { ...asha, id: 7 },
      'GET /api/listings/fitting': [],
    });
    await screen.findByRole('button', { name: 'Share' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull());
  });

  it('goes where the server is older than this page', async () => {
    openListing({ ...keeping(), 'GET /api/favourites': () => ({ status: 404, body: refusal }) });
    await screen.findByRole('button', { name: 'Report' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull());
  });

  it('does not ask a member to log in while the page does not know them yet', async () => {
    let known: (reply: object) => void = () => undefined;
    const me = new Promise<object>((resolve) => (known = resolve));
    const { user } = openListing({ ...keeping(), 'GET /api/auth/me': () => me });
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    known({ body: asha });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Keep' }).getAttribute('aria-busy')).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await screen.findByRole('button', { name: 'Keep', pressed: true });
  });

  it('keeps a person on their page', async () => {
    const person = defineRemote({
      name: 'person',
      routes: [
        {
          path: '/people/:id',
          title: '',
          access: 'public',
          page: async () => ({ Page: () => <PersonListings userId={7} username="Meera" /> }),
        },
      ],
    });
    const { user } = renderRemote(person, {
      at: '/people/7',
      answers: { ...keeping(), 'GET /api/listings/by/user/7': [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Keep this person', pressed: false }));
    await screen.findByRole('button', { name: 'Keep this person', pressed: true });
  });
});
