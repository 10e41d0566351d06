import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { renderRemote } from 'shell/host/testing';
// The page and its rules are chunks of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips';
import '../pages/TripPage';
import remote from '../remote';
import { atTheAirport, minutes, serverOfTrip } from '../testing/dayOfTravel';
import { serverOfChanges } from '../testing/tripChanges';
import { withOtherPages } from '../testing/withOtherPages';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const button = (name: string) => screen.findByRole('button', { name });
const focused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());

describe('the focus on the page of a trip', () => {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
  });
  const open = (overrides: Partial<MatchDetails> = {}, answers = {}) =>
    renderRemote(withOtherPages(remote), {
      at: '/trips/12',
      answers: { ...serverOfChanges(overrides), ...answers },
    });
  const proposed = { status: 'proposed', contact: null, sign: null } as const;
  const title = () => screen.findByRole('heading', { level: 1 });

  it.each(['Agree to fly together', 'Decline'])('goes to its heading after "%s"', async (answer) => {
    const { user } = open(proposed);
    await user.click(await button(answer));
    await gone(answer);
    await focused(await title());
  });

  it('goes there after a proposal was taken back', async () => {
    const { user } = open({ ...proposed, proposedByMe: true });
    await user.click(await button('Take back'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Reason/), 'Another flight');
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    await screen.findByText('Cancelled by you');
    await focused(await title());
  });

  it('goes there after a trip was cancelled', async () => {
    const { user } = open();
    await user.click(await button('Cancel this trip'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Reason/), 'I am ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
    await gone('Cancel this trip');
    await focused(await title());
  });

  it('stays where the visitor is by then', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const server = serverOfChanges(proposed);
    const { user } = open(proposed, {
      ...server,
      'POST /api/matches/12/agree': async () => {
        await held;
        return server['POST /api/matches/12/agree']();
      },
    });
    await user.click(await button('Agree to fly together'));
    const link = screen.getByRole('link', { name: 'My trips' });
    link.focus();
    answer();
    await gone('Agree to fly together');
    expect(document.activeElement).toBe(link);
  });
});

describe('the focus on the day of travel', () => {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(atTheAirport);
  });
  const at = new Date(atTheAirport - minutes(1)).toISOString();
  const takeBackUntil = new Date(atTheAirport + minutes(9)).toISOString();
  const mine = { at, byMe: true, canTakeBack: true, takeBackUntil } as const;
  const open = (trip: Partial<MatchDetails> = {}) =>
    renderRemote(withOtherPages(remote), { at: '/trips/12', answers: serverOfTrip(trip).answers });

  it('goes to the button of the step that was taken back', async () => {
    const { user } = open({ steps: [{ step: 'at_airport', ...mine }] });
    await user.click(await button('Take back, 9 min left'));
    await focused(await button('I am at the airport'));
  });

  it('goes to the steps when another step is the next one', async () => {
    const met = { ...mine, at, takeBackUntil: null, canTakeBack: false };
    const { user } = open({
      steps: [
        { step: 'at_airport', ...mine },
        { step: 'met', ...met },
      ],
    });
    await user.click(await button('Take back, 9 min left'));
    await focused(await screen.findByRole('heading', { name: 'Steps' }));
  });
});
