import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Match } from 'backend/contract/trips';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { asha } from '../testing/people';
import { sampleTrip } from '../testing/trips';
import { ProposeListing } from './ProposeListing';

/** The page of a listing is another remote's; this one shows what opens with "Fly together?". */
const listing = defineRemote({
  name: 'listing',
  routes: [
    {
      path: '/',
      title: '',
      access: 'member',
      page: async () => ({ Proposal: () => <ProposeListing listingId={12} otherUserId={7} /> }),
    },
  ],
});

const open = (answers: Answers) =>
  renderRemote(listing, { at: '/', answers: { 'GET /api/auth/me': asha, ...answers } });

describe('a proposal to fly together', () => {
  const option = {
    listingId: 12,
    departureAirport: 'DEL',
    arrivalAirport: 'ORD',
    date: '2099-12-04',
    endDate: null,
    time: '14:30',
    flightNumber: 'AI127',
  };

  it('is made from the listing, and leads to the trip', async () => {
    let trips: Match[] = [];
    const proposed = sampleTrip({ id: 40, listingId: 12, status: 'proposed', proposedByMe: true });
    const { user, requests } = open({
      'GET /api/matches/options': () => ({ body: trips.length ? [] : [option] }),
      'GET /api/matches': () => ({ body: trips }),
      'POST /api/matches': () => {
        trips = [proposed];
        return { body: proposed };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Propose to fly together' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('It is proposed.'));
    expect(screen.getByRole('link', { name: 'Open trip' }).getAttribute('href')).toBe('/trips/40');
    const { body } = requests.find(({ url }) => url === '/api/matches') ?? {};
    expect(body).toEqual({ listingId: 12, userId: 7 });
    expect(await accessibilityFaults()).toEqual([]);
  });

  const leg = { date: '2099-12-04', time: null, flightNumber: null };
  const toFrankfurt = { ...leg, from: 'HYD', to: 'FRA', with: 'seeker' as const };
  const toChicago = { ...leg, from: 'FRA', to: 'ORD', with: 'both' as const };

  it.each([
    ['of an Amigo', 'helper', toFrankfurt, 'Together FRA to ORD. They fly HYD to FRA alone.'],
    // The family's traveler may be another person than the one who reads it.
    ['of a family', 'seeking_help', toFrankfurt, 'Together FRA to ORD. Alone HYD to FRA.'],
    ['with a companion before', 'helper', { ...toFrankfurt, isCovered: true }, 'Together FRA to ORD.'],
  ])('says which flights a proposal %s is about', async (_whose, role, first, said) => {
    open({
      'GET /api/matches/options': [{ ...option, role, isOwn: true, way: [first, toChicago] }],
      'GET /api/matches': [],
    });
    await screen.findByText(said);
  });

  const flown = { date: '2099-12-04', time: null, flightNumber: null };
  const wayOfThree = [
    { ...flown, from: 'HYD', to: 'DOH', with: 'seeker' as const },
    { ...flown, from: 'DOH', to: 'FRA', with: 'both' as const },
    { ...flown, from: 'FRA', to: 'ORD', with: 'both' as const },
  ];

  it.each([
    ['of the owner, who flies another one before it', false, 'FRA to ORD', [3]],
    ['of the owner, who flies another one before it', false, 'DOH to FRA', [2]],
    ['of my own listing, where the other flies one before it', true, 'FRA to ORD', [2]],
    ['of the owner, as far as both fly', false, 'As far as you both fly', null],
  ])('may be for a part of the way %s', async (_, isOwn, part, numbers) => {
    const { user, requests } = open({
      'GET /api/matches/options': [{ ...option, role: 'helper', isOwn, way: wayOfThree }],
      'GET /api/matches': [],
      'POST /api/matches': sampleTrip({ status: 'proposed', proposedByMe: true }),
    });
    await user.click(await screen.findByRole('radio', { name: part }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Propose to fly together' }));
    await screen.findByText('Proposed');
    const { body } = requests.find(({ method }) => method === 'POST') ?? {};
    const legs = numbers?.map((listingLeg) => ({ listingLeg }));
    expect(body).toEqual({ listingId: 12, userId: 7, ...(legs && { legs }) });
  });

  it('asks a family who flies', async () => {
    const { user, requests } = open({
      'GET /api/matches/options': [{ ...option, role: 'seeking_help', isOwn: false }],
      'GET /api/matches': [],
      'GET /api/my-listings': [],
      'POST /api/matches': sampleTrip({ status: 'proposed', proposedByMe: true }),
    });
    await user.click(await screen.findByRole('radio', { name: 'Someone else' }));
    await user.type(screen.getByLabelText('First Name'), 'Kamala');
    await user.selectOptions(screen.getByLabelText('Age'), '80 or older');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Propose to fly together' }));
    await screen.findByText('You fly together once the other agrees.');
    const { body } = requests.find(({ method, url }) => method === 'POST' && url === '/api/matches') ?? {};
    expect(body).toEqual({ listingId: 12, userId: 7, traveler: { firstName: 'Kamala', ageGroup: '80_up' } });
  });

  it('asks for what the listing leaves open', async () => {
    const { user, requests } = open({
      'GET /api/matches/options': [{ ...option, time: null }],
      'GET /api/matches': [],
      'POST /api/matches': sampleTrip({ status: 'proposed', proposedByMe: true }),
    });
    await user.type(await screen.findByLabelText(/^Time/), '14:30');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Propose to fly together' }));
    await screen.findByText('Proposed');
    const { body } = requests.find(({ method }) => method === 'POST') ?? {};
    expect(body).toEqual({ listingId: 12, userId: 7, time: '14:30' });
  });

  it.each([
    ['is asked for alone', '08:25', { arrivalTime: '08:25' }],
    ['may stay unknown', null, {}],
  ])('the landing %s', async (_, typed, sent) => {
    const { user, requests } = open({
      'GET /api/matches/options': [{ ...option, arrivalTime: null }],
      'GET /api/matches': [],
      'POST /api/matches': sampleTrip({ status: 'proposed', proposedByMe: true }),
    });
    const landing = await screen.findByLabelText(/^Lands at/);
    expect(screen.queryByLabelText(/^Time/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    if (typed) await user.type(landing, typed);
    await user.click(screen.getByRole('button', { name: 'Propose to fly together' }));
    await screen.findByText('Proposed');
    const { body } = requests.find(({ method }) => method === 'POST') ?? {};
    expect(body).toEqual({ listingId: 12, userId: 7, ...sent });
  });

  it('asks for no flight of a listing with stops, which names its flights', async () => {
    const unknown = {
      ...option,
      role: 'helper',
      isOwn: true,
      time: null,
      flightNumber: null,
      arrivalTime: null,
    };
    const { user, requests } = open({
      'GET /api/matches/options': [
        { ...unknown, way: [{ ...flown, from: 'HYD', to: 'FRA', with: 'helper' }, toChicago] },
      ],
      'GET /api/matches': [],
      'POST /api/matches': sampleTrip({ status: 'proposed', proposedByMe: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Propose to fly together' }));
    await screen.findByText('Proposed');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ listingId: 12, userId: 7 });
  });

  it.each([
    ['with one press', '14:30'],
    ['in a form', null],
  ])('is about the trip that was seen, and is read again when that was changed: %s', async (_, time) => {
    const refusal = 'Its owner has moved this trip to Dec 9, 2099. Look at it again before you ask.';
    const seenOn = (date: string) => ({ legs: [{ from: 'DEL', to: 'ORD', date }] });
    let date = '2099-12-04';
    const { user, requests } = open({
      'GET /api/matches/options': () => ({ body: [{ ...option, time, date, seen: seenOn(date) }] }),
      'GET /api/matches': [],
      'POST /api/matches': () => {
        if (date === '2099-12-09') return { body: sampleTrip({ status: 'proposed', proposedByMe: true }) };
        date = '2099-12-09';
        return { status: 409, body: { message: refusal, code: 'listing-changed', requestId: 'test' } };
      },
    });
    const propose = { name: 'Propose to fly together' };
    if (!time) await user.type(await screen.findByLabelText(/^Time/), '14:30');
    await user.click(await screen.findByRole('button', propose));
    await screen.findByText(new RegExp(refusal));
    await screen.findByText(/Dec 9, 2099/, { selector: 'span' });
    if (!time) screen.getByDisplayValue('14:30');
    await user.click(screen.getByRole('button', propose));
    await screen.findByText('Proposed');
    const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toMatchObject([{ seen: seenOn('2099-12-04') }, { seen: seenOn('2099-12-09') }]);
  });

  it('can be tried again when the listing’s days could not be loaded', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/matches/options': () => (isDown ? { status: 503, body: {} } : { body: [] }),
      'GET /api/matches': [],
    });
    await screen.findByText('The trip could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('The days of this listing are over.');
  });
});
