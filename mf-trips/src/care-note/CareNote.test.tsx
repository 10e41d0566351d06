import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { boot } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The pages are chunks of their own: their first load must not count as waiting time of a test.
import '../pages/CareCardPage';
import '../pages/TripPage';
import remote from '../remote';
import { meera } from '../testing/people';
import { lakshmi, sampleTrip, viaFrankfurt } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

const ifMissed = 'Vaya con ella al mostrador y llame a mi hermano.';
const english = 'Go to the desk with her and call my brother.';
const wears = 'Lleva un abrigo verde y una bufanda.';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
  boot.translation = true;
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  delete boot.translation;
});

const open = (at: string, trip = sampleTrip(), answers: Answers = {}) =>
  renderRemote(withOtherPages(remote), {
    at,
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/threads': [],
      'GET /api/matches/12': { ...trip, hasCareCard: true },
      'GET /api/matches/12/care-card': { ...lakshmi, ifMissed, wears },
      'POST /api/matches/12/care-card/ifMissed/translation': { text: english, from: 'es' },
      'POST /api/matches/12/care-card/wears/translation': { text: 'A green coat.', from: 'es' },
      ...answers,
    },
  });
const translate = { name: 'Translate' };

describe('the note of the care card', () => {
  it('the Amigo reads a note of the care card in their language; paper keeps what the family wrote', async () => {
    const { user } = open('/trips/12/care-card');
    const card = within(await screen.findByRole('article', { name: 'Printed care card' }));
    await user.click(await card.findByRole('button', translate));
    expect((await card.findByText(english)).lang).toBe('en');
    card.getByText('Translated from Spanish by a machine');
    expect(card.getByText(ifMissed).className).toBe('paper');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(card.getByRole('button', { name: 'Show original' }));
    expect(card.getByText(ifMissed).className).toBe('');
  });

  it('offers nothing to the family, who wrote it', async () => {
    open('/trips/12/care-card', sampleTrip({ role: 'seeking_help' }));
    const card = within(await screen.findByRole('article', { name: 'Printed care card' }));
    card.getByText(ifMissed);
    expect(card.queryByRole('button', translate)).toBeNull();
  });

  it('on the day too: what to do after a missed connection', async () => {
    jest.mocked(Date.now).mockReturnValue(Date.parse('2027-03-02T12:00:00Z'));
    const missed = [{ leg: 2, at: '2027-03-02T11:00:00.000Z', byMe: false }];
    const { user } = open('/trips/12', sampleTrip({ ...viaFrankfurt, missed }));
    const region = within(await screen.findByRole('region', { name: /missed/ }));
    await user.click(await region.findByRole('button', translate));
    await region.findByText(english);
  });
});
