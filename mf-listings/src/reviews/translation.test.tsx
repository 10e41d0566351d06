import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Testimonial } from 'backend/contract/trips/reviews';
import { boot } from 'shell/host';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../remote';
import { sampleListing } from '../testing/listings';

beforeEach(() => void (boot.translation = true));
afterEach(() => void delete boot.translation);

const written = 'Ella acompañó a mi madre hasta la puerta.';
const answered = 'Fue un placer ir con ella.';
const fromAna: Testimonial = {
  id: 1,
  text: written,
  rating: 5,
  route: 'DEL to ORD',
  createdAt: '2026-10-02T10:00:00.000Z',
  user: { username: 'Ana', profilePictureUrl: null },
  reply: { text: answered, createdAt: '2026-10-03T10:00:00.000Z' },
};

const open = (review: Testimonial) =>
  renderRemote(remote, {
    at: '/listing/12?tab=review',
    answers: {
      'GET /api/listings/id/12/details': sampleListing(),
      'GET /api/testimonials/user/7': [review],
      'POST /api/testimonials/id/1/translation': { text: 'She walked her to the gate.', from: 'es' },
      'POST /api/testimonials/id/1/reply/translation': { text: 'It was a pleasure.', from: 'es' },
    },
  });
const reviews = async () => within(await screen.findByRole('region', { name: 'Previous Testimonials' }));

describe('translating reviews', () => {
  it('a foreign review and its reply are each translated at a press, and back', async () => {
    const { user, requests } = open(fromAna);
    const said = await reviews();
    await said.findByText(written);
    const [ofReview, ofReply] = said.getAllByRole('button', { name: 'Translate' });
    await user.click(ofReview!);
    await said.findByText('She walked her to the gate.');
    said.getByText(answered);
    await user.click(ofReply!);
    await said.findByText('It was a pleasure.');
    expect(said.getAllByText('Translated from Spanish by a machine')).toHaveLength(2);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(said.getAllByRole('button', { name: 'Show original' })[0]!);
    said.getByText(written);
  });

  it('no translation is offered of a review in the language of the page', async () => {
    open({ ...fromAna, text: 'She walked with my mother to the gate.', reply: null });
    const said = await reviews();
    await said.findByText(/^She walked/);
    expect(said.queryByRole('button', { name: 'Translate' })).toBeNull();
  });
});
