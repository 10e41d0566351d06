import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails, NewStep } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { atTheAirport, serverOfTrip } from '../testing/dayOfTravel';
import { changesInFrankfurt, lakshmi, viaFrankfurt } from '../testing/trips';
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
const steps = async () => within(await screen.findByRole('region', { name: 'Steps' }));
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

describe('a day with a stop', () => {
  it('goes from flight to flight, and the button says the next step', async () => {
    const done = (step: NewStep['step']) => ({
      ...byOther(step, 1, '2027-02-28T18:00:00.000Z'),
      byBoth: true,
    });
    const site = open({ steps: [done('at_airport'), done('met'), done('security')] });
    await screen.findByText('Tonight at 02:50, flight AI127, then LH430');
    (await stepCard('To the gate and on board AI127')).getByText('Step 4 of 9');
    const facts = [
      'We are on board AI127',
      'We have landed in Frankfurt',
      'We are through the connection',
      'We are on board LH430',
      'We have landed in Chicago',
      'Lakshmi is with Ravi',
    ];
    for (const fact of facts) await press(site, fact);
    await screen.findByRole('heading', { level: 1, name: 'You say that Lakshmi is with Ravi.' });
    await waitFor(() =>
      expect(tapped(site).map(({ step, leg }) => `${step} ${leg}`)).toEqual([
        'boarded 1',
        'landed 1',
        'connected 2',
        'boarded 2',
        'landed 2',
        'handed_over 2',
      ]),
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('lists what follows, with the planned times of each airport', async () => {
    open();
    const list = await steps();
    const names = list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
    expect(names).toEqual([
      'At the airport',
      'Met',
      'Through security',
      'On board AI127',
      'Landed in Frankfurt',
      'Through the connection in Frankfurt',
      'On board LH430',
      'Landed in Chicago',
      'Handed over to Ravi',
    ]);
    list.getByText('Mon, Mar 1, 02:50 in Delhi');
    list.getByText('Mon, Mar 1, 07:20 in Frankfurt');
    list.getByText('Mon, Mar 1, 10:15 in Frankfurt');
    list.getByText('Mon, Mar 1, 12:40 in Chicago');
  });

  it('has the local time of the stop, and of the other end', async () => {
    open({ steps: [byOther('landed', 1)] });
    (await steps()).getByText('07:30 in Frankfurt, 00:30 in Chicago');
    await stepCard('Through the connection in Frankfurt');
  });

  it('takes back the step of its leg', async () => {
    const site = open({ steps: [byOther('boarded', 1)] });
    await press(site, 'We have landed in Frankfurt');
    await press(site, 'Take back, 10 min left');
    await stepCard('In the air to Frankfurt');
    expect(site.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ step: 'landed', leg: 1 });
  });

  it('sends what waits from before the update, without a leg, and shows it at the first flight', async () => {
    const waiting = { step: 'boarded', at: new Date(atTheAirport).toISOString(), userId: 7, tripId: 12 };
    const key = '00000000-0000-4000-8000-000000000001';
    localStorage.setItem('mine:taps', JSON.stringify([{ ...waiting, clientKey: key }]));
    const site = open();
    await stepCard('In the air to Frankfurt');
    await waitFor(() =>
      expect(tapped(site).at(-1)).toEqual({ step: 'boarded', at: waiting.at, clientKey: key }),
    );
  });
});

describe('who joins at the stop', () => {
  const atTheStop = Date.parse('2027-03-01T06:40:00Z');
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(atTheStop));

  it('goes to the airport there, and to one flight', async () => {
    open({ ...viaFrankfurt, meetingPoint: 'Gate B22', meetingTime: null });
    (await stepCard('Go to the airport in Frankfurt')).getByText('Step 1 of 6');
    expect(screen.getByRole('region', { name: 'Go to the airport in Frankfurt' }).textContent).not.toContain(
      'Delhi',
    );
    (await steps()).getByText('On board');
  });

  it('goes through security before they meet at the gate', async () => {
    const site = open({ ...viaFrankfurt, meetingPoint: 'Gate B22', meetingTime: null });
    await press(site, 'I am at the airport');
    const next = await stepCard('Through security');
    next.getByText('Gate B22');
    await press(site, 'I am through security');
    await stepCard('Meet Lakshmi');
    await waitFor(() => expect(tapped(site).at(-1)).not.toHaveProperty('leg'));
  });

  it('is not at the airport because the family says so of the traveler', async () => {
    const said = [byOther('at_airport', 2), byOther('security', 2)];
    const site = open({ ...viaFrankfurt, meetingPoint: 'Gate B22', steps: said });
    (await stepCard('Go to the airport in Frankfurt')).getByText('Step 1 of 6');
    const list = await steps();
    list.getByText('Lakshmi is at the airport in Frankfurt');
    list.getByText('Lakshmi is through security');
    expect(list.queryByText(/done/)).toBeNull();
    await press(site, 'I am at the airport');
    await stepCard('Through security');
    expect(list.queryByText('Lakshmi is at the airport in Frankfurt')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('does not say for the family where the traveler is', async () => {
    const said = [byOther('at_airport', 2), byOther('security', 2)];
    const site = open({ ...viaFrankfurt, role: 'seeking_help', meetingPoint: 'Gate B22', steps: said });
    await stepCard('Lakshmi flies to Frankfurt');
    (await steps()).getByText('Ravi is at the airport in Frankfurt');
    await press(site, 'Lakshmi is at the airport in Frankfurt');
    await stepCard('Through security');
    await screen.findByRole('button', { name: 'Lakshmi is through security' });
  });

  it('has met the traveler when one of the two says so', async () => {
    open({ ...viaFrankfurt, meetingPoint: 'Gate B22', steps: [byOther('met', 2)] });
    await stepCard('To the gate and on board');
  });

  it('is met by a traveler who flies in', async () => {
    open({ ...viaFrankfurt, role: 'seeking_help' });
    const flight = await stepCard('Lakshmi flies to Frankfurt');
    expect(flight.queryByText(/^Step/)).toBeNull();
    cleanup();
    open({ ...viaFrankfurt, role: 'seeking_help' }, null);
    const own = await stepCard('In the air to Frankfurt');
    expect(own.queryByText(/^Step/)).toBeNull();
    await (await stepCard('Steps')).findByText('At the airport in Frankfurt');
  });
});
