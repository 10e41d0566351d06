import { describe, expect, it } from '@jest/globals';
import { isMissing, joinWays, sharedPart } from './shared-way.js';

/** `HYD-FRA 5 LH753`: from, to, day, flight. */
const legs = (...texts: string[]) =>
  texts.map((text) => {
    const [route = '', day, flightNumber] = text.split(' ');
    const [from = '', to = ''] = route.split('-');
    return { from, to, date: `2027-03-0${day}`, ...(flightNumber && { flightNumber }) };
  });
const way = (own: string[], other: string[]) => {
  const [mine, theirs] = [legs(...own), legs(...other)];
  const part = sharedPart(mine, theirs);
  return joinWays(mine, theirs, part).map(({ from, to, flightNumber = '', by }) =>
    `${from}-${to} ${flightNumber} ${by}`.replace('  ', ' '),
  );
};

describe('the way of two listings', () => {
  it.each([
    [
      'shares the whole',
      ['HYD-FRA 5 LH753', 'FRA-ORD 5 LH430'],
      ['HYD-FRA 5 LH753', 'FRA-ORD 5 LH430'],
      ['HYD-FRA LH753 both', 'FRA-ORD LH430 both'],
    ],
    [
      'shares the last leg',
      ['HYD-FRA 5 LH753', 'FRA-ORD 5 LH430'],
      ['BOM-FRA 4 LH757', 'FRA-ORD 5 LH430'],
      ['BOM-FRA LH757 other', 'HYD-FRA LH753 owner', 'FRA-ORD LH430 both'],
    ],
    [
      'shares the first leg',
      ['HYD-FRA 5', 'FRA-ORD 5'],
      ['HYD-FRA 5', 'FRA-JFK 6'],
      ['HYD-FRA both', 'FRA-ORD owner', 'FRA-JFK other'],
    ],
    [
      'shares the middle',
      ['HYD-DEL 4', 'DEL-FRA 5', 'FRA-ORD 5'],
      ['DEL-FRA 5 LH761'],
      ['HYD-DEL owner', 'DEL-FRA LH761 both', 'FRA-ORD owner'],
    ],
    ['shares nothing on other days', ['FRA-ORD 5'], ['FRA-ORD 6'], ['FRA-ORD owner', 'FRA-ORD other']],
    [
      'shares nothing in other planes',
      ['FRA-ORD 5 LH430'],
      ['FRA-ORD 5 UA906'],
      ['FRA-ORD LH430 owner', 'FRA-ORD UA906 other'],
    ],
    [
      'takes the longest part of several',
      ['HYD-FRA 5', 'FRA-ORD 6', 'ORD-SEA 7'],
      ['HYD-FRA 5', 'FRA-JFK 5', 'FRA-ORD 6', 'ORD-SEA 7'],
      ['HYD-FRA owner', 'HYD-FRA other', 'FRA-JFK other', 'FRA-ORD both', 'ORD-SEA both'],
    ],
  ])('%s', (_, own, other, expected) => expect(way(own, other)).toEqual(expected));

  it.each([
    ['both', [], { own: 0, other: 0, length: 2 }],
    ['the first', [1], { own: 0, other: 0, length: 1 }],
    ['the last', [0], { own: 1, other: 1, length: 1 }],
    ['none', [0, 1], { own: 0, other: 0, length: 0 }],
  ])('has somebody missing on %s', (_, covered, expected) => {
    const way = legs('HYD-FRA 5 LH753', 'FRA-ORD 5 LH430');
    const own = way.map((leg, index) => (covered.includes(index) ? { ...leg, covered: true as const } : leg));
    expect(sharedPart(own, way, isMissing)).toEqual(expected);
    expect(sharedPart(way, own, isMissing)).toEqual(expected);
  });

  it.each([
    ['before the shared part, though one has no hour', ['HYD-DEL 06:00', 'DEL-FRA'], [], ['FRA-ORD'], []],
    ['after it, over the date line', [], ['LAX-HNL 09:00', 'HNL-NRT 07:00'], ['SYD-LAX'], []],
    ['before it, beside another one', ['SYD-LAX 10:00', 'LAX-HNL 09:00'], [], ['HNL-NRT'], ['AKL-HNL 09:30']],
  ])('keeps the order in which one flies %s', (_, before, after, shared, beside) => {
    const at = (text: string) => {
      const [route = '', time] = text.split(' ');
      const [from = '', to = ''] = route.split('-');
      return { from, to, date: '2027-03-05', ...(time && { time }) };
    };
    const own = [...before, ...shared, ...after].map(at);
    const other = [...beside, ...shared].map(at);
    const joined = joinWays(own, other, sharedPart(own, other));
    expect(joined.filter(({ by }) => by !== 'other').map(({ from, to }) => `${from}-${to}`)).toEqual(
      own.map(({ from, to }) => `${from}-${to}`),
    );
    expect(joined).toHaveLength(own.length + beside.length);
  });

  it('knows of a shared leg what either has said', () => {
    const own = [{ from: 'FRA', to: 'ORD', date: '2027-03-05', time: '10:15' }];
    const other = [
      { from: 'FRA', to: 'ORD', date: '2027-03-05', arrivalTime: '12:40', flightNumber: 'LH430' },
    ];
    expect(joinWays(own, other, sharedPart(own, other))).toEqual([
      { ...own[0], arrivalTime: '12:40', flightNumber: 'LH430', by: 'both' },
    ]);
  });
});
