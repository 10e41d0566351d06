import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { sampleListing, unclaimed } from '../testing/listings';
import { meera } from '../testing/people';
import { UnclaimedNote } from './UnclaimedNote';

/** Replaces the profile page of another remote, with only this slot. */
const profile = defineRemote({
  name: 'profile',
  routes: [{ path: '/', title: '', access: 'member', page: async () => ({ Page: UnclaimedNote }) }],
});

const path = '/api/my-listings/unclaimed';
const call = `GET ${path}` as const;
const open = (answer: Answers[typeof call]) =>
  renderRemote(profile, {
    at: '/',
    answers: { 'GET /api/auth/me': meera, [call]: answer },
  });
const listings = (count: number) =>
  Array.from({ length: count }, (_, id) => sampleListing({ ...unclaimed, id }));

describe('the note about an unclaimed listing', () => {
  it.each([
    [1, '1 listing was posted with your email address.', 'Is it yours?'],
    [3, '3 listings were posted with your email address.', 'Are they yours?'],
  ])('shows the number of unclaimed listings: %i', async (count, sentence, link) => {
    open(listings(count));
    await screen.findByText(sentence);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/claim');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each<[string, Answers[typeof call]]>([
    ['none waits', []],
    ['the server of the last release does not know the question', () => ({ status: 404, body: {} })],
  ])('shows nothing when %s', async (_, answer) => {
    const { requests } = open(answer);
    await waitFor(() => expect(requests.map(({ url }) => url)).toContain(path));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
