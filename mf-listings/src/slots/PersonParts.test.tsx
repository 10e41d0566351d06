import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { renderRemote, type Answers } from 'shell/host/testing';
import { sampleListing } from '../testing/listings';
import { PersonListings } from './PersonListings';
import { PersonReviews } from './PersonReviews';

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
            <PersonReviews userId={7} username="Meera" />
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

it('shows where a person flies next, and what others say', async () => {
  open();
  await screen.findByRole('heading', { level: 2, name: 'Flying next' });
  await screen.findByRole('button', { name: 'View Contact Info' });
  await screen.findByRole('heading', { level: 2, name: 'Reviews' });
  await screen.findByText('Rated 4.5 out of 5 from 2 ratings');
  expect(screen.getAllByText('She stayed until I could see him.')).toHaveLength(2);
});

it('says when nobody has written, and shows no empty list of trips', async () => {
  open({ 'GET /api/listings/by/user/7': [], 'GET /api/testimonials/user/7': [] });
  await screen.findByText('Nobody has written one yet.');
  await waitFor(() => expect(screen.queryByText('Flying next')).toBeNull());
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
