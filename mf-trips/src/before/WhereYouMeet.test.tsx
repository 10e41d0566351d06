import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page and its rules are chunks of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips';
import '../pages/TripPage';
import './MeetingForm';
import remote from '../remote';
import { serverOfChanges } from '../testing/tripChanges';
import { anandReads, meeraReads, withAnand, withMeera } from '../testing/relay';
import { onlyToFrankfurt, viaFrankfurt } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function open(overrides: Partial<MatchDetails> = {}, answers: Answers = {}) {
  const page = renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: { ...serverOfChanges({ ...viaFrankfurt, ...overrides }), ...answers },
  });
  const meet = within(await screen.findByRole('region', { name: 'Where you meet' }));
  const bodies = () => page.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...page, meet, bodies };
}
const gate = { airport: 'FRA', place: 'Gate B22', date: '2027-03-01', time: '08:10' };
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('where two people meet', () => {
  it('is at an airport that both come to, on a day of its own', async () => {
    const { user, meet, bodies } = await open();
    await user.click(meet.getByRole('button', { name: 'Agree on a place' }));
    const airport = await meet.findByLabelText('Airport');
    expect(optionsOf(airport)).toEqual(['Frankfurt (FRA)', 'Chicago (ORD)']);
    expect(optionsOf(meet.getByLabelText('Day'))).toEqual(['Sun, Feb 28', 'Mon, Mar 1']);
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(meet.getByLabelText('Place'), 'Gate B22');
    await user.type(meet.getByLabelText('Time'), '08:10');
    await user.click(meet.getByRole('button', { name: 'Save' }));
    await meet.findByText('Mon, Mar 1, at 08:10');
    meet.getByText('Frankfurt (FRA)');
    expect(bodies()).toEqual([{ meetings: [gate] }]);
  });

  it('can be several places, of which each is changed or removed', async () => {
    const { user, meet, bodies } = await open({ meetings: [gate] });
    await user.click(meet.getByRole('button', { name: 'Add another place' }));
    expect((await meet.findByLabelText<HTMLSelectElement>('Airport')).value).toBe('ORD');
    await user.click(meet.getByRole('button', { name: 'Arrivals' }));
    await user.click(meet.getByRole('button', { name: 'Save' }));
    await user.click(await meet.findByRole('button', { name: 'Change place or time in Frankfurt (FRA)' }));
    await user.click(await meet.findByRole('button', { name: 'Remove' }));
    await meet.findByRole('button', { name: 'Add another place' });
    const arrivals = { airport: 'ORD', place: 'Arrivals', date: '2027-03-01', time: null };
    expect(bodies()).toEqual([{ meetings: [gate, arrivals] }, { meetings: [arrivals] }]);
  });

  it.each([
    ['gives', 12, withAnand(anandReads)],
    ['takes over', 13, withMeera(meeraReads)],
  ])('is between two flights where a helper %s', async (_, id, trip) => {
    const { user } = renderRemote(withOtherPages(remote), {
      at: `/trips/${id}`,
      answers: { ...serverOfChanges(), 'GET /api/threads': [], [`GET /api/matches/${id}`]: trip },
    });
    const meet = within(await screen.findByRole('region', { name: 'Where you meet' }));
    await user.click(meet.getByRole('button', { name: 'Change place or time in Frankfurt (FRA)' }));
    const places = within(await meet.findByRole('group', { name: 'Easy to find' }));
    const names = places.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Gate', 'Transfer desk', 'Information desk']);
    expect(optionsOf(meet.getByLabelText('Day'))).toEqual(['Sat, Mar 6']);
  });

  const [toFrankfurt, toChicago] = onlyToFrankfurt.legs!;
  it.each([
    ['says goodbye', onlyToFrankfurt, ['Sat, Feb 27', 'Sun, Feb 28', 'Mon, Mar 1']],
    [
      'joins her',
      {
        legs: [
          { ...toFrankfurt!, with: 'seeker' as const },
          { ...toChicago!, with: 'both' as const },
        ],
      },
      ['Sun, Feb 28', 'Mon, Mar 1'],
    ],
  ])('is between the flights of a traveler where the only helper %s', async (_, trip, days) => {
    const { user, meet } = await open(trip);
    await user.click(meet.getByRole('button', { name: 'Agree on a place' }));
    await user.selectOptions(await meet.findByLabelText('Airport'), 'Frankfurt (FRA)');
    const places = within(meet.getByRole('group', { name: 'Easy to find' }));
    const names = places.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Gate', 'Transfer desk', 'Information desk']);
    expect(optionsOf(meet.getByLabelText('Day'))).toEqual(days);
  });

  it('says at the field that the flight has left by then', async () => {
    const message = 'Choose a time before 10:15, when the flight leaves Frankfurt';
    const { user, meet } = await open(
      { meetings: [gate] },
      {
        'PATCH /api/matches/12': () => ({
          status: 400,
          body: { message, issues: [{ path: 'meetings.0.time', message }], requestId: 'test' },
        }),
      },
    );
    await user.click(meet.getByRole('button', { name: 'Change place or time in Frankfurt (FRA)' }));
    const time = await meet.findByLabelText('Time');
    await user.clear(time);
    await user.type(time, '10:40');
    await user.click(meet.getByRole('button', { name: 'Save' }));
    await meet.findByText(message);
    expect(meet.getByLabelText('Time').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/^Not saved/)).toBeNull();
  });

  it('is read from a place and a time alone, as a server of the last release sends them', async () => {
    const { meet } = await open({ meetingPoint: 'Gate 6', meetingTime: '11:00' });
    meet.getByText('Sun, Feb 28, at 11:00');
  });
});
