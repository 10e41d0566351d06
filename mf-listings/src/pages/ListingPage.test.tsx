import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults, firstViewOf, renderRemote, type Answers } from 'shell/host/testing';
import { ContactInfo } from '../contact/ContactInfo';
import remote from '../remote';
import { nothingKept } from '../testing/favourites';
import { sampleListing } from '../testing/listings';
import { asha } from '../testing/people';

const open = (answers: Answers = {}, at = '/listing/12') =>
  renderRemote(remote, { at, answers: { 'GET /api/listings/id/12/details': sampleListing(), ...answers } });

describe('the page of a listing', () => {
  it('shows the pass and the trip', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'DEL Delhi to ORD Chicago' });
    const trip = within(screen.getByRole('region', { name: 'Trip Details' }));
    trip.getByText('Dec 4, 2026');
    screen.getByText('Meera');
    expect(document.title).toBe('Flight Amigo - DEL to ORD, Dec 4, 2026');
    screen.getByRole('tab', { name: 'Contact Info', selected: true });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows the contact to a member who asks, and not before', async () => {
    const { user, requests } = open({
      'GET /api/auth/me': asha,
      ...nothingKept,
      'GET /api/requests': [],
      'POST /api/listings/12/connect': { email: 'meera@example.com', phoneNumber: null },
    });
    const show = await screen.findByRole('button', { name: 'Show contact details' });
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(show);
    await screen.findByText('meera@example.com');
  });

  it.each([
    ['a visitor', null],
    ['a member', asha],
  ])('says without scripts to %s what the contact details need', (_, me) => {
    const contact = <ContactInfo listing={sampleListing()} isRequested={false} onLogIn={jest.fn()} />;
    const view = firstViewOf(contact, { me });
    expect(view.querySelector('noscript')?.textContent).toContain('This needs JavaScript');
  });

  it('opens with the review when its link says so', async () => {
    open({ 'GET /api/testimonials/user/7': [] }, '/listing/12?tab=review');
    await screen.findByRole('tab', { name: 'Rate & Review', selected: true });
    await screen.findByText('Log in to rate Meera.');
  });

  it('can be added to a calendar and printed', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    const { user } = open();
    const calendar = await screen.findByRole('link', { name: 'Add to Calendar' });
    expect(calendar.getAttribute('href')).toBe('/api/listings/id/12/calendar');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
    print.mockRestore();
  });

  it('can be shared', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await screen.findByText('Link copied');
    expect(await navigator.clipboard.readText()).toBe('http://localhost/listing/12');
  });

  it.each([
    ['closed', 'This listing is closed.'],
    ['expired', 'This trip is over.'],
  ] as const)('says that a listing is %s, and who else flies', async (status, words) => {
    open({ 'GET /api/listings/id/12/details': sampleListing({ status }) });
    await screen.findByText(words);
    const others = screen.getByRole('link', { name: 'See who else flies DEL to ORD' });
    expect(others.getAttribute('href')).toBe('/search?from=DEL&to=ORD');
  });

  it('says that there is no such listing, and links to others', async () => {
    const at = 'GET /api/listings/id/12/details';
    open({ [at]: () => ({ status: 404, body: { message: 'Not found', requestId: 'test' } }) });
    await screen.findByRole('heading', { level: 1, name: 'This listing is gone' });
    screen.getByRole('link', { name: 'Browse Listings' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('tries again when it could not be loaded', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/listings/id/12/details': () =>
        isDown ? { status: 503, body: {} } : { body: sampleListing() },
    });
    await screen.findByText('This listing could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'DEL Delhi to ORD Chicago' });
  });
});
