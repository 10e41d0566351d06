import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { boot, type SlotProps } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page and its rules are chunks of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips/reviews';
import '../pages/TripPage';
import remote from '../remote';
import { meera } from '../testing/people';
import { withAnand, withMeera } from '../testing/relay';
import { sampleTrip, viaFrankfurt } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-04T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  delete boot.translation;
});

const may = { mayWrite: true, reason: null, listingId: 31 };
const received = {
  id: 88,
  rating: 5,
  text: 'He was at the gate before us.',
  route: 'DEL to ORD',
  createdAt: '2027-03-03T10:00:00.000Z',
  user: { id: 9, username: 'Ravi', profilePictureUrl: null },
  mayReply: true,
};
const ReceivedReview = (props: SlotProps<'trip.review'>) => <p>Review: {JSON.stringify(props)}</p>;
const OtherTravelers = (trip: SlotProps<'trip.others'>) => <p>Others: {JSON.stringify(trip)}</p>;

const allSlots = {
  'trip.others': () => Promise.resolve({ OtherTravelers }),
  'trip.review': () => Promise.resolve({ ReceivedReview }),
};
type Slots = Partial<typeof allSlots>;

const open = (trip: Partial<MatchDetails>, answers: Answers = {}, slots: Slots = allSlots) =>
  renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    slots,
    answers: {
      'GET /api/auth/me': { ...meera, id: 99 },
      'GET /api/threads': [],
      'GET /api/matches/12': sampleTrip({ status: 'done', role: 'seeking_help', ...trip }),
      'GET /api/testimonials/user/9/permission': may,
      'GET /api/matches/12/safety': null,
      ...answers,
    },
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page after a trip', () => {
  it('takes stars and words about the other person, for this trip of the two', async () => {
    const { user, requests } = open({}, { 'POST /api/testimonials': { id: 1 } });
    const review = await region('How was it with Ravi?');
    expect(requests.map(({ url }) => url)).toContain('/api/testimonials/user/9/permission?matchId=12');
    await user.click(await review.findByRole('button', { name: 'Send' }));
    await review.findByText('Rating must be at least 1');
    await user.click(review.getByRole('radio', { name: /^5/ }));
    await user.type(review.getByLabelText('What should others know?'), 'He waited until she saw me.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(review.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      rating: 5,
      text: 'He waited until she saw me.',
      targetUserId: 9,
      matchId: 12,
      listingId: 31,
      route: 'DEL to ORD',
    });
  });

  it('says why nothing can be written', async () => {
    open(
      {},
      { 'GET /api/testimonials/user/9/permission': { ...may, mayWrite: false, reason: 'You have written.' } },
    );
    await (await region('How was it with Ravi?')).findByText('You have written.');
  });

  it('shows what I wrote and when both can be read, and lets me change it until then', async () => {
    let written = { rating: 4, text: 'He waited until she saw me.', hiddenUntil: '2027-03-16' };
    const { user } = open(
      {},
      {
        'GET /api/testimonials/user/9/permission': () => ({ body: { ...may, written } }),
        'POST /api/testimonials': ({ rating, text }: { rating: number; text: string }) => {
          written = { ...written, rating, text };
          return { body: { id: 1 } };
        },
      },
    );
    const review = await region('How was it with Ravi?');
    await review.findByText('Both reviews appear when Ravi has written too, or on Mar 16, 2027.');
    review.getByText('He waited until she saw me.');
    review.getByText('Rated 4.0 out of 5');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(review.getByRole('button', { name: 'Change your review' }));
    await user.click(review.getByRole('radio', { name: /^5/ }));
    await user.clear(review.getByLabelText('What should others know?'));
    await user.type(review.getByLabelText('What should others know?'), 'He waited for an hour.');
    await user.click(review.getByRole('button', { name: 'Send' }));
    await review.findByText('Rated 5.0 out of 5');
    review.getByText('He waited for an hour.');
  });

  it('shows what both wrote, once both can be read, with the reply of the other', async () => {
    const written = {
      rating: 4,
      text: 'He waited until she saw me.',
      hiddenUntil: null,
      reply: { text: 'It was a pleasure.', createdAt: '2027-03-04T10:00:00.000Z' },
    };
    open({}, { 'GET /api/testimonials/user/9/permission': { ...may, mayWrite: false, written, received } });
    const theirs = await region('What Ravi wrote');
    const { textContent } = await theirs.findByText(/^Review: /);
    expect(textContent).toBe(`Review: ${JSON.stringify({ review: received, name: 'You' })}`);
    const mine = await region('How was it with Ravi?');
    mine.getByText('He waited until she saw me.');
    expect(mine.getByText('Ravi replied:').parentElement?.textContent).toBe(
      'Ravi replied: It was a pleasure.',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('translates the reply of the other at a press', async () => {
    boot.translation = true;
    const reply = {
      text: 'Fue un placer ir con ella y con su madre.',
      createdAt: '2027-03-04T10:00:00.000Z',
    };
    const written = { id: 71, rating: 4, text: 'He waited until she saw me.', hiddenUntil: null, reply };
    const { user } = open(
      {},
      {
        'GET /api/testimonials/user/9/permission': { ...may, mayWrite: false, written },
        'POST /api/testimonials/id/71/reply/translation': { text: 'It was a pleasure.', from: 'es' },
      },
    );
    const mine = await region('How was it with Ravi?');
    await user.click(await mine.findByRole('button', { name: 'Translate' }));
    await mine.findByText('It was a pleasure.');
    mine.getByText('Translated from Spanish by a machine');
  });

  it('translates what the other wrote also while the page of the reviews is away', async () => {
    boot.translation = true;
    const theirs = { ...received, text: 'Ella esperó a mi madre en la puerta.' };
    const written = { rating: 4, text: 'He waited until she saw me.', hiddenUntil: null };
    const { user } = open(
      {},
      {
        'GET /api/testimonials/user/9/permission': { ...may, mayWrite: false, written, received: theirs },
        'POST /api/testimonials/id/88/translation': { text: 'She waited at the gate.', from: 'es' },
      },
      { 'trip.others': () => Promise.resolve({ OtherTravelers }) },
    );
    const card = await region('What Ravi wrote');
    await user.click(await card.findByRole('button', { name: 'Translate' }));
    await card.findByText('She waited at the gate.');
  });

  it('leads the family to a tip, where the Amigo takes one', async () => {
    const rated = {
      'GET /api/testimonials/user/9/permission': { ...may, mayWrite: false, reason: 'Rated.' },
    };
    open({ otherAcceptsTips: true }, rated);
    const tip = await region('A tip for Ravi?');
    expect(tip.getByRole('link').getAttribute('href')).toBe('/tip/9?trip=12');
    for (const trip of [{ role: 'helper' }, { otherAcceptsTips: false }] as const) {
      cleanup();
      open(trip, rated);
      await (await region('How was it with Ravi?')).findByText('Rated.');
      expect(screen.queryByText('A tip for Ravi?')).toBeNull();
    }
  });

  it('shows who else flies when a trip was cancelled before', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
    open({ status: 'cancelled', contact: null, cancelled: { byMe: false, reason: 'My mother is ill' } });
    await screen.findByText('My mother is ill');
    await screen.findByText('Cancelled by Ravi');
    const { textContent } = await screen.findByText(/^Others: /);
    const trip = { from: 'DEL', to: 'ORD', date: '2027-03-01', type: 'helper', without: 9, listing: 31 };
    expect(textContent).toBe(`Others: ${JSON.stringify(trip)}`);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('looks for others on the whole way of the family, and on the Amigo’s own', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
    const cancelled = { byMe: true, reason: 'My mother is ill' };
    for (const [role, from, date] of [
      ['seeking_help', 'DEL', '2027-02-28'],
      ['helper', 'FRA', '2027-03-01'],
    ] as const) {
      open({ ...viaFrankfurt, role, status: 'cancelled', contact: null, cancelled });
      const { textContent } = await screen.findByText(/^Others: /);
      expect(JSON.parse(textContent.slice('Others: '.length))).toMatchObject({ from, to: 'ORD', date });
      cleanup();
    }
  });

  it('lets the family link be ended also after the trip, while it can be opened', async () => {
    const url = 'https://flightamigo.example/journey/abc';
    let familyLink: string | null = url;
    const { user, requests } = open(
      {},
      {
        'GET /api/matches/12': () => ({
          body: sampleTrip({ status: 'done', role: 'seeking_help', familyLink }),
        }),
        'DELETE /api/matches/12/family-link': () => {
          familyLink = null;
          return { body: {} };
        },
      },
    );
    const family = await region('For your family');
    expect(family.queryByRole('button', { name: 'Choose whom we tell' })).toBeNull();
    expect(family.getByLabelText<HTMLInputElement>('Family link').value).toBe(url);
    await user.click(family.getByRole('button', { name: 'End this link' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'For your family' })).toBeNull());
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('leads the family from thanking one companion to thanking the other', async () => {
    const { id, companions, flyer, tripId } = withAnand();
    const written = { rating: 5, text: 'She was there.', hiddenUntil: null };
    const done = companions?.map((companion) => ({ ...companion, status: 'done' as const }));
    open(
      { id, tripId, flyer, companions: done },
      {
        'GET /api/matches/13': withMeera(),
        'GET /api/testimonials/user/9/permission': { ...may, written },
        'GET /api/testimonials/user/22/permission': may,
      },
    );
    const too = await screen.findByRole('link', { name: 'Thank Meera, too' });
    expect(too.getAttribute('href')).toBe('/trips/13');
    screen.getByRole('navigation', { name: 'Who flies with Kamala' });
    expect(await accessibilityFaults()).toEqual([]);
  });
});
