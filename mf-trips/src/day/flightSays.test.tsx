import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails, NewStep, TripLeg } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { serverOfTrip } from '../testing/dayOfTravel';
import { changesInFrankfurt } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-01T05:30:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

type State = NonNullable<TripLeg['flightStatus']>['state'];
const status = (state: State): TripLeg['flightStatus'] => ({
  state,
  departs: '2027-02-28T21:20:00.000Z',
  arrives: '2027-03-01T05:20:00.000Z',
  plannedDeparture: '2027-02-28T21:20:00.000Z',
  plannedArrival: '2027-03-01T05:20:00.000Z',
  terminal: null,
  gate: null,
  belt: null,
  knownAt: '2027-03-01T05:25:00.000Z',
});
const done = (step: NewStep['step']) => ({
  step,
  leg: 1,
  at: '2027-02-28T20:00:00.000Z',
  byMe: false,
  byBoth: true,
  canTakeBack: false,
  takeBackUntil: null,
});
const throughSecurity = [done('at_airport'), done('met'), done('security')];

function open(state: State, steps: MatchDetails['steps'] = throughSecurity) {
  const [first, second] = changesInFrankfurt.legs!;
  const legs = [{ ...first!, flightStatus: status(state) }, second!];
  const { answers } = serverOfTrip({ legs, steps });
  return renderRemote(withOtherPages(remote), { at: '/trips/12', answers });
}
const stepCard = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the flight on the day', () => {
  it('is named where another one is flown, too', async () => {
    open('landed');
    const line = await screen.findByText(/^Landed at/);
    expect(line.closest('p')?.textContent).toMatch(/^AI127 Landed at 06:20/);
  });

  it.each([
    ['boarding', 'AI127 is boarding'],
    ['departed', 'AI127 has left'],
  ] as const)('a flight that is %s asks who is on board', async (state, says) => {
    open(state);
    const next = await stepCard('To the gate and on board AI127');
    next.getByText(says);
    next.getByRole('button', { name: 'We are on board AI127' });
  });

  it('a flight that has landed asks for the landing, and a person says so', async () => {
    const { user, requests } = open('landed');
    const next = await stepCard('In the air to Frankfurt');
    next.getByText('AI127 has landed');
    expect(await accessibilityFaults()).toEqual([]);
    const sent = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent()).toEqual([]);
    await user.click(next.getByRole('button', { name: 'We have landed in Frankfurt' }));
    await waitFor(() => expect(sent()).toMatchObject([{ step: 'landed', leg: 1 }]));
  });

  it('a flight that has landed does not hide that two have not met', async () => {
    open('landed', [done('at_airport')]);
    const next = await stepCard('Meet Lakshmi');
    expect(next.queryByText(/has landed/)).toBeNull();
  });

  it('a cancelled flight leads to those who fly there that day and the next', async () => {
    open('cancelled');
    const link = await screen.findByRole('link', { name: 'Who else flies to Chicago' });
    expect(link.getAttribute('href')).toBe(
      '/search?from=DEL&to=ORD&date=2027-03-01&endDate=2027-03-02&type=helper',
    );
  });

  it.each<[string, MatchDetails['steps'], string]>([
    ['to the airport', [], 'I am at the airport'],
    ['through security', [done('at_airport'), done('met')], 'We are through security'],
    ['to the gate', throughSecurity, 'We are on board AI127'],
  ])('a cancelled flight sends nobody %s, and those who have another go on', async (_where, steps, fact) => {
    const { user, requests } = open('cancelled', steps);
    const next = await stepCard('AI127 is cancelled');
    next.getByText('Ask the airline for another flight. Once there is one, go on here.');
    expect(next.queryByText(/Terminal 3|before security|Go to the airport/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(next.getByRole('button', { name: fact }));
    await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });

  it('a cancelled flight does not part two who are at the airport', async () => {
    open('cancelled', [done('at_airport')]);
    const next = await stepCard('Meet Lakshmi');
    next.getByText('AI127 is cancelled');
    next.getByText('Terminal 3, Gate 6');
  });

  it('a flight that is cancelled later does not stop the first one', async () => {
    const [first, second] = changesInFrankfurt.legs!;
    const { answers } = serverOfTrip({ legs: [first!, { ...second!, flightStatus: status('cancelled') }] });
    renderRemote(withOtherPages(remote), { at: '/trips/12', answers });
    await stepCard('Go to the airport in Delhi');
  });
});
