import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from 'shell/host/testing';
import remote from '../remote';
import { airportList, sampleListing } from '../testing/listings';

const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const threeListings = [1, 2, 3].map((id) => sampleListing({ id }));

describe('the airport field of the search', () => {
  // The only test of its file, because a loaded picker stays loaded for all later tests.
  it('is a plain field until the first interaction, and keeps what is typed before the picker has loaded', async () => {
    const { user, requests } = renderRemote(remote, {
      at: '/search?to=DEL',
      answers: { 'GET /api/search': threeListings, 'GET /api/airports': airportList },
    });
    await screen.findAllByRole('article');
    expect(field('To').value).toBe('DEL');
    expect(requests.some(({ url }) => url.includes('airports'))).toBe(false);

    await user.keyboard('{Tab}{Tab}c');
    await user.keyboard('hicago');
    expect(field('From').value).toBe('chicago');
    expect(document.activeElement).toBe(field('From'));
    await screen.findByRole('option', { name: /ORD/ });
    await waitFor(() => expect(field('To').value).toBe('DEL - Delhi, India'));
  });
});
