import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import './TripPage';
import remote from '../remote';
import { atTheAirport, serverOfTrip } from '../testing/dayOfTravel';
import { lakshmiFlies } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-27T08:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

/** Ravi has asked for his mother, and has written no care card. */
const open = (overrides: Partial<MatchDetails> = {}) =>
  renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: {
      ...serverOfTrip({ flyer: lakshmiFlies, confirmedByMe: false, ...overrides }, null).answers,
      'GET /api/testimonials/user/9/permission': { mayWrite: true, reason: null, listingId: 31 },
      'GET /api/matches/12/safety': null,
    },
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const family = { role: 'seeking_help' } as const;

describe('the Amigo of somebody’s mother', () => {
  it('reads who flies, before the trip', async () => {
    open({ confirmedByOther: true });
    await screen.findByRole('heading', { level: 1, name: 'Delhi to Chicago with Lakshmi' });
    screen.getByText('Family');
    screen.getByText('For Lakshmi Devi, their mother, 70–79, speaks Telugu, Hindi');
    (await region('Before you fly')).getByText('Lakshmi is flying');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('meets her on the day', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(atTheAirport);
    const { user } = open();
    (await region('Go to the airport in Delhi')).getByText(/^Ravi’s page shows the same/);
    await user.click(screen.getByRole('button', { name: 'I am at the airport' }));
    await region('Meet Lakshmi');
    (await region('Steps')).getByText('Handed over to Ravi');
  });

  it('looks for the sign on the page that she has herself', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(atTheAirport);
    open({ hasTravelerPage: true });
    (await region('Go to the airport in Delhi')).getByText(/^Lakshmi’s page shows the same/);
  });

  it('tells how it was with her', async () => {
    open({ status: 'done' });
    await region('How was it with Lakshmi?');
    await region('Did you feel safe?');
  });
});

describe('her family', () => {
  it('answers for her', async () => {
    open(family);
    (await region('Is Lakshmi still flying?')).getByRole('button', { name: 'Yes, Lakshmi is flying' });
    screen.getByText('For Lakshmi Devi, your mother, 70–79, speaks Telugu, Hindi');
    await screen.findByRole('heading', { level: 1, name: 'Delhi to Chicago with Ravi' });
  });

  it('follows her on the day', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(atTheAirport);
    open(family);
    await screen.findByRole('button', { name: 'Lakshmi is at the airport' });
    screen.getByText('Lakshmi’s care card');
    screen.getByRole('img', { name: 'umbrella' });
    screen.getByText('Ravi’s page shows the same. Tell Lakshmi, who meets Ravi by it.');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is asked whether she felt safe', async () => {
    open({ ...family, status: 'done' });
    await region('Did Lakshmi feel safe?');
  });
});

it('knows a mother who has the name of her daughter', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(atTheAirport);
  open({ ...family, flyer: { ...lakshmiFlies, firstName: 'Meera' } });
  await screen.findByRole('button', { name: 'Meera is at the airport' });
});
