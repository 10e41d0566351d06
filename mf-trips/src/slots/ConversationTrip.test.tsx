import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Match, MatchOption } from 'backend/contract/trips';
// Its rules are a chunk of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { meera } from '../testing/people';
import { changesInFrankfurt, sampleTrip, viaFrankfurt } from '../testing/trips';
import { ConversationTrip } from './ConversationTrip';

/** The conversation is another remote's page; this one shows what fills its head. */
const conversation = defineRemote({
  name: 'messaging',
  routes: [
    {
      path: '/talk',
      title: '',
      access: 'member',
      page: async () => ({ Head: () => <ConversationTrip otherUserId={9} /> }),
    },
    {
      path: '/talk/suspended',
      title: '',
      access: 'member',
      page: async () => ({ Head: () => <ConversationTrip otherUserId={9} canPropose={false} /> }),
    },
  ],
});

const option: MatchOption = {
  listingId: 31,
  departureAirport: 'DEL',
  arrivalAirport: 'ORD',
  date: '2027-03-01',
  endDate: null,
  time: '02:50',
  flightNumber: 'AI127',
};

const open = (matches: Match[], options: MatchOption[] = [], answers: Answers = {}, at = '/talk') =>
  renderRemote(conversation, {
    at,
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/matches': matches,
      'GET /api/matches/options': options,
      ...answers,
    },
  });

describe('the head of a conversation', () => {
  it('shows the agreed trip and leads to its page, before any other', async () => {
    open([sampleTrip({ id: 3, status: 'proposed', date: '2027-01-01' }), sampleTrip()]);
    await screen.findByText('You fly together');
    expect(screen.getByText(/^Mar 1, 2027, 02:50/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open trip' }).getAttribute('href')).toBe('/trips/12');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('proposes nothing to a suspended person, and still shows the trip', async () => {
    open([sampleTrip()], [option], {}, '/talk/suspended');
    await screen.findByText('You fly together');
    expect(screen.queryByRole('button', { name: 'Propose to fly together' })).toBeNull();
  });

  it('says what the two fly together, and what each flies alone', async () => {
    open([sampleTrip({ ...viaFrankfurt, status: 'proposed' })]);
    await screen.findByText('Together Frankfurt to Chicago. Ravi flies Delhi to Frankfurt alone.');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('names the stop and all flights of the two', async () => {
    open([sampleTrip(changesInFrankfurt)]);
    const head = within(await screen.findByRole('region', { name: 'The trip with this person' }));
    head.getByText('by way of Frankfurt to');
    head.getByText('AI127, then LH430');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('lets me answer a proposal', async () => {
    const proposed = sampleTrip({ status: 'proposed', proposedByMe: false });
    let matches = [proposed];
    const { user, requests } = open([], [], {
      'GET /api/matches': () => ({ body: matches }),
      'POST /api/matches/12/agree': () => {
        matches = [sampleTrip()];
        return { body: sampleTrip() };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Agree to fly together' }));
    await screen.findByRole('link', { name: 'Open trip' });
    expect(requests.some(({ method, url }) => method === 'POST' && url.endsWith('/12/agree'))).toBe(true);
  });

  it('says before a second yes who flies with the traveler already', async () => {
    const proposed = sampleTrip({ status: 'proposed', proposedByMe: false, role: 'seeking_help' });
    const { user, requests } = open([proposed], [], {
      'GET /api/matches/12': { ...proposed, flownAlready: ['Anand'] },
      'POST /api/matches/12/agree': sampleTrip(),
    });
    const agreements = () => requests.filter(({ method }) => method === 'POST');
    await user.click(await screen.findByRole('button', { name: 'Agree to fly together' }));
    await screen.findByText(/^You have already agreed with Anand for a flight of this trip/);
    expect(agreements()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Agree to fly together' }));
    await waitFor(() => expect(agreements()).toHaveLength(1));
  });

  it('agrees with one yes where no one flies with the traveler yet', async () => {
    const proposed = sampleTrip({ status: 'proposed', proposedByMe: false, role: 'seeking_help' });
    const { user, requests } = open([proposed], [], {
      'GET /api/matches/12': proposed,
      'POST /api/matches/12/agree': sampleTrip(),
    });
    await user.click(await screen.findByRole('button', { name: 'Agree to fly together' }));
    await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });

  it('says that I wait for an answer to my own proposal', async () => {
    open([sampleTrip({ status: 'proposed', proposedByMe: true })]);
    await screen.findByText('Waiting for Ravi');
    expect(screen.queryByRole('button', { name: 'Agree to fly together' })).toBeNull();
  });

  it('leads to the words about a trip that they flew together, until another one is open', async () => {
    const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    open([
      sampleTrip({ id: 5, status: 'done', date: '2025-01-02' }),
      sampleTrip({ status: 'done', date: day }),
    ]);
    await screen.findByText('You flew together');
    expect(screen.getByRole('link', { name: 'Say how it was' }).getAttribute('href')).toBe('/trips/12');
    cleanup();
    open([sampleTrip({ status: 'done', date: day }), sampleTrip({ id: 3 })]);
    await screen.findByText('You fly together');
    cleanup();
    const { requests } = open([sampleTrip({ status: 'done', date: '2025-01-02' })]);
    await waitFor(() => expect(requests.some(({ url }) => url.includes('/options'))).toBe(true));
    expect(screen.queryByText('You flew together')).toBeNull();
  });

  it('offers the return flight below the trip that is agreed', async () => {
    open([sampleTrip()], [{ ...option, departureAirport: 'ORD', arrivalAirport: 'DEL' }]);
    await screen.findByText('You fly together');
    await screen.findByText('ORD to DEL, Mar 1, 2027');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('asks for the flight where the listing leaves it open', async () => {
    const ofSomeDays = { ...option, endDate: '2027-03-05', time: null, flightNumber: null };
    let isDown = true;
    const { user, requests } = open([], [ofSomeDays], {
      'POST /api/matches': () =>
        isDown ? { status: 503, body: {} } : { body: sampleTrip({ status: 'proposed', proposedByMe: true }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Propose to fly together' }));
    const form = within(await screen.findByRole('form', { name: 'Which flight' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Which flight');
    const posts = () => requests.filter(({ method }) => method === 'POST');
    await user.type(form.getByLabelText(/^Flight number/), '12');
    await user.click(form.getByRole('button', { name: 'Propose to fly together' }));
    await waitFor(() =>
      expect(form.getByLabelText(/^Flight number/).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(posts()).toEqual([]);
    await user.clear(form.getByLabelText(/^Flight number/));
    await user.type(form.getByLabelText(/^Flight number/), 'ai127');
    await user.type(form.getByLabelText(/^Time/), '02:50');
    await user.type(form.getByLabelText(/^Lands at/), '08:25');
    expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Propose to fly together' }));
    await form.findByText('Not sent. Try again.');
    isDown = false;
    await user.click(form.getByRole('button', { name: 'Propose to fly together' }));
    await screen.findByText('Proposed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts().at(-1)?.body).toEqual({
      listingId: 31,
      userId: 9,
      date: '2027-03-01',
      time: '02:50',
      arrivalTime: '08:25',
      flightNumber: 'AI127',
    });
  });

  it('offers to propose a trip about which we have each other’s contact', async () => {
    const { user, requests } = open([sampleTrip({ status: 'cancelled' })], [option], {
      'POST /api/matches': sampleTrip({ status: 'proposed', proposedByMe: true }),
    });
    await screen.findByText('DEL to ORD, Mar 1, 2027');
    await user.click(screen.getByRole('button', { name: 'Propose to fly together' }));
    await screen.findByText('You fly together once the other agrees.');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ listingId: 31, userId: 9 });
  });

  it('is nothing where there is no trip and nothing to propose', async () => {
    const { requests } = open([]);
    await waitFor(() => expect(requests.some(({ url }) => url.includes('/options'))).toBe(true));
    expect(screen.queryByText(/fly together/)).toBeNull();
  });
});
