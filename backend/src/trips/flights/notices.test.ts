import { describe, expect, it } from '@jest/globals';
import type { Status } from '../../listings/index.js';
import { noticesOf, type Notified } from './notices.js';

const takeOff = Date.parse('2027-03-01T12:30:00Z');
const at = (minutes: number) => new Date(takeOff + minutes * 60_000).toISOString();
const status = (changes: Partial<Status> = {}, late = 0): Status => ({
  state: 'scheduled',
  departs: at(late),
  arrives: null,
  plannedDeparture: at(0),
  plannedArrival: null,
  terminal: null,
  gate: null,
  belt: null,
  ...changes,
});
const anHourBefore = takeOff - 60 * 60_000;
const happened = (before: Status | null, after: Status, known: Notified = {}, now = anHourBefore) =>
  noticesOf(before, after, known, now).happened;

describe('notices of a flight', () => {
  it.each([
    [29, {}, []],
    [30, {}, ['later']],
    [59, { delay: 30 }, []],
    [60, { delay: 30 }, ['later']],
    [5, { delay: 60 }, ['onTime']],
    [-35, {}, ['onTime']],
  ])('is a delay of %s minutes after a notice of %j', (late, known, expected) => {
    expect(happened(null, status({ state: 'delayed' }, late), known)).toEqual(expected);
  });

  it('is another gate within three hours, and not the first one', () => {
    const [none, first, other] = [status(), status({ gate: 'B22' }), status({ gate: 'C1' })];
    expect(happened(none, first)).toEqual([]);
    expect(happened(first, other)).toEqual(['gate']);
    expect(happened(first, other, {}, takeOff - 181 * 60_000)).toEqual([]);
    expect(happened(other, other, { gate: 'C1' })).toEqual([]);
  });

  it.each(['cancelled', 'diverted'] as const)('is once that it was %s', (state) => {
    const first = noticesOf(status(), status({ state }), {}, anHourBefore);
    expect(first.happened).toEqual([state]);
    expect(happened(status(), status({ state }), first.notified)).toEqual([]);
  });

  it.each(['departed', 'landed'] as const)('is no delay and no gate once it has %s', (state) => {
    expect(happened(status({ gate: 'B22' }), status({ state, gate: 'A7' }, 90))).toEqual([]);
  });

  it('come six times and not more, of which the last says that it was cancelled', () => {
    let known: Notified = {};
    const changes = [30, 60, 90, 120, 150, 180, 210].map((late) => status({ state: 'delayed' }, late));
    const all = [...changes, status({ state: 'cancelled' })].flatMap((after) => {
      const notices = noticesOf(null, after, known, anHourBefore);
      known = notices.notified;
      return notices.happened;
    });
    expect(all).toEqual([...Array.from({ length: 5 }, () => 'later'), 'cancelled']);
  });
});
