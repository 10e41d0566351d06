import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails, Step, StepName, TripLeg } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../../pages/TripPage';
import remote from '../../remote';
import { serverOfTrip } from '../../testing/dayOfTravel';
import { tapped } from '../../testing/relay';
import { changesInFrankfurt, lakshmiFlies } from '../../testing/trips';
import { withOtherPages } from '../../testing/withOtherPages';

const now = (at: string) => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at));
beforeEach(() => now('2027-03-01T09:00:00Z'));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const [toFrankfurt, toChicago] = changesInFrankfurt.legs as [TripLeg, TripLeg];
const onWednesday = { ...toChicago, date: '2027-03-03', arrivalDate: '2027-03-03' };
const landed: Step[] = (['at_airport', 'met', 'security', 'boarded', 'landed'] as StepName[]).map((step) =>
  tapped(step, 1, '2027-03-01T06:30:00.000Z'),
);
const open = (trip: Partial<MatchDetails> = {}) => {
  const legs = [toFrankfurt, onWednesday];
  const { answers } = serverOfTrip({ ...changesInFrankfurt, legs, steps: landed, ...trip });
  return renderRemote(withOtherPages(remote), { at: '/trips/12', answers });
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the day at a stop of two days', () => {
  it('names the day of the next flight, and offers no step before it', async () => {
    open();
    const card = await region('You stay in Frankfurt until Wednesday, March 3');
    card.getByText('LH430, Wed, Mar 3, 10:15 in Frankfurt');
    expect(card.queryByText(/^Step/)).toBeNull();
    screen.getByText('Wednesday, March 3, at 10:15, flight LH430');
    expect(screen.queryByText(/Today|then LH430/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^We / })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says to the family who stays there', async () => {
    open({ role: 'seeking_help', flyer: lakshmiFlies });
    await region('Lakshmi stays in Frankfurt until Wednesday, March 3');
  });

  it('goes on with the steps on the day of the flight', async () => {
    now('2027-03-03T05:00:00Z');
    open();
    const step = await region('Through the connection in Frankfurt');
    step.getByText('Step 6 of 9');
    step.getByRole('button', { name: 'We are through the connection' });
    screen.getByText('Today at 10:15, flight LH430');
  });

  it('stays with the steps at a stop of hours', async () => {
    open({ legs: [toFrankfurt, toChicago] });
    await region('Through the connection in Frankfurt');
    screen.getByText('Today at 10:15, flight LH430');
  });

  it('is not taken for one while no times are known', async () => {
    const unknown = { time: null, arrivalDate: null, arrivalTime: null };
    const legs = [toFrankfurt, { ...toChicago, date: '2027-03-02' }].map((leg) => ({ ...leg, ...unknown }));
    open({ legs, time: null });
    await region('Through the connection in Frankfurt');
  });

  it('names no time of a flight that was missed', async () => {
    open({ missed: [{ leg: 2, at: '2027-03-01T08:00:00.000Z', byMe: false }] });
    await region('Through the connection in Frankfurt');
    expect(screen.queryByText(/March 3/)).toBeNull();
  });
});
