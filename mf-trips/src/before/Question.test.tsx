import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page and its rules are chunks of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips';
import '../pages/TripPage';
import remote from '../remote';
import { serverOfChanges } from '../testing/tripChanges';
import { withOtherPages } from '../testing/withOtherPages';

// The flight leaves Delhi at 02:50 on March 1, which is 21:20 on February 28 in UTC.
const weeksBefore = Date.parse('2027-02-12T12:00:00Z');
const daysBefore = Date.parse('2027-02-26T12:00:00Z');

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(weeksBefore);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (overrides: Partial<MatchDetails> = {}, answers: Answers = {}) =>
  renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: { ...serverOfChanges(overrides), ...answers },
  });
const button = (name: string) => screen.findByRole('button', { name });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a proposal', () => {
  const proposed = { status: 'proposed', contact: null, sign: null } as const;

  it('is answered with yes, and then shows the contact', async () => {
    const { user } = open(proposed);
    await screen.findByRole('heading', { level: 2, name: 'Ravi proposes to fly together' });
    expect(screen.queryByText('ravi@example.com')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await button('Agree to fly together'));
    (await region('Contact')).getByText('ravi@example.com');
    await screen.findByText('You fly together');
  });

  it('says before a second yes who flies with the traveler already', async () => {
    open({ ...proposed, role: 'seeking_help', flownAlready: ['Anand'] });
    const strip = await region('Ravi proposes to fly together');
    strip.getByText(/^You have already agreed with Anand for a flight of this trip/);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ['all', /You asked yesterday\. Ravi has found another companion for these flights\. You can wait/],
    ['some', /Ravi has found another companion for a part of these flights\. You can wait/],
  ] as const)('of mine says that the family has found another companion: %s', async (othersFly, said) => {
    open({ ...proposed, proposedByMe: true, othersFly });
    await screen.findByText(said);
    expect(screen.queryAllByText('Another companion was found')).toHaveLength(othersFly === 'all' ? 1 : 0);
    await button('Take back');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('can be declined', async () => {
    const { user } = open(proposed);
    await user.click(await button('Decline'));
    // The notification says it, and the trip once it has been read again.
    await screen.findAllByText('Declined');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
  });

  it('is open again when the no is undone, without losing the focus', async () => {
    const { user } = open(proposed);
    await user.click(await button('Decline'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
    await user.click(await button('Undo'));
    await screen.findByText('Undone');
    const decline = await button('Decline');
    await waitFor(() => expect(document.activeElement).toBe(decline));
  });

  it('of mine says since when it waits, and can be taken back', async () => {
    const { user, requests } = open({ ...proposed, proposedByMe: true });
    await screen.findByText('You asked yesterday.');
    await user.click(await button('Take back'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this proposal back?' }));
    await user.type(dialog.getByLabelText(/Reason/), 'Another flight');
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    await screen.findByText('Cancelled by you');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Another flight' });
  });

  it('says why it is no longer open', async () => {
    const message = 'This proposal is no longer open';
    const { user } = open(proposed, {
      'POST /api/matches/12/agree': () => ({ status: 409, body: { message, requestId: 'test' } }),
    });
    await user.click(await button('Agree to fly together'));
    await screen.findByText(message);
  });
});

describe('three days before', () => {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(daysBefore);
  });

  it('the page asks whether I still fly', async () => {
    const { user } = open({ confirmedByOther: true });
    const question = await region('Still flying?');
    question.getByText('Ravi has said yes and waits for your answer.');
    await user.click(question.getByRole('button', { name: 'Yes, I am flying' }));
    await (await region('Before you fly')).findByText('You are flying');
    await waitFor(() => expect(screen.queryByText('Still flying?')).toBeNull());
  });

  it('changed plans lead to the other person, or to cancelling', async () => {
    const { user } = open();
    await user.click(await button('My plans changed'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this trip?' }));
    const link = dialog.getByRole('link', { name: 'Write to Ravi' });
    expect(link.getAttribute('href')).toBe('/messages?to=9');
  });

  it('nothing is asked of someone who has said yes', async () => {
    open({ confirmedByMe: true });
    (await region('Before you fly')).getByText('Ravi has not confirmed yet');
    expect(screen.queryByRole('button', { name: 'Yes, I am flying' })).toBeNull();
    expect(screen.queryByText('Ravi has not confirmed.')).toBeNull();
  });
});

describe('once the flight has left', () => {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-28T22:00:00Z'));
  });
  const openFlight = (overrides: Partial<MatchDetails> = {}) =>
    renderRemote(withOtherPages(remote), {
      at: '/trips/12?show=flight',
      answers: { ...serverOfChanges(overrides), 'GET /api/matches/12/care-card': null },
    });

  it('nothing is said about confirming', async () => {
    openFlight();
    const before = await region('Before you fly');
    before.getByText('No care card yet');
    expect(before.queryByText(/confirmed yet|three days before/)).toBeNull();
  });

  it('who has said yes is still flying', async () => {
    openFlight({ confirmedByMe: true, confirmedByOther: true });
    const before = await region('Before you fly');
    before.getByText('You are flying');
    before.getByText('Ravi is flying');
  });
});
