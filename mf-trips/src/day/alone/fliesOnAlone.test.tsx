import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../../pages/TripPage';
import remote from '../../remote';
import { serverOfRelay, untilFrankfurt } from '../../testing/handOver';
import { meera } from '../../testing/people';
import { anandReads, withAnand, withAnandAlone } from '../../testing/relay';
import { withOtherPages } from '../../testing/withOtherPages';

// 09:30 in Frankfurt, between the two flights.
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-06T08:30:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const anand = { ...meera, id: 21, username: 'Anand Kumar' };
const { legs } = withAnandAlone();
const alone = { ...anandReads, steps: untilFrankfurt, legs, companions: [] };
const open = (trip: Partial<MatchDetails>) => {
  const answers = serverOfRelay(withAnand(trip), anand);
  return renderRemote(withOtherPages(remote), { at: '/trips/12', answers });
};
const onward = 'Kamala flies on alone: LH430, Sat, Mar 6, 11:00 in Frankfurt. Bring Kamala to the gate.';

describe('a traveler who flies on alone', () => {
  it('tells a helper that the next one has cancelled, and to which gate to bring the traveler', async () => {
    open({ ...alone, cancelledParts: [{ username: 'Meera Iyer', arrivalAirport: 'ORD', reason: '' }] });
    const step = within(await screen.findByRole('region', { name: 'Say goodbye in Frankfurt' }));
    screen.getByText('Cancelled by Meera');
    screen.getByText(onward);
    step.getByRole('button', { name: 'We missed the connection' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says so also where no other companion was found', async () => {
    open(alone);
    await screen.findByText(onward);
    expect(screen.queryByText(/^Cancelled/)).toBeNull();
  });

  it('says nothing of it to a helper who gives the traveler to the next one', async () => {
    open({ ...anandReads, steps: untilFrankfurt });
    await screen.findByRole('region', { name: 'Bring Kamala to Meera' });
    screen.getByRole('button', { name: 'We missed the connection' });
    expect(screen.queryByText(/flies on alone/)).toBeNull();
  });
});
