import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { Listing } from 'backend/contract/listings';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../remote';
import { halfway } from '../testing/company';
import { meera } from '../testing/people';
import { airportList, newYork, sampleListing, sampleRequest, unclaimed } from '../testing/listings';

async function cardOf(listing: Listing, name = 'DEL Delhi to ORD Chicago', answers: object = {}) {
  renderRemote(remote, {
    at: '/search',
    answers: { 'GET /api/search': [listing], 'GET /api/airports': airportList, ...answers },
  });
  return within(await screen.findByRole('article', { name }));
}

describe('a card', () => {
  it('shows who flies where and when, and what they offer', async () => {
    const card = await cardOf(sampleListing());
    card.getByText('Amigo');
    card.getByText('Meera');
    card.getByText('Verified');
    card.getByText('Frequent Traveler');
    card.getByText('Speaks Hindi, English, Telugu');
    card.getByText('Rated 4.9 out of 5 from 23 ratings');
    card.getByText('Dec 4, 2026');
    card.getByText('02:10');
    card.getByText('AI127');
    card.getByText(/I fly this route every winter/);
    card.getByText('Accepts tips');
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Connections', 'Wheelchair desk', 'Immigration forms']),
    );
    card.getByRole('button', { name: 'View Contact Info' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows who needs company, on which days and for what tip', async () => {
    const card = await cardOf(sampleRequest({ endDate: '2026-12-09' }));
    card.getByText('Seeking Help');
    card.getByText('First-time Traveler');
    card.getByText('Dec 4, 2026 – Dec 9, 2026');
    card.getByText('$25.00');
    card.getByText('tip offered');
    card.getByText('Offering Tips');
    card.getByText('New here');
    expect(card.queryByText('Verified')).toBeNull();
    card.getByRole('button', { name: 'Connect with Traveler' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says which one is of the reader', async () => {
    const request = sampleRequest({ userId: meera.id });
    const card = await cardOf(request, undefined, { 'GET /api/auth/me': meera });
    await card.findByText('Your own listing');
    expect(card.queryByText('New here')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says where a request still needs somebody, and when it has company on the whole way', async () => {
    const card = await cardOf(halfway(), 'DEL Delhi by way of FRA Frankfurt to ORD Chicago');
    card.getByText('Still needs somebody Delhi to Frankfurt');
    expect(await accessibilityFaults()).toEqual([]);
    cleanup();
    const direct = await cardOf(halfway({ covered: true, legs: null, stops: null }));
    direct.getByText('Has company on the whole way');
  });

  it('shows who flies, and what would help before the skills of old listings', async () => {
    const card = await cardOf(
      sampleRequest({
        needs: ['wheelchair_booked', 'forms'],
        skills: 'Immigration forms, Two small children',
        flyer: { relation: 'mother', ageGroup: '70_79', languages: 'Hindi' },
      }),
    );
    card.getByText('For their mother, 70–79, speaks Hindi');
    const tags = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(tags.slice(0, 3)).toEqual(['Wheelchair booked', 'Immigration forms', 'Two small children']);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows when it lands, where planes are changed, and with which flight it goes on', async () => {
    const landing = { arrivalTime: '04:50', arrivalDate: '2026-12-05' };
    const legs = [
      { from: 'DEL', to: 'JFK', date: '2026-12-04', flightNumber: 'AI101' },
      { from: 'JFK', to: 'ORD', date: '2026-12-05', flightNumber: 'UA430', ...landing },
    ];
    const name = 'DEL Delhi by way of JFK New York to ORD Chicago';
    const card = await cardOf(sampleListing({ stops: [newYork], legs, ...landing }), name);
    card.getByText('04:50 +1');
    card.getByText('New York (JFK), then UA430');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says what its owner has shown, and nothing where that is nothing', async () => {
    const facts = { documentCheckedAt: '2026-11-03', passShown: { flight: 'AI127', date: '2026-12-04' } };
    const labels = /boarding pass for|Stripe/;
    const card = await cardOf(sampleListing(facts));
    expect(card.getAllByText(labels).map(({ textContent }) => textContent)).toEqual([
      'Showed a boarding pass for AI127 on Dec 4, 2026',
      'Stripe compared an identity document with a selfie on Nov 3, 2026.',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
    cleanup();
    expect((await cardOf(sampleListing())).queryByText(labels)).toBeNull();
  });

  it('says what a helper can do in the words of a helper', async () => {
    const card = await cardOf(sampleListing({ needs: ['wheelchair_booked'] }));
    card.getByText('A wheelchair');
  });

  it('leaves out what the listing does not say', async () => {
    const card = await cardOf(
      sampleListing({ time: null, flightNumber: null, skills: null, description: null }),
    );
    for (const name of ['Time', 'Flight']) expect(card.queryByText(name)).toBeNull();
    expect(card.getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows no reputation for a guest', async () => {
    const card = await cardOf(sampleListing(unclaimed));
    card.getByText('A guest');
    card.getByText('AG');
    expect(card.queryByText(/Rated|New here|Verified|Speaks/)).toBeNull();
  });

  it('links to the page of the listing', async () => {
    const card = await cardOf(sampleListing());
    const link = card.getByRole('link', { name: 'DEL Delhi to ORD Chicago' });
    expect(link.getAttribute('href')).toBe('/listing/12');
  });
});
