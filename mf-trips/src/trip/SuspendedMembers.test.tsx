import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { meeraReads, withAnand, withMeera } from '../testing/relay';
import { serverOfChanges } from '../testing/tripChanges';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (trip: Partial<MatchDetails>) =>
  renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: { ...serverOfChanges(trip), 'GET /api/threads': [] },
  });
const until = '2027-04-01T12:00:00.000Z';
const anandIsOut = [{ matchId: 12, username: 'Anand Kumar', until }];
const sentence = /^Anand cannot use our site until April 1, 2027, which is after this flight leaves\./;

describe('the page of a trip with a suspended person', () => {
  it('says so to the family, with the search for somebody else', async () => {
    open(withAnand({ suspended: anandIsOut }));
    const notice = (await screen.findByText(sentence)).closest('section, aside, div')!;
    expect(notice.textContent).toContain('Look for another Amigo, or cancel the trip.');
    const [link] = screen.getAllByRole('link', { name: 'Look for an Amigo' });
    expect(link?.getAttribute('href')).toContain('/search?from=HYD&to=FRA&date=2027-03-06');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads the family from another part to that of this person', async () => {
    open({ ...withMeera({ suspended: anandIsOut }), id: 13 });
    await screen.findByText(sentence);
    const link = screen.getByRole('link', { name: 'Open the trip' });
    expect(link.getAttribute('href')).toBe('/trips/12');
  });

  it('says to another companion that their part stays', async () => {
    open(withMeera({ ...meeraReads, suspended: anandIsOut }));
    const text = await screen.findByText(sentence);
    expect(text.textContent).toContain('You fly your part as agreed.');
    expect(within(text).queryByRole('link')).toBeNull();
  });

  it('says nothing once the trip has ended', async () => {
    open(withAnand({ status: 'cancelled', suspended: anandIsOut }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(sentence)).toBeNull();
  });
});
