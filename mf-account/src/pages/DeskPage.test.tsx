import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { QueueItem } from 'backend/contract/moderation/desk';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { daniel, item, parcel, queue, spam } from '../testing/desk';
import { meera } from '../testing/people';

const asStaff = (role = 'moderator'): Answers => ({
  'GET /api/auth/me': meera,
  'GET /api/desk/me': { role, userId: meera.id },
});
const open = (answers: Answers, at = '/desk') =>
  renderRemote(remote, { at, answers: { ...asStaff(), ...answers } });

describe('the desk', () => {
  it('is worked down with the keyboard: the next, the one before, and take it', async () => {
    let isTaken = false;
    const { user, location } = open({
      'GET /api/desk/queue?show=open': queue(parcel, spam),
      'GET /api/desk/items/5': () => ({ body: item(isTaken ? { takenBy: 'you' } : {}) }),
      'POST /api/desk/items/5/claim': () => {
        isTaken = true;
        return { body: { done: true } };
      },
    });
    const first = await screen.findByRole('link', { name: 'Message by Traveler 4821' });
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('j');
    expect(document.activeElement).toBe(first);
    await user.keyboard('jj');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Listing of Traveler 4821' }));
    await user.keyboard('kt');
    await waitFor(() => expect(location()).toBe('/desk?item=5'));
    await screen.findByText(/Taken by you/);
  });

  it('says who was faster', async () => {
    const { user } = open({
      'GET /api/desk/queue?show=open': queue(parcel),
      'POST /api/desk/items/5/claim': () => ({
        status: 409,
        body: { message: 'Somebody else has taken this' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: /^Take it/ }));
    await screen.findByText('Somebody else has taken this');
  });

  it('shows the sealed copy, opens the conversation on a press, and names the deed on the button', async () => {
    const { user, requests } = open(
      {
        'GET /api/desk/items/5': item({ takenBy: 'you' }),
        'GET /api/desk/queue?show=open': queue(),
        'POST /api/desk/items/5/conversation': [
          { id: 1, senderId: 12, content: 'Hello dear', createdAt: '2030-01-02T09:00:00.000Z' },
        ],
        'POST /api/desk/items/5/decision': { done: true },
      },
      '/desk?item=5',
    );
    await screen.findByText('I pay 200 dollars for one small parcel.');
    await user.click(screen.getByRole('button', { name: 'Open the conversation' }));
    await screen.findByText('Hello dear');
    expect(await accessibilityFaults()).toEqual([]);

    await user.keyboard('d');
    const form = within(screen.getByRole('form', { name: 'Decide' }));
    expect(document.activeElement).toBe(form.getByRole('combobox', { name: 'What to do' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'What to do' }), 'Suspend for days');
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Parcels for others');
    await user.clear(form.getByRole('textbox', { name: 'Days' }));
    await user.type(form.getByRole('textbox', { name: 'Days' }), '14');
    await user.click(form.getByRole('button', { name: 'Suspend Traveler 4821' }));
    await screen.findByText('Nothing waits.');
    expect(requests.find(({ url }) => url.endsWith('/decision'))?.body).toEqual({
      action: 'suspend',
      reason: 'parcels',
      words: 'You asked people to carry something. Nobody here carries anything for others.',
      days: 14,
    });
  });

  it('shows what rules found, and that no person reported it', async () => {
    const found: QueueItem = {
      ...parcel,
      kind: 'person',
      reason: null,
      details: null,
      people: 0,
      flags: [
        { rule: 'words', details: 'parcels' },
        { rule: 'words', details: 'parcels' },
        { rule: 'name', details: 'Suport' },
        { rule: 'contacts', details: '8' },
        { rule: 'reviews', details: 'network' },
        { rule: 'tips', details: 'recipient_sum' },
      ],
    };
    const { user } = open({
      'GET /api/desk/queue?show=open': queue(found),
      'GET /api/desk/items/5': item({ ...found, reports: [] }),
    });
    const row = within(await screen.findByRole('list', { name: 'All open' }));
    row.getByText('First words about parcels');
    row.getByText(/A rule/);
    await user.click(row.getByRole('link', { name: 'Person Traveler 4821' }));
    await screen.findByText(/A rule found it/);
    expect(screen.getAllByText('First words about parcels')).toHaveLength(1);
    screen.getByText('Calls themselves “Suport”');
    screen.getByText('New here, and contacted 8 people in three days');
    screen.getByText('Several reviews about them within a day come from one network');
    screen.getByText('Tips held: one person received more than $2,000 in a day');
    screen.getByText('I pay 200 dollars for one small parcel.');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('keeps the words when somebody else was faster, and says so', async () => {
    const { user } = open(
      {
        'GET /api/desk/items/5': item({ takenBy: 'you' }),
        'POST /api/desk/items/5/decision': () => ({
          status: 409,
          body: { message: 'This is decided already: banned' },
        }),
      },
      '/desk?item=5',
    );
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await screen.findByText('Nothing was done. This is decided already: banned');
  });

  it('offers about the listing of a guest only what can be done', async () => {
    open(
      {
        'GET /api/desk/items/6': item({
          ...spam,
          person: { id: 0, username: 'a guest' },
          about: null,
          takenBy: 'you',
        }),
      },
      '/desk?item=6',
    );
    await screen.findByRole('heading', { level: 2, name: 'Listing of a guest' });
    const what = within(screen.getByRole('combobox', { name: 'What to do' }));
    expect(what.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Dismiss', 'Hide it']);
    expect(screen.queryByRole('link', { name: 'Page of this person' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('finds people, and opens their contact on a press', async () => {
    const { user } = open(
      {
        'POST /api/desk/people/search': [
          {
            id: 12,
            username: 'Traveler 4821',
            memberSince: '2030-01-02',
            verified: false,
            isFormer: false,
            suspendedUntil: null,
          },
        ],
        'GET /api/desk/people/12': daniel,
        'GET /api/desk/people/12/log': [],
        'GET /api/desk/people/12/notes': [],
        'POST /api/desk/people/12/contact': { email: 'daniel@example.com', phoneNumber: null },
      },
      '/desk?tab=people',
    );
    await user.type(await screen.findByRole('searchbox'), '4821{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Traveler 4821' }));
    await user.click(await screen.findByRole('button', { name: 'Open email and phone' }));
    await screen.findByText(/daniel@example.com/);
    expect(screen.queryByRole('combobox', { name: 'Role at the desk' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open their tips' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows its numbers', async () => {
    open(
      {
        'GET /api/desk/numbers': {
          open: 4,
          oldestAt: null,
          closedThisWeek: 9,
          minutesToDecision: 20,
          hidden: 1,
          suspended: 2,
          appealsOpen: 0,
          reportsByReason: [{ reason: 'fraud', count: 3 }],
          openOverADay: 1,
          missingHelpers: [{ from: 'JFK', to: 'DEL', searches: 31 }],
          refusals: [{ limit: 'conversation.start', count: 12 }],
          mails: { sent: 400, lost: 3 },
          sms: { sent: 80, lost: 5 },
          tipsHeld: { tips: 7, dollars: 45.5, underReview: 2 },
        },
      },
      '/desk?tab=numbers',
    );
    await screen.findByText('20 min');
    const row = (name: string) => screen.getByText(name).parentElement?.textContent;
    expect(row('Asks for money, or a fraud')).toBe('Asks for money, or a fraud3');
    expect(row('Open for more than a day')).toBe('Open for more than a day1');
    expect(row('JFK to DEL')).toBe('JFK to DEL31');
    expect(row('conversation start')).toBe('conversation start12');
    expect(row('Mails')).toBe('Mails400');
    expect(row('Mails that did not arrive')).toBe('Mails that did not arrive3');
    expect(row('SMS')).toBe('SMS80');
    expect(row('SMS that did not arrive')).toBe('SMS that did not arrive5');
    expect(row('Held now')).toBe('Held now$45.50 in 7 tips');
    expect(row('Tips under review')).toBe('Tips under review2');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('asks staff for their passkey', async () => {
    open({
      'GET /api/desk/me': () => ({ status: 403, body: { message: 'Your passkey', code: 'passkey-needed' } }),
    });
    await screen.findByRole('button', { name: 'Use my passkey' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is not there for members', async () => {
    open({ 'GET /api/desk/me': () => ({ status: 404, body: { message: 'Nothing was found here' } }) });
    await screen.findByRole('heading', { level: 1, name: 'Nothing was found here' });
  });
});
