import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { MatchDetails, StepName } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { atTheAirport, serverOfTrip } from '../testing/dayOfTravel';
import { lakshmiFlies, onlyToFrankfurt } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(atTheAirport);
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const open = ({ trip, answers }: { trip: Partial<MatchDetails>; answers?: Answers }) =>
  renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: { ...serverOfTrip(trip).answers, ...answers },
  });

const at = '2027-02-28T18:00:00.000Z';
const done = (step: StepName) => ({
  step,
  at,
  byMe: true,
  byBoth: true,
  canTakeBack: false,
  takeBackUntil: null,
});
const steps = (['met', 'landed'] as const).map(done);
const family = { role: 'seeking_help', otherAcceptsTips: true, flyer: lakshmiFlies, steps } as const;

describe('thanks at the hand-over', () => {
  it('lets the family thank at once, with what was promised in one press', async () => {
    const site = open({ trip: { ...family, promisedTip: 40 } });
    await site.user.click(await screen.findByRole('button', { name: 'Lakshmi is with me' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Lakshmi is with you.' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    screen.getByText('Ravi walked with Lakshmi all the way from Delhi to Chicago.');
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Send the $40 you promised')).toBe('/tip/9?trip=12&amount=40');
    expect(link('Another amount')).toBe('/tip/9?trip=12');
    expect(link('Stars and a few words: now or later')).toBe('/trips/12?show=after');
    expect(screen.queryByText(/Tomorrow/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says goodbye at a stop where the traveler flies on alone', async () => {
    const trip = { ...family, ...onlyToFrankfurt };
    const answers = { 'GET /api/alerts': [], 'GET /api/listings/fitting': [] };
    const site = open({ trip, answers });
    await screen.findByRole('heading', { name: 'Ravi says goodbye to Lakshmi in Frankfurt' });
    await site.user.click(screen.getByRole('button', { name: 'They have said goodbye' }));
    await screen.findByRole('heading', { level: 1, name: 'They have said goodbye in Frankfurt.' });
    expect(screen.queryByText(/Lakshmi is with/)).toBeNull();
    cleanup();
    const theySayIt = { ...done('handed_over'), byMe: false, byBoth: false };
    open({ trip: { ...trip, steps: [...steps, theySayIt] }, answers });
    await screen.findByRole('heading', { name: 'Ravi says that they have said goodbye in Frankfurt.' });
    screen.getByRole('button', { name: 'They have said goodbye' });
    cleanup();
    open({ trip: { ...onlyToFrankfurt, steps, flyer: lakshmiFlies } });
    await screen.findByRole('heading', { name: 'Say goodbye in Frankfurt' });
    screen.getByRole('button', { name: 'We have said goodbye' });
  });

  it('has the links in a column beside the steps', async () => {
    open({ trip: { ...family, steps: [...steps, done('handed_over')] } });
    const list = await screen.findByRole('region', { name: 'Steps' });
    const link = screen.getByRole('link', { name: 'Flight and contact' });
    expect(list.parentElement?.contains(link)).toBe(false);
    expect(list.parentElement?.parentElement?.contains(link)).toBe(true);
  });

  it('leads to stars and words on the same day, and asks for no second tip', async () => {
    const trip = { ...family, steps: [...steps, done('handed_over')], givenTip: 40 };
    const site = open({
      trip,
      answers: {
        'GET /api/testimonials/user/9/permission': { mayWrite: true, reason: null, listingId: 31 },
        'GET /api/matches/12/safety': null,
      },
    });
    await screen.findByText('You thanked with $40');
    expect(screen.queryByRole('link', { name: /you promised|with a tip/ })).toBeNull();
    await site.user.click(screen.getByRole('link', { name: 'Stars and a few words: now or later' }));
    await screen.findByRole('region', { name: 'How was it with Ravi?' });
  });

  it('offers a tip without a promise, and none where it is not wanted', async () => {
    const trip = { ...family, steps: [...steps, done('handed_over')] };
    open({ trip });
    await screen.findByRole('link', { name: 'Thank Ravi with a tip' });
    cleanup();
    open({ trip: { ...trip, otherAcceptsTips: false } });
    await screen.findByRole('heading', { level: 1, name: 'Lakshmi is with you.' });
    expect(screen.queryByRole('link', { name: /tip/ })).toBeNull();
  });
});
