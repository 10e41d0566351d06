import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../../pages/TripPage';
import remote from '../../remote';
import { serverOfRelay, tapsOf, untilFrankfurt } from '../../testing/handOver';
import { meera } from '../../testing/people';
import { meeraReads, priya, withMeera } from '../../testing/relay';
import { withOtherPages } from '../../testing/withOtherPages';

// 09:30 in Frankfurt, between the two flights.
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-06T08:30:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const [toFrankfurt, toChicago] = withMeera().legs!;
const withoutAnand = {
  companions: [],
  legs: [{ ...toFrankfurt!, companion: null }, toChicago!],
  stepsOfLeft: tapsOf(untilFrankfurt.slice(-2)),
};
const open = (...server: Parameters<typeof serverOfRelay>) =>
  renderRemote(withOtherPages(remote), { at: `/trips/${server[0].id}`, answers: serverOfRelay(...server) });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a companion who left after the landing', () => {
  it('leaves to the next one where she is', async () => {
    open(withMeera({ ...meeraReads, ...withoutAnand }), { ...meera, id: 22, username: 'Meera Iyer' });
    const step = await region('Go to the airport in Frankfurt');
    expect(step.getByRole('status').textContent).toBe('Kamala: Landed, 08:24 in Frankfurt');
    const before = within(
      (await region('Steps')).getByRole('region', { name: 'Another Amigo to Frankfurt' }),
    );
    expect(before.getAllByRole('listitem')).toHaveLength(2);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leaves the family to read that she meets the next one, and flies there no more', async () => {
    open(withMeera(withoutAnand), { ...meera, id: priya.id, username: priya.username });
    const step = await region('Kamala meets Meera');
    step.getByText('Step 1 of 6');
    expect(step.getByRole('status').textContent).toBe('Kamala: Landed, 08:24 in Frankfurt');
    expect(screen.queryByText('Kamala flies to Frankfurt')).toBeNull();
  });
});
