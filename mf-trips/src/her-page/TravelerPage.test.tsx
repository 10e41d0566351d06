import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HelpCall, MatchDetails, TravelerLink } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page and its rules are chunks of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips';
import '../pages/TripPage';
import remote from '../remote';
import { meera } from '../testing/people';
import { lakshmiFlies, sampleTrip } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

const weeksBefore = Date.parse('2027-02-12T12:00:00Z');

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(weeksBefore);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const link: TravelerLink = {
  url: 'https://example.com/with/abc',
  qr: { size: 21, path: 'M0 0h7v1h-7z' },
  language: 'te',
};

/** Without a listing that the page would read. */
const ofFamily: Partial<MatchDetails> = { role: 'seeking_help', flyer: lakshmiFlies, listingId: null };

/** The family of Lakshmi, with a server that keeps the page it makes. */
function openFamily(overrides: Partial<MatchDetails> = {}, answers: Answers = {}) {
  let trip = sampleTrip({ ...ofFamily, travelerLink: null, ...overrides });
  const change = (changes: Partial<MatchDetails>, body: object) => {
    trip = { ...trip, ...changes };
    return { body };
  };
  return renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/matches/12': () => ({ body: trip }),
      'POST /api/matches/12/traveler-link': ({ language }: Pick<TravelerLink, 'language'>) =>
        change({ travelerLink: { ...link, language } }, { ...link, language }),
      'DELETE /api/matches/12/traveler-link': () => change({ travelerLink: null }, { done: true }),
      ...answers,
    },
  });
}
const card = async () => within(await screen.findByRole('region', { name: 'A page for Lakshmi' }));

describe('the family', () => {
  it('makes a page in the language of the one who flies, with a code to scan', async () => {
    const { user } = openFamily();
    const page = await card();
    const language = page.getByRole<HTMLSelectElement>('combobox', { name: 'Language of the page' });
    expect(language.value).toBe('te');
    await user.click(page.getByRole('button', { name: 'Make the page' }));
    const address = await page.findByRole<HTMLInputElement>('textbox', { name: 'Address of the page' });
    expect(address.value).toBe(link.url);
    page.getByRole('img', { name: 'QR code of the page' });
    expect(page.getByRole('link', { name: 'Look at the page' }).getAttribute('rel')).toBe('noreferrer');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('copies it, changes its language, and ends it', async () => {
    const { user } = openFamily({ travelerLink: link });
    const page = await card();
    await user.click(page.getByRole('button', { name: 'Copy the address' }));
    await screen.findByText('Send it to Lakshmi.');
    expect(await navigator.clipboard.readText()).toBe(link.url);
    fireEvent.change(page.getByRole('combobox', { name: 'Language of the page' }), {
      target: { value: 'hi' },
    });
    await screen.findByText('The address stays the same.');
    await user.click(page.getByRole('button', { name: 'End this page' }));
    await page.findByRole('button', { name: 'Make the page' });
  });

  it('has none for itself', async () => {
    openFamily({ flyer: null });
    await screen.findByRole('region', { name: 'For your family' });
    expect(screen.queryByText('Language of the page')).toBeNull();
  });
});

describe('a call for help', () => {
  const helpCall: HelpCall = {
    at: new Date(weeksBefore - 3 * 60_000).toISOString(),
    airport: 'FRA',
    city: 'Frankfurt',
    seenBy: ['Meera'],
    seenByMe: false,
  };

  it('comes first on the page of the trip, until it was seen', async () => {
    let seenByMe = false;
    const { user } = openFamily(
      {},
      {
        'GET /api/matches/12': () => ({
          body: sampleTrip({
            ...ofFamily,
            helpCall: { ...helpCall, seenByMe, seenBy: seenByMe ? ['Meera', 'Ravi'] : ['Meera'] },
          }),
        }),
        'POST /api/matches/12/help/seen': () => {
          seenByMe = true;
          return { body: { done: true } };
        },
      },
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Lakshmi needs help in Frankfurt');
    expect(alert.textContent).toContain('“I need help” was pressed 3 minutes ago.');
    expect(alert.textContent).toContain('Meera saw it.');
    await user.click(within(alert).getByRole('button', { name: 'I have seen it' }));
    await screen.findByText('Meera and Ravi saw it.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'I have seen it' })).toBeNull());
  });

  it('is not there without one', async () => {
    openFamily();
    await card();
    expect(screen.queryByText(/needs help/)).toBeNull();
  });
});
