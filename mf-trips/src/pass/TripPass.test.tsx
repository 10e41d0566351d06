import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { changesInFrankfurt, sampleTrip } from '../testing/trips';
import { TripPass } from './TripPass';

const departs = '2027-02-28T21:20:00.000Z';
const flightStatus = {
  state: 'scheduled' as const,
  departs,
  arrives: null,
  plannedDeparture: departs,
  plannedArrival: null,
  terminal: '3',
  gate: null,
  belt: null,
  knownAt: '2027-02-28T18:00:00.000Z',
};

describe('the pass of a trip', () => {
  it('says what the airline says of a direct trip', () => {
    const trip = sampleTrip({ legs: [{ ...changesInFrankfurt.legs![0]!, flightStatus }] });
    render(<TripPass trip={trip}>Meera and Ravi</TripPass>);
    expect(screen.getByRole('article').textContent).toContain('On time: leaves 02:50');
  });

  it('says when the last flight of the two lands', () => {
    const trip = sampleTrip(changesInFrankfurt);
    render(
      <TripPass trip={trip} hasWay={false}>
        Meera and Ravi
      </TripPass>,
    );
    expect(screen.getByText('Lands').parentElement?.textContent).toBe('Lands12:40');
  });
});
