import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { defineRemote, type SlotProps } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { nothingKept } from '../testing/favourites';
import { sampleListing } from '../testing/listings';
import { PersonListings } from './PersonListings';
import { asha } from '../testing/people';
import { PersonReviews } from './PersonReviews';

let ratings: SlotProps<'person.reviews'>['ratings'];
beforeEach(() => (ratings = undefined));

/** The page of a person is another remote's; this one shows what fills it. */
const person = defineRemote({
  name: 'person',
  routes: [
    {
      path: '/people/:id',
      title: '',
      access: 'public',
      page: async () => ({
        Page: () => (
          <>
            <h1>Meera</h1>
            <PersonListings userId={7} username="Meera" />
            <PersonReviews userId={7} username="Meera" ratings={ratings} />
          </>
        ),
      }),
    },
  ],
});

const review = {
  id: 1,
  text: 'She stayed until I could see him.',
  rating: 5,
  route: 'DEL to ORD',
  createdAt: '2026-02-01T00:00:00.000Z',
  user: { username: 'Amina', profilePictureUrl: null },
};

const open = (answers: Answers = {}) =>
  renderRemote(person, {
    at: '/people/7',
    answers: {
      'GET /api/listings/by/user/7': [sampleListing({ userId: 7 })],
      'GET /api/testimonials/user/7': [review, { ...review, id: 2, rating: 4 }],
      ...answers,
    },
  });

describe('the listings on a profile', () => {
  it('shows where a person flies next, and what others say', async () => {
    open();
    await screen.findByRole('heading', { level: 2, name: 'Flying next' });
    await screen.findByRole('button', { name: 'View Contact Info' });
    await screen.findByRole('heading', { level: 2, name: 'Reviews' });
    await screen.findByText('Rated 4.5 out of 5 from 2 ratings');
    expect(screen.getAllByText('She stayed until I could see him.')).toHaveLength(2);
  });

  it('tells stars by role, over people', async () => {
    ratings = { asHelper: { average: 4.9, count: 23 }, asTraveler: { average: 5, count: 1 } };
    open();
    const roles = within(await screen.findByRole('list', { name: 'Stars by role' })).getAllByRole('listitem');
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Rated 4.9 out of 54.9 as Amigo from 23 people',
      'Rated 5.0 out of 55.0 as traveler from 1 person',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows the first five reviews, and all when asked', async () => {
    const many = Array.from({ length: 8 }, (_, at) => ({
      ...review,
      id: at + 1,
      text: `Review number ${at + 1}`,
    }));
    const { user } = open({ 'GET /api/testimonials/user/7': many });
    await user.click(await screen.findByRole('button', { name: 'Show all 8 reviews' }));
    expect(screen.getAllByText(/^Review number/)).toHaveLength(8);
    expect(document.activeElement?.textContent).toContain('Review number 6');
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('shows the next trip, and all when asked', async () => {
    const many = Array.from({ length: 5 }, (_, at) => sampleListing({ id: at + 1, userId: 7 }));
    const { user } = open({ 'GET /api/listings/by/user/7': many });
    const showAll = await screen.findByRole('button', { name: 'Show all 5 trips' });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(showAll);
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(document.activeElement?.contains(screen.getAllByRole('article')[1]!)).toBe(true);
  });

  it('shows the face of an author', async () => {
    const profilePictureUrl = '/pictures/amina/small.webp';
    open({ 'GET /api/testimonials/user/7': [{ ...review, user: { ...review.user, profilePictureUrl } }] });
    const words = (await screen.findByText(/^By/)).closest('p');
    expect(words?.querySelector('img')?.getAttribute('src')).toBe(profilePictureUrl);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads to the page of an author, unless the viewer would not find it', async () => {
    const known = { ...review, user: { ...review.user, id: 5 } };
    open({
      'GET /api/testimonials/user/7': [
        known,
        { ...review, id: 2, user: { ...review.user, username: 'Former member' } },
      ],
    });
    const link = await screen.findByRole('link', { name: 'Amina' });
    expect(link.getAttribute('href')).toBe('/people/5');
    expect(screen.queryByRole('link', { name: 'Former member' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });

  it('lets a member report a review, but not their own', async () => {
    const mine = { ...review, id: 2, user: { ...review.user, id: asha.id, username: asha.username } };
    const { user, requests } = open({
      'GET /api/auth/me': asha,
      ...nothingKept,
      'GET /api/testimonials/user/7': [{ ...review, user: { ...review.user, id: 5 } }, mine],
      'POST /api/reports': { done: true },
    });
    const [button, ...others] = await screen.findAllByRole('button', { name: /^Report the review/ });
    expect(others).toEqual([]);
    await user.click(button!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report the review by Amina' }));
    await user.click(dialog.getByRole('button', { name: 'Send Report' }));
    await screen.findByText('Report sent');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      userId: 5,
      testimonialId: 1,
      reason: 'harassment',
    });
  });

  it('says when nobody has written, and when there are no trips', async () => {
    open({ 'GET /api/listings/by/user/7': [], 'GET /api/testimonials/user/7': [] });
    await screen.findByText('Nobody has written one yet.');
    await screen.findByText('Meera has no open trips at the moment.');
  });

  it('can load the trips again', async () => {
    let isUp = false;
    const { user } = open({
      'GET /api/listings/by/user/7': () => (isUp ? { body: [sampleListing()] } : { status: 503 }),
    });
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    isUp = true;
    await user.click(again!);
    await screen.findByRole('button', { name: 'View Contact Info' });
  });
});
