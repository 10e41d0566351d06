import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRemote } from 'shell/host/testing';
// Chunks of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips';
import '../pages/TripPage';
import remote from '../remote';
import { withAnandAlone } from '../testing/relay';
import { serverOfChanges } from '../testing/tripChanges';
import { viaFrankfurt } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';
import { wayWords } from './wayWords';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the way of a trip', () => {
  it.each([
    ['agreed', 'You fly Frankfurt to Chicago together.', true],
    ['proposed', 'Together Frankfurt to Chicago.', true],
    ['declined', null, false],
    ['cancelled', null, false],
  ] as const)('of a trip that is %s says %s', async (status, sentence, isToCome) => {
    const cancelled = status === 'cancelled' ? { byMe: false, reason: 'Ill' } : null;
    const answers = serverOfChanges({ ...viaFrankfurt, status, contact: null, cancelled });
    renderRemote(withOtherPages(remote), { at: '/trips/12', answers });
    await screen.findByRole('heading', { level: 1 });
    const said = screen.queryByText(/^(You fly|Together) Frankfurt to Chicago/);
    expect(said?.textContent ?? null).toBe(sentence);
    expect(screen.queryByText('Together') !== null).toBe(isToCome);
    screen.getByText('Ravi alone');
    expect(screen.queryByText(/^In \d+ days\.$/) !== null).toBe(isToCome);
  });

  it('does not call the family the one who flies, before a helper knows her name', async () => {
    const forWhom = { relation: 'mother', ageGroup: '70_79', languages: 'Hindi' } as const;
    const answers = serverOfChanges({ ...viaFrankfurt, status: 'proposed', contact: null, forWhom });
    renderRemote(withOtherPages(remote), { at: '/trips/12', answers });
    await screen.findByText('Together Frankfurt to Chicago.');
    expect(screen.queryByText(/ alone$/)).toBeNull();
  });

  it('does not say to the family that they fly', async () => {
    const answers = {
      ...serverOfChanges(withAnandAlone({ status: 'done' })),
      'GET /api/testimonials/user/21/permission': { mayWrite: true, reason: null, listingId: 31 },
      'GET /api/matches/12/safety': null,
    };
    renderRemote(withOtherPages(remote), { at: '/trips/12', answers });
    await screen.findByText('Anand flies Hyderabad to Frankfurt with Kamala.');
    screen.getByText('Kamala alone');
    expect(screen.queryByText(/^You fly/)).toBeNull();
  });

  it('says the same beside messages, without a name', () => {
    const forWhom = { relation: 'mother', ageGroup: '80_up', languages: 'Telugu' } as const;
    expect(wayWords(withAnandAlone({ flyer: null, forWhom }))).toBe(
      'Anand flies Hyderabad to Frankfurt with your mother. Alone Frankfurt to Chicago.',
    );
  });
});
