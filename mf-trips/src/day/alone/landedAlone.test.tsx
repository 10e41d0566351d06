import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails, StepName } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../../pages/TripPage';
import remote from '../../remote';
import { serverOfTrip } from '../../testing/dayOfTravel';
import { anandReads, priya, withAnand, withAnandAlone, withMeera } from '../../testing/relay';
import { withOtherPages } from '../../testing/withOtherPages';

const inTheAir = '2027-03-06T12:30:00Z';
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse(inTheAir)));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const at = '2027-03-06T08:00:00.000Z';
const done = (step: StepName, leg = 1) =>
  ({ step, leg, at, byMe: true, byBoth: true, canTakeBack: false, takeBackUntil: null }) as const;
const goodbye = (['met', 'landed', 'handed_over'] as const).map((step) => done(step));

const open = (trip: MatchDetails, answers: Answers = {}) =>
  renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: {
      ...serverOfTrip(trip, null).answers,
      'GET /api/threads': [],
      'GET /api/alerts': [],
      'GET /api/listings/fitting': [],
      [`GET /api/testimonials/user/${trip.other.id}/permission`]: {
        mayWrite: true,
        reason: null,
        listingId: 31,
      },
      'GET /api/matches/12/safety': null,
      ...answers,
    },
  });
const sentTo = (site: ReturnType<typeof open>, method: string) =>
  site.requests.filter((request) => request.method === method && request.url.endsWith('/steps'));
const hasLanded = 'Kamala has landed in Chicago';

describe('the landing of a traveler who flies the last leg alone', () => {
  it('is said by the family after the goodbye, and can be taken back for a while', async () => {
    const site = open(withAnandAlone({ steps: goodbye, promisedTip: 40 }));
    await screen.findByText('Kamala flies Frankfurt to Chicago alone. Lands 13:20.');
    screen.getByText('When Kamala has landed, say so here. We tell the people whom you chose.');
    expect(await accessibilityFaults()).toEqual([]);
    await site.user.click(screen.getByRole('button', { name: hasLanded }));
    const title = await screen.findByRole('heading', { level: 1, name: `${hasLanded}.` });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await waitFor(() =>
      expect(sentTo(site, 'POST').map(({ body }) => body)).toMatchObject([{ step: 'landed', leg: 2 }]),
    );
    screen.getByText(/^People whom you chose to tell get a message in 10 minutes/);
    expect(screen.queryByText(/alone/)).toBeNull();
    expect(screen.queryByRole('button', { name: hasLanded })).toBeNull();
    const steps = within(screen.getByRole('region', { name: 'Steps' }));
    const last = within(steps.getAllByRole('listitem').at(-1)!);
    last.getByText(/^Landed in Chicago/);
    expect(await accessibilityFaults()).toEqual([]);
    await site.user.click(await last.findByRole('button', { name: /^Take back/ }));
    await screen.findByRole('button', { name: hasLanded });
    expect(sentTo(site, 'DELETE').map(({ body }) => body)).toEqual([{ step: 'landed', leg: 2 }]);
  });

  it('leaves the goodbye to be said, in words of its own', async () => {
    const said = goodbye.map((each) => ({ ...each, byMe: false, byBoth: false }));
    const site = open(withAnandAlone({ steps: said }));
    await site.user.click(await screen.findByRole('button', { name: hasLanded }));
    await screen.findByRole('heading', { level: 1, name: `${hasLanded}.` });
    screen.getByText(/^Anand.* says that they have said goodbye in Frankfurt\. You have not said so yet\.$/);
  });

  it('is the one primary button from the take-off on', async () => {
    const primary = () =>
      [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
        .filter(({ className }) => /primary/.test(className))
        .map(({ textContent }) => textContent?.trim());
    open(withAnandAlone({ steps: goodbye, promisedTip: 40, otherAcceptsTips: true }));
    await screen.findByRole('button', { name: hasLanded });
    expect(primary()).toEqual([hasLanded]);
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-06T08:30:00Z'));
    open(withAnandAlone({ steps: goodbye, promisedTip: 40, otherAcceptsTips: true }));
    await screen.findByRole('button', { name: hasLanded });
    expect(primary()).toEqual(['Send the $40 you promised']);
  });

  it('is said on the page after the trip, when the site has closed it', async () => {
    const site = open(withAnandAlone({ status: 'done', steps: goodbye }));
    const card = within(
      await screen.findByRole('region', { name: /^Kamala flies Frankfurt to Chicago alone/ }),
    );
    await site.user.click(card.getByRole('button', { name: hasLanded }));
    const said = within(await screen.findByRole('region', { name: `${hasLanded}.` }));
    said.getByText(/^People whom you chose/);
    await site.user.click(await said.findByRole('button', { name: /^Take back/ }));
    await screen.findByRole('button', { name: hasLanded });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is said after a stop of many days', async () => {
    const [first, last] = withAnandAlone().legs!;
    const legs = [first!, { ...last!, date: '2027-03-12', arrivalDate: '2027-03-12' }];
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-13T08:30:00Z'));
    const site = open(withAnandAlone({ status: 'done', steps: goodbye, legs }));
    await site.user.click(await screen.findByRole('button', { name: hasLanded }));
    await screen.findByRole('region', { name: `${hasLanded}.` });
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-14T10:01:00Z'));
    open(withAnandAlone({ status: 'done', steps: goodbye, legs }));
    await screen.findByRole('region', { name: 'How was it with Anand Kumar?' });
    expect(screen.queryByRole('button', { name: hasLanded })).toBeNull();
  });

  it('is past two days after the last flight', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-09T08:30:00Z'));
    open(withAnandAlone({ status: 'done', steps: goodbye }));
    await screen.findByRole('region', { name: 'How was it with Anand Kumar?' });
    expect(screen.queryByRole('button', { name: hasLanded })).toBeNull();
  });

  it('is read by the helper, who cannot say it', async () => {
    const trip = { ...anandReads, companions: [], other: priya };
    open(withAnandAlone({ ...trip, steps: goodbye }));
    await screen.findByRole('heading', { level: 1, name: 'You have said goodbye in Frankfurt.' });
    expect(screen.queryByRole('button', { name: hasLanded })).toBeNull();
    cleanup();
    open(
      withAnandAlone({ ...trip, steps: [...goodbye, { ...done('landed', 2), byMe: false, byBoth: false }] }),
    );
    await screen.findByRole('heading', { level: 1, name: `${hasLanded}.` });
  });

  it('is not asked where another companion is with the traveler', async () => {
    open(withAnand({ steps: goodbye }));
    await screen.findByRole('heading', { level: 1, name: 'Kamala is with Meera.' });
    expect(screen.queryByRole('button', { name: /has landed/ })).toBeNull();
    cleanup();
    open({ ...withMeera({ steps: [done('met', 2), done('handed_over', 2)] }), id: 12 });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /has landed/ })).toBeNull();
  });
});
