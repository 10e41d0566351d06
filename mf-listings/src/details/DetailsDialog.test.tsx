import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { nothingKept } from '../testing/favourites';
import { airportList, sampleListing, sampleRequest } from '../testing/listings';
import { asha } from '../testing/people';

const contact = { email: 'meera@example.com', phoneNumber: '+1 2025550143' };
const oneListing = 'GET /api/listings/id/12/details';

function openAt(at: string, answers: Answers = {}) {
  const site = renderRemote(remote, {
    at,
    answers: {
      'GET /api/search': [sampleListing(), sampleRequest()],
      'GET /api/airports': airportList,
      'GET /api/auth/me': asha,
      ...nothingKept,
      'GET /api/requests': [],
      'POST /api/listings/12/connect': contact,
      'GET /api/testimonials/user/7/permission': { mayWrite: true, reason: null, listingId: 12 },
      ...answers,
    },
  });
  const asked = (call: string) =>
    site.requests.filter(({ method, url }) => `${method} ${url}` === call).length;
  return { ...site, asked };
}
const cardsButton = () => screen.findByRole('button', { name: 'View Contact Info' });
const dialog = () => screen.findByRole('dialog', { name: 'Amigo Details' });

describe('the details of a listing', () => {
  it('open over the list without another request, and show the trip', async () => {
    const { user, location, asked } = openAt('/search?from=DEL');
    await user.click(await cardsButton());
    const details = within(await dialog());
    expect(location()).toBe('/search?from=DEL&open=12');
    const trip = within(details.getByRole('region', { name: 'Trip Details' }));
    for (const name of ['From', 'To', 'Date', 'Time', 'Flight Number', 'Skills', 'Description']) {
      trip.getByText(name);
    }
    trip.getByText(/ORD - Chicago, United States/);
    trip.getByText('Dec 4, 2026');
    expect(asked(oneListing)).toBe(0);
    await details.findByText('meera@example.com');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('say who flies and what would help', async () => {
    const request = sampleRequest({
      id: 12,
      needs: ['wheelchair_booked'],
      flyer: { relation: 'mother', ageGroup: '80_up', languages: null },
    });
    const { user } = openAt('/search', { 'GET /api/search': [request] });
    await user.click(await screen.findByRole('button', { name: 'Connect with Traveler' }));
    const trip = within(await screen.findByRole('region', { name: 'Trip Details' }));
    trip.getByText('Who is Flying');
    trip.getByText('Their mother, 80 or older');
    trip.getByText('What Would Help');
    trip.getByText('Wheelchair booked');
    trip.getByText('Two small children');
  });

  it.each([
    [sampleListing({ tipAmount: 20 }), 'Amigo Details', 'Suggested Tip', '$20.00'],
    [
      sampleRequest({ id: 12, tipAmount: null, minTip: 10, maxTip: 30 }),
      'Traveler Details',
      'Willing to Tip',
      '$10.00-$30.00',
    ],
  ])('name a tip as %#', async (listing, title, label, amount) => {
    openAt('/search?open=12', { 'GET /api/search': [listing], [oneListing]: listing });
    const details = within(await screen.findByRole('dialog', { name: title }));
    details.getByText(label);
    details.getByText(amount);
  });

  it('close by the button, and go back in history', async () => {
    const { user, location } = openAt('/search?from=DEL');
    await user.click(await cardsButton());
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/search?from=DEL');
    await waitFor(async () => expect(document.activeElement).toBe(await cardsButton()));
  });

  it('opened by a link close onto the same page', async () => {
    const { user, location } = openAt('/search?from=DEL&open=12&tab=review', {
      [oneListing]: sampleListing(),
      'GET /api/testimonials/user/7': [],
    });
    await dialog();
    screen.getByRole('tab', { name: 'Rate & Review', selected: true });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/search?from=DEL');
  });

  it('keep their tab in the address', async () => {
    const { user, location } = openAt('/search', { 'GET /api/testimonials/user/7': [] });
    await user.click(await cardsButton());
    await user.click(await screen.findByRole('tab', { name: 'Rate & Review' }));
    expect(location()).toBe('/search?open=12&tab=review');
    await user.click(screen.getByRole('tab', { name: 'Contact Info' }));
    expect(location()).toBe('/search?open=12');
  });

  it('say that a listing is gone, and link to others', async () => {
    openAt('/search?open=12', {
      'GET /api/search': [],
      [oneListing]: () => ({ status: 404, body: { message: 'Not found', requestId: 'test' } }),
    });
    const details = within(await screen.findByRole('dialog'));
    await details.findByText('This listing is gone');
    expect(details.getByRole('link', { name: 'Browse Listings' }).getAttribute('href')).toBe('/search');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('try again when they could not be loaded', async () => {
    let isDown = true;
    const { user } = openAt('/search?open=12', {
      'GET /api/search': [],
      [oneListing]: () =>
        isDown ? { status: 503, body: { message: 'Busy', requestId: 'test' } } : { body: sampleListing() },
    });
    await screen.findByText('This listing could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await dialog();
    await screen.findByRole('region', { name: 'Trip Details' });
  });

  it('stay closed for an invalid id', async () => {
    openAt('/search?open=-1');
    await cardsButton();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
