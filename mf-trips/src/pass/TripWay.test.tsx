import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderRemote } from 'shell/host/testing';
// Chunks of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips';
import '../pages/TripPage';
import '../pages/TripsPage';
import remote from '../remote';
import { meera } from '../testing/people';
import { anandReads, withAnandAlone } from '../testing/relay';
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
    screen.getByText('With Anand');
    expect(screen.queryByText(/^You fly|^Together/)).toBeNull();
  });

  it('says in the list of the family with whom their mother flies, once the other part is lost', async () => {
    const forWhom = { relation: 'mother', ageGroup: '80_up', languages: 'Telugu' } as const;
    const answers = {
      'GET /api/auth/me': meera,
      'GET /api/matches/waiting': [],
      'GET /api/matches?when=coming': [withAnandAlone({ flyer: null, forWhom })],
    };
    renderRemote(withOtherPages(remote), { at: '/trips', answers });
    await screen.findByText('Anand flies Hyderabad to Frankfurt with your mother.');
    screen.getByText('With Anand');
    expect(screen.queryByText('Together')).toBeNull();
  });

  it('names who flies a leg with the traveler on a trip beside this one', async () => {
    const [first, second] = withAnandAlone().legs!;
    const legs = [first!, { ...second!, beside: { name: 'Meera' } }];
    const answers = serverOfChanges(withAnandAlone({ ...anandReads, companions: [], legs }));
    renderRemote(withOtherPages(remote), { at: '/trips/12', answers });
    await screen.findByText('With Meera');
    expect(screen.queryByText('Kamala alone')).toBeNull();
    expect(wayWords({ ...withAnandAlone({ ...anandReads, legs }) })).toBe(
      'You fly Hyderabad to Frankfurt together. Meera flies Frankfurt to Chicago with Kamala.',
    );
    const hidden = [first!, { ...second!, beside: { name: null } }];
    expect(wayWords({ ...withAnandAlone({ ...anandReads, legs: hidden }) })).toBe(
      'You fly Hyderabad to Frankfurt together. Another Amigo flies Frankfurt to Chicago with Kamala.',
    );
  });

  it('offers the family no other companion for such a leg', async () => {
    const [first, second] = withAnandAlone().legs!;
    const legs = [first!, { ...second!, beside: { name: 'Meera' } }];
    const answers = serverOfChanges(withAnandAlone({ legs }));
    renderRemote(withOtherPages(remote), { at: '/trips/12', answers });
    await screen.findByText('With Meera');
    expect(screen.queryByText(/Nobody yet|alone/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Who is with Kamala to Chicago?' })).toBeNull();
    screen.getByText('When Kamala has landed, say so here. We tell the people whom you chose.');
  });

  it('offers the family no companion for a flight that has left', async () => {
    const answers = {
      'GET /api/auth/me': meera,
      'GET /api/matches/waiting': [],
      'GET /api/matches?when=coming': [withAnandAlone()],
    };
    const open = () => renderRemote(withOtherPages(remote), { at: '/trips', answers });
    open();
    await screen.findByText(/^Who is with Kamala from Frankfurt to Chicago\?/);
    cleanup();
    // 11:00 in Frankfurt, when the flight to Chicago leaves.
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-06T10:00:00Z'));
    open();
    await screen.findByText('With Anand');
    expect(screen.queryByText(/^Who is with/)).toBeNull();
  });

  it('says the same beside messages, without a name', () => {
    const forWhom = { relation: 'mother', ageGroup: '80_up', languages: 'Telugu' } as const;
    expect(wayWords(withAnandAlone({ flyer: null, forWhom }))).toBe(
      'Anand flies Hyderabad to Frankfurt with your mother. Alone Frankfurt to Chicago.',
    );
  });
});
