import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails, TripLeg } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../../pages/TripPage';
import remote from '../../remote';
import { serverOfRelay } from '../../testing/handOver';
import { meera } from '../../testing/people';
import { anandsPart, meerasPart, priya, withAnandAlone } from '../../testing/relay';
import { withOtherPages } from '../../testing/withOtherPages';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-06T08:30:00Z')));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const [toFrankfurt, toChicago] = withAnandAlone().legs as [TripLeg, TripLeg];
const { departure: hyderabad } = toFrankfurt;
const delhi = { ...hyderabad, code: 'DEL', city: 'Delhi' };
const toHyderabad: TripLeg = {
  ...toFrankfurt,
  from: 'DEL',
  to: 'HYD',
  departure: delhi,
  arrival: hyderabad,
  time: '00:10',
  arrivalTime: '01:20',
  flightNumber: 'AI543',
};
const lastly: TripLeg = {
  ...toChicago,
  from: 'ORD',
  to: 'DEL',
  departure: toChicago.arrival,
  arrival: delhi,
  time: '19:00',
  arrivalDate: '2027-03-07',
  arrivalTime: '21:00',
  flightNumber: 'AI126',
};
const flown = (by: TripLeg['with'][], ways = [toHyderabad, toFrankfurt, toChicago, lastly]) =>
  by.map((who, index): TripLeg => ({ ...ways[index]!, with: who, companion: null }));
const listOf = async (trip: Partial<MatchDetails>) => {
  const [first] = trip.legs!.filter((leg) => leg.with === 'both');
  const { departure, date, time } = first!;
  renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: serverOfRelay(withAnandAlone({ role: 'helper', other: priya, departure, date, time, ...trip }), {
      ...meera,
      id: 21,
      username: 'Anand Kumar',
    }),
  });
  return within(await screen.findByRole('region', { name: 'Steps' }));
};
const textsOf = ({ getAllByRole }: Awaited<ReturnType<typeof listOf>>) =>
  getAllByRole('listitem').map((item) => [...item.querySelectorAll('p')].map((each) => each.textContent));
const namesOf = (list: Awaited<ReturnType<typeof listOf>>) => textsOf(list).map(([name]) => name);

describe('the list of steps with flights that the traveler takes alone', () => {
  it('begins with their landings, and names the airport of the meeting', async () => {
    const list = await listOf({ legs: flown(['seeker', 'both']) });
    expect(namesOf(list).slice(0, 2)).toEqual(['Landed in Hyderabad', 'At the airport in Hyderabad']);
    expect(textsOf(list)[0]).toEqual([
      'Landed in Hyderabad',
      'Kamala flies Delhi to Hyderabad alone.',
      'Sat, Mar 6, 01:20 in Hyderabad',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has those between two flights together, and each after them', async () => {
    const between = await listOf({ legs: flown(['both', 'seeker', 'both']) });
    const names = namesOf(between);
    expect(names.slice(0, 1)).toEqual(['At the airport']);
    expect(names.slice(names.indexOf('Landed in Hyderabad'))).toEqual([
      'Landed in Hyderabad',
      'Landed in Frankfurt',
      'Through the connection in Frankfurt',
      'On board LH430',
      'Landed in Chicago',
      expect.any(String),
    ]);
  });

  it('has each flight after the goodbye, with whom she takes it', async () => {
    const [first, second, third] = flown(['both', 'seeker', 'seeker']);
    const list = await listOf({ legs: [first!, { ...second!, beside: { name: 'Leila' } }, third!] });
    const texts = textsOf(list).slice(-2);
    expect(texts.map(([name]) => name)).toEqual(['Landed in Frankfurt', 'Landed in Chicago']);
    expect(texts[0]?.[1]).toBe('Leila flies Hyderabad to Frankfurt with Kamala.');
  });

  it('leaves those beyond another companion to the list of that part', async () => {
    const companions = [meerasPart({ legs: [2] }), anandsPart({ legs: [4], isMe: true })];
    const legs = flown(['seeker', 'seeker', 'seeker', 'both']);
    const names = namesOf(await listOf({ legs, companions }));
    expect(names).toContain('Landed in Chicago');
    expect(names).toContain('At the airport in Chicago');
    expect(names).not.toContain('Landed in Hyderabad');
  });
});
