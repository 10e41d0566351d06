import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails, NewStep } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { atTheAirport, serverOfTrip } from '../testing/dayOfTravel';
import { changesInFrankfurt, lakshmi } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(atTheAirport);
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const open = (trip: Partial<MatchDetails> = {}, careCard: typeof lakshmi | null = lakshmi) => {
  const { answers } = serverOfTrip({ ...changesInFrankfurt, ...trip }, careCard);
  return renderRemote(withOtherPages(remote), { at: '/trips/12', answers });
};
type Site = ReturnType<typeof open>;
const tapped = ({ requests }: Site) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body as NewStep);
const stepCard = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (site: Site, name: string) =>
  site.user.click(await screen.findByRole('button', { name }));
const byOther = (step: NewStep['step'], leg: number, at = '2027-03-01T06:30:00.000Z') => ({
  step,
  leg,
  at,
  byMe: false,
  byBoth: false,
  canTakeBack: false,
  takeBackUntil: null,
});

describe('a missed connection', () => {
  const inFrankfurt = Date.parse('2027-03-01T09:30:00Z');
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(inFrankfurt));
  const landed = { steps: [byOther('landed', 1)] };
  const missedCard = () => stepCard('The connection in Frankfurt was missed');

  it('is asked once, told to the other, and opens what the card says', async () => {
    const site = open(landed);
    await press(site, 'We missed the connection');
    const dialog = within(await screen.findByRole('dialog', { name: 'LH430 to Chicago is missed?' }));
    expect(tapped(site)).toEqual([]);
    await site.user.click(dialog.getByRole('button', { name: 'Yes, it is missed' }));
    await screen.findByText('Ravi is told');
    const card = await missedCard();
    card.getByText(/^You said so at 10:30\. LH430 to Chicago has left\./);
    card.getByText('Lufthansa desk together, then call Ravi');
    expect(card.getByRole('link', { name: 'Who flies to Chicago next' }).getAttribute('href')).toBe(
      '/search?from=FRA&to=ORD&date=2027-03-01&type=helper',
    );
    expect(screen.queryByRole('button', { name: 'We missed the connection' })).toBeNull();
    expect(site.requests.find(({ method }) => method === 'POST')).toMatchObject({
      url: '/api/matches/12/missed',
      body: { leg: 2 },
    });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('can be taken back by the one who said it', async () => {
    const at = new Date(inFrankfurt).toISOString();
    const site = open({ ...landed, missed: [{ leg: 2, at, byMe: true }] });
    await missedCard();
    await press(site, 'Take back, we are on it');
    await screen.findByText('Taken back');
    await waitFor(() => expect(screen.queryByRole('region', { name: /was missed$/ })).toBeNull());
  });

  it('is said by the other, and over when they are on board', async () => {
    const at = new Date(inFrankfurt).toISOString();
    const site = open({ ...landed, missed: [{ leg: 2, at, byMe: false }] });
    (await missedCard()).getByText(/^Ravi says so at 10:30\./);
    expect(screen.queryByRole('button', { name: /Take back, we/ })).toBeNull();
    await press(site, 'We are through the connection');
    await stepCard('The airline books another flight to Chicago');
    await press(site, 'We are on board another flight');
    await waitFor(() => expect(screen.queryByRole('region', { name: /was missed$/ })).toBeNull());
  });

  it('is said of a flight that has not left', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-01T08:00:00Z'));
    const steps = [byOther('landed', 1), byOther('connected', 2)];
    open({ ...landed, steps, missed: [{ leg: 2, at: '2027-03-01T07:50:00.000Z', byMe: false }] });
    (await missedCard()).getByText(
      'Ravi says so at 08:50. You will miss LH430 to Chicago. Go to the desk of the airline together: it books the next flight.',
    );
    const next = await stepCard('The airline books another flight to Chicago');
    expect(next.queryByText(/^Step/)).toBeNull();
    const list = await screen.findByRole('region', { name: 'Steps' });
    expect(list.querySelector('[aria-current="step"]')).toBeNull();
    within(list).getByText('On board another flight to Chicago');
    expect(screen.queryByText(/gate|has left/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ['before', '2027-03-01T08:00:00Z', 'Lakshmi will miss LH430 to Chicago.'],
    ['after', '2027-03-01T09:30:00Z', 'LH430 to Chicago has left without Lakshmi.'],
  ])('sends the family at home to no desk, %s the take-off', async (_, now, flight) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const missed = [{ leg: 2, at: '2027-03-01T07:50:00.000Z', byMe: false }];
    open({ ...landed, role: 'seeking_help', missed });
    (await missedCard()).getByText(
      `Ravi says so at 08:50. ${flight} Ravi goes to the desk of the airline with Lakshmi: it books the next flight.`,
    );
  });

  it('is not asked about before the first flight', async () => {
    open();
    await stepCard('Go to the airport in Delhi');
    expect(screen.queryByRole('button', { name: /missed the connection/ })).toBeNull();
  });
});
