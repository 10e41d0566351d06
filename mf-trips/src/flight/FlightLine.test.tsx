import { describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { TripLeg } from 'backend/contract/trips';
import { timeIn } from '../time/zonedTime';
import { changesInFrankfurt } from '../testing/trips';
import { FlightLine } from './FlightLine';

const [toFrankfurt] = changesInFrankfurt.legs!;
/** From Delhi at 02:50 (21:20 the day before in UTC) to Frankfurt. */
const status: NonNullable<TripLeg['flightStatus']> = {
  state: 'scheduled',
  departs: '2027-02-28T21:20:00.000Z',
  arrives: '2027-03-01T05:20:00.000Z',
  plannedDeparture: '2027-02-28T21:20:00.000Z',
  plannedArrival: '2027-03-01T05:20:00.000Z',
  terminal: '3',
  gate: null,
  belt: null,
  knownAt: '2027-02-28T18:00:00.000Z',
};
function shown(changes: Partial<typeof status>, isNamed = false) {
  render(<FlightLine leg={{ ...toFrankfurt!, flightStatus: { ...status, ...changes } }} isNamed={isNamed} />);
  return screen.getByText(/FlightAware at \d\d:\d\d/).parentElement?.parentElement?.textContent;
}

describe('a flight on its day', () => {
  it.each<[Partial<typeof status>, string]>([
    [{}, 'On time: leaves 02:50 · Terminal 3'],
    [
      { state: 'delayed', departs: '2027-02-28T23:00:00.000Z', gate: 'B22' },
      'Delayed: leaves 04:30 instead of 02:50 · Terminal 3 · Gate B22',
    ],
    [
      { state: 'delayed', departs: '2027-03-01T19:00:00.000Z' },
      'Delayed: leaves Tue, Mar 2, 00:30 instead of 02:50 · Terminal 3',
    ],
    [{ state: 'boarding' }, 'Boarding · Terminal 3'],
    [{ state: 'departed' }, 'In the air, lands 06:20 · Terminal 3'],
    [
      { state: 'departed', arrives: '2027-03-01T05:00:00.000Z' },
      'In the air, lands 06:00, 20 min early · Terminal 3',
    ],
    [{ state: 'departed', arrives: null, terminal: null }, 'In the air'],
    [{ state: 'landed', belt: '7' }, 'Landed at 06:20 · Terminal 3 · Belt 7'],
    [{ state: 'cancelled', terminal: null }, 'Cancelled by the airline'],
    [{ state: 'diverted', terminal: null }, 'Diverted to another airport'],
  ])('is %j, in words', (changes, words) => {
    expect(shown(changes)?.replace(/ \(.* your time\)|FlightAware at .*/g, '')).toBe(words);
  });

  it('names the time of a reader in another zone, and not twice the same', () => {
    const { departs } = status;
    const own = timeIn(Date.parse(departs), Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(shown({})).toContain(`On time: leaves 02:50 (${own} your time) · Terminal 3`);
    cleanup();
    const departure = { ...toFrankfurt!.departure, timezone: 'UTC' };
    const here = { ...toFrankfurt!, departure, date: '2027-02-28' };
    render(<FlightLine leg={{ ...here, flightStatus: status }} />);
    screen.getByText('On time: leaves 21:20');
    expect(own).toBe('21:20');
    expect(screen.queryByText(/your time/)).toBeNull();
  });

  it('is named among others', () => {
    expect(shown({}, true)).toMatch(/^AI127 On time/);
  });

  it('is nothing before anybody knows', () => {
    const { container } = render(<FlightLine leg={{ ...toFrankfurt!, flightStatus: null }} />);
    expect(container.innerHTML).toBe('');
  });
});
