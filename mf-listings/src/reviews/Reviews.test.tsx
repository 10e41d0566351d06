import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { Listing } from 'backend/contract/listings';
import type { Testimonial, TestimonialPermission } from 'backend/contract/trips/reviews';
import { accessibilityFaults, recordEvents, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { nothingKept } from '../testing/favourites';
import { airportList, sampleListing, unclaimed } from '../testing/listings';
import { asha } from '../testing/people';

const events = recordEvents();
const fromPriya: Testimonial = {
  id: 1,
  text: 'Meera walked with my mother all the way.',
  rating: 5,
  route: 'DEL to ORD',
  createdAt: '2026-10-02T10:00:00.000Z',
  user: { username: 'Priya', profilePictureUrl: null },
};
const mayWrite: TestimonialPermission = { mayWrite: true, reason: null, listingId: 12 };
const words = 'She called me when they had landed.';

const open = (answers: Answers = {}, listing: Listing = sampleListing()) =>
  renderRemote(remote, {
    at: '/search?open=12&tab=review',
    answers: {
      'GET /api/search': [listing],
      'GET /api/airports': airportList,
      'GET /api/listings/id/12/details': listing,
      'GET /api/auth/me': asha,
      ...nothingKept,
      'GET /api/requests': [],
      'GET /api/testimonials/user/7': [fromPriya],
      'GET /api/testimonials/user/7/permission': mayWrite,
      'POST /api/testimonials': fromPriya,
      ...answers,
    },
  });
const submit = () => screen.findByRole('button', { name: 'Submit Testimonial' });

beforeEach(() => sessionStorage.clear());

describe('Rate & Review', () => {
  it('shows the previous testimonials', async () => {
    open();
    const said = within(await screen.findByRole('region', { name: 'Previous Testimonials' }));
    await said.findByText('Meera walked with my mother all the way.');
    said.getByText('Rated 5.0 out of 5');
    said.getByText('Oct 2, 2026');
    said.getByText('By Priya');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('sends my stars and words, thanks me and goes back to the contact', async () => {
    const { user, requests, location } = open();
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByRole('textbox', { name: 'Your testimonial' }), words);
    await user.click(await submit());

    await screen.findByText('Testimonial submitted');
    screen.getByText('Thank you for sharing your experience');
    await screen.findByRole('tab', { name: 'Contact Info', selected: true });
    expect(location()).toBe('/search?open=12');
    const sent = requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({
      targetUserId: 7,
      listingId: 12,
      route: 'DEL to ORD',
      rating: 4,
      text: words,
    });
    expect(await events()).toMatchObject([{ name: 'testimonial_submit', category: 'engagement', value: 12 }]);
  });

  it('shows the issue of each field, and sends nothing', async () => {
    const { user, requests } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Your testimonial' }), 'Kind');
    await user.click(await submit());
    await screen.findByText('Rating must be at least 1');
    screen.getByText('Testimonial must be at least 10 characters');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' }));
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('keeps what I wrote when it is refused, and says why', async () => {
    const message = 'You can rate people whom you have met through us.';
    const { user } = open({
      'POST /api/testimonials': () => ({ status: 403, body: { message, requestId: 'test' } }),
    });
    await user.click(await screen.findByRole('radio', { name: '5 stars' }));
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your testimonial' });
    await user.type(text, words);
    await user.click(await submit());
    await screen.findByText('Submission failed');
    screen.getByText('There was a problem submitting your testimonial');
    screen.getByText(message);
    expect(text.value).toBe(words);
  });

  it('says beforehand who may write, instead of a form that is refused', async () => {
    const reason = 'You can rate Meera from Feb 7';
    open({ 'GET /api/testimonials/user/7/permission': { mayWrite: false, reason, listingId: null } });
    await screen.findByText(reason);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Your testimonial' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has a form when the server does not know who may write', async () => {
    open({ 'GET /api/testimonials/user/7/permission': () => ({ status: 404, body: {} }) });
    await submit();
  });

  it('keeps what I wrote over a reload', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByRole('textbox', { name: 'Your testimonial' }), words);
    cleanup();
    open();
    await screen.findByRole('radio', { name: '4 stars', checked: true });
    expect(screen.getByRole('textbox', { name: 'Your testimonial' })).toHaveProperty('value', words);
  });

  it('says when there are no testimonials', async () => {
    open({ 'GET /api/testimonials/user/7': [] });
    await screen.findByText('Nobody has written one yet.');
  });

  it('says when the testimonials could not be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/testimonials/user/7': () =>
        isDown ? { status: 500, body: { message: 'Oh no', requestId: 'test' } } : { body: [fromPriya] },
    });
    await screen.findByText('Failed to fetch testimonials');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('By Priya');
  });

  it('asks a visitor to log in, but shows the testimonials', async () => {
    const { user } = open({
      'GET /api/auth/me': () => ({ status: 401, body: { message: 'No', requestId: 'test' } }),
    });
    await screen.findByText('By Priya');
    expect(screen.queryByRole('button', { name: 'Submit Testimonial' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('dialog', { name: /^Login to/ });
  });

  it('has no form for my own listing', async () => {
    const first = open({ 'GET /api/testimonials/user/99': [] }, sampleListing({ userId: asha.id }));
    await screen.findByText('This is what others say about you.');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(first.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('shows what the reviewed person answered', async () => {
    const reply = { text: 'It was a pleasure.', createdAt: '2026-10-03T10:00:00.000Z' };
    open({ 'GET /api/testimonials/user/7': [{ ...fromPriya, reply }] });
    await screen.findByText('It was a pleasure.');
    screen.getByText(`${sampleListing().username} replied`);
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
  });

  it('lets me answer once to what was written about me, and keeps my words when that fails', async () => {
    let isDown = true;
    let replied = {};
    const message = 'That was too often. Please try again in 5 minutes.';
    const { user, requests } = open(
      {
        'GET /api/testimonials/user/99': () => ({
          body: [{ ...fromPriya, ...(isDown ? { mayReply: true } : replied) }],
        }),
        'POST /api/testimonials/id/1/reply': ({ text }: { text: string }) => {
          replied = { reply: { text, createdAt: '2026-10-03T10:00:00.000Z' } };
          return isDown ? { status: 429, body: { message, requestId: 'test' } } : { body: fromPriya };
        },
      },
      sampleListing({ userId: asha.id }),
    );
    await user.click(await screen.findByRole('button', { name: 'Reply to Priya' }));
    await user.click(screen.getByRole('button', { name: 'Send Reply' }));
    await screen.findByText('Write a reply first');
    await user.type(screen.getByRole('textbox', { name: 'Your reply to Priya' }), 'It was a pleasure.');
    await user.click(screen.getByRole('button', { name: 'Send Reply' }));
    await screen.findByText(message);
    expect(await accessibilityFaults()).toEqual([]);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Send Reply' }));
    await screen.findByText(/ replied$/);
    expect(screen.queryByRole('textbox', { name: 'Your reply to Priya' })).toBeNull();
    expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
      text: 'It was a pleasure.',
    });
  });

  it('has no form for a listing without an owner', async () => {
    const { requests } = open({}, sampleListing(unclaimed));
    await screen.findByText(/so there is nobody to rate/);
    expect(requests.some(({ url }) => url.startsWith('/api/testimonials'))).toBe(false);
  });
});
