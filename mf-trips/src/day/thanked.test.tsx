import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRemote, type Answers } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { metThere, serverOfRelay, tapsOf, untilFrankfurt } from '../testing/handOver';
import { meera } from '../testing/people';
import { anandsPart, meerasPart, tapped, withAnand, withMeera } from '../testing/relay';
import { hasReviewed } from '../testing/reviews';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-06T20:45:00Z')));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const arrived = [...metThere, tapped('handed_over', 2, '2027-03-06T20:30:00.000Z')];
const companions = [anandsPart({ steps: tapsOf(untilFrankfurt) }), meerasPart()];
async function open(answers: Answers) {
  const trip = withMeera({ steps: arrived, companions });
  renderRemote(withOtherPages(remote), {
    at: '/trips/13',
    answers: { ...serverOfRelay(trip, { ...meera, id: 23, username: 'Priya Rao' }), ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Kamala is with you.' });
}
const thankToo = () => screen.queryByRole('link', { name: 'Thank Anand, too' });

describe('thanks that are given', () => {
  it('are not asked for again', async () => {
    await open({
      'GET /api/matches/12': withAnand({ givenTip: 20 }),
      'GET /api/testimonials/user/21/permission': hasReviewed(null),
      'GET /api/testimonials/user/22/permission': hasReviewed(null),
    });
    await waitFor(() => expect(thankToo()).toBeNull());
    expect(screen.queryByRole('link', { name: /^Stars/ })).toBeNull();
  });

  it('are asked for while a tip or the words are missing', async () => {
    await open({
      'GET /api/matches/12': withAnand({ otherAcceptsTips: true }),
      'GET /api/testimonials/user/21/permission': hasReviewed(null),
      'GET /api/testimonials/user/22/permission': hasReviewed('2027-03-20T00:00:00.000Z'),
    });
    const link = await screen.findByRole('link', { name: 'Change your review' });
    expect(link.getAttribute('href')).toBe('/trips/13?show=after');
    expect(thankToo()).not.toBeNull();
  });
});
