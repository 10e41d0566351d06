import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import type { SlotProps } from 'shell/host';
import { renderRemote } from 'shell/host/testing';
import '../pages/TripPage';
import remote from '../remote';
import { serverOfTrip } from '../testing/dayOfTravel';
import { sampleTrip } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const direct = sampleTrip();
const leg = {
  from: 'DEL',
  to: 'ORD',
  departure: direct.departure,
  arrival: direct.arrival,
  date: '2027-03-01',
  time: '02:50',
  arrivalDate: null,
  arrivalTime: null,
  flightNumber: 'AI127',
  with: 'both' as const,
};
const legs = [leg];
const none = { me: null, other: null };
const shown = { flight: 'AI127', date: '2027-03-01' };

/** Passes are shown by another remote. */
const Passes = ({ flights, canShow, shown: { me, other } }: SlotProps<'trip.passes'>) => (
  <p>
    {`Passes of ${flights.map(({ from, to }) => `${from}-${to}`).join()}: ${canShow ? 'can be shown' : 'too late'}`}
    {`, ${[me, other].filter(Boolean).length} shown`}
  </p>
);

/** The flight leaves on February 28, 2027 at 21:20 UTC. */
function open(now: string, at: `/${string}`, trip: Partial<MatchDetails> = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  return renderRemote(withOtherPages(remote), {
    at,
    answers: serverOfTrip({ legs, passShown: none, ...trip }).answers,
    slots: { 'trip.passes': async () => ({ Passes }) },
  });
}
const passes = (text: string) => screen.findByText(`Passes of DEL-ORD: ${text}`);

describe('the page of a trip', () => {
  it('offers to show a boarding pass on the day of travel, below the flight', async () => {
    open('2027-02-28T15:00:00Z', '/trips/12');
    const offer = await passes('can be shown, 0 shown');
    const flight = screen.getByRole('link', { name: 'Flight and contact' });
    expect(flight.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each(['/trips/12', '/trips/12?show=flight'] as const)(
    'offers it at %s three days before',
    async (at) => {
      open('2027-02-25T21:21:00Z', at);
      await passes('can be shown, 0 shown');
    },
  );

  it('offers it behind the steps of the day, too', async () => {
    open('2027-02-28T15:00:00Z', '/trips/12?show=flight', { passShown: { me: shown, other: shown } });
    await passes('can be shown, 2 shown');
  });

  it('offers nothing earlier', async () => {
    open('2027-02-25T21:19:00Z', '/trips/12');
    await screen.findByRole('region', { name: 'Where you meet' });
    expect(screen.queryByText(/^Passes of/)).toBeNull();
  });

  it('says earlier what was shown', async () => {
    open('2027-02-25T21:19:00Z', '/trips/12', { passShown: { ...none, other: shown } });
    await passes('too late, 1 shown');
  });

  it('names the flights of the viewer', async () => {
    const way = [{ ...leg, from: 'HYD', to: 'DEL', with: 'seeker' as const }, leg];
    open('2027-02-28T15:00:00Z', '/trips/12?show=flight', { legs: way });
    await passes('can be shown, 0 shown');
  });
});
