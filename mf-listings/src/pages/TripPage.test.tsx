import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/listings/matches';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { sampleRequest } from '../testing/listings';
import { meera } from '../testing/people';
import { sampleTrip } from '../testing/trips';
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

/** The server's side: it keeps what the page changes. */
function open(overrides: Partial<MatchDetails> = {}, answers: Answers = {}) {
  let trip = sampleTrip(overrides);
  const change = (changes: Partial<MatchDetails>) => () => {
    trip = { ...trip, ...changes };
    return { body: trip };
  };
  return renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/matches/12': () => ({ body: trip }),
      'POST /api/matches/12/agree': change({ status: 'agreed', contact: sampleTrip().contact }),
      'POST /api/matches/12/decline': change({ status: 'declined' }),
      'POST /api/matches/12/confirm': change({ confirmedByMe: true }),
      'PATCH /api/matches/12': (changes: Partial<MatchDetails>) => change(changes)(),
      'POST /api/matches/12/cancel': ({ reason }: { reason: string }) =>
        change({ status: 'cancelled', contact: null, cancelled: { byMe: true, reason } })(),
      'GET /api/listings': [1, 2, 3].map((number) => sampleRequest({ id: number })),
      ...answers,
    },
  });
}
const button = (name: string) => screen.findByRole('button', { name });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const heading = () => screen.findByRole('heading', { level: 1 });

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

  it('can be declined', async () => {
    const { user } = open(proposed);
    await user.click(await button('Decline'));
    const pass = within(await screen.findByRole('article'));
    await pass.findByText('Declined');
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('of mine says since when it waits, and can be taken back', async () => {
    const { user, requests } = open({ ...proposed, proposedByMe: true });
    await screen.findByText('You asked yesterday.');
    await user.click(await button('Take back'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this proposal back?' }));
    await user.type(dialog.getByLabelText(/Reason/), 'Another flight');
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    await within(screen.getByRole('article', { hidden: true })).findByText('Cancelled by you');
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

describe('an agreed trip', () => {
  it('shows flight, people, contact and the days that are left', async () => {
    open();
    expect((await heading()).textContent).toBe('Delhi to Chicago with Ravi');
    screen.getByText('In the night from Sunday to Monday, March 1, at 02:50. In 17 days.');
    const contact = await region('Contact');
    expect(contact.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+13125550144');
    expect(contact.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe('/messages?to=9');
    expect(contact.getByRole('link', { name: 'Mail' }).getAttribute('href')).toBe('mailto:ravi@example.com');
    const calendar = screen.getByRole('link', { name: 'Add to calendar' });
    expect(calendar.getAttribute('href')).toBe('/api/matches/12/calendar');
    expect(screen.queryByText('Still flying?')).toBeNull();
    expect(document.title).toBe('Flight Amigo - Delhi to Chicago with Ravi');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says "tomorrow" and leaves out what nobody knows', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-26T12:00:00Z'));
    open({ date: '2027-02-28', time: null, flightNumber: null });
    await screen.findByText('Sunday, February 28. In 2 days.');
    expect(screen.queryByText('Departure')).toBeNull();
  });

  it('gets a meeting place, on the evening before a night flight', async () => {
    const { user, requests } = open();
    const meet = await region('Where you meet');
    await user.click(meet.getByRole('button', { name: 'Agree on a place' }));
    await user.click(meet.getByRole('button', { name: 'At the information desk' }));
    await user.type(meet.getByLabelText('Time'), '23:45');
    await user.click(meet.getByRole('button', { name: 'Save' }));
    await meet.findByText('Information desk, Indira Gandhi International Airport');
    meet.getByText('Sun, Feb 28, at 23:45');
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      meetingPoint: 'Information desk, Indira Gandhi International Airport',
      meetingTime: '23:45',
    });
  });

  it('keeps the words of a meeting place that could not be saved', async () => {
    let isDown = true;
    const { user } = open(
      {},
      {
        'PATCH /api/matches/12': () =>
          isDown ? { status: 503, body: {} } : { body: sampleTrip({ meetingPoint: 'Gate 6' }) },
      },
    );
    const meet = await region('Where you meet');
    await user.click(meet.getByRole('button', { name: 'Agree on a place' }));
    await user.type(meet.getByLabelText('Place'), 'Gate 6');
    await user.click(meet.getByRole('button', { name: 'Save' }));
    await meet.findByText('Not saved. Try again.');
    expect(meet.getByLabelText<HTMLInputElement>('Place').value).toBe('Gate 6');
    expect(await accessibilityFaults()).toEqual([]);
    isDown = false;
    await user.click(meet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(meet.queryByLabelText('Place')).toBeNull());
  });

  it('is cancelled with a reason, and says who is told', async () => {
    const { user, requests } = open();
    await user.click(await button('Cancel this trip'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this trip?' }));
    dialog.getByText(/Ravi is told at once/);
    await user.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
    await dialog.findByText('Say why, so that the other understands');
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
    await user.type(dialog.getByLabelText(/Reason/), 'My mother is ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
    await screen.findByText('Cancelled by you');
    expect(screen.queryByRole('region', { name: 'Contact' })).toBeNull();
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

describe('a trip that cannot be shown', () => {
  it.each(['/trips/12', '/trips/mine'])('at %s leads back to the others', async (at) => {
    renderRemote(remote, {
      at,
      answers: {
        'GET /api/auth/me': meera,
        'GET /api/matches/12': () => ({ status: 404, body: { message: 'Not found', requestId: 'test' } }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'This trip was not found' });
    expect(screen.getByRole('link', { name: 'My trips' }).getAttribute('href')).toBe('/trips');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is loaded again after an error', async () => {
    let isDown = true;
    const { user } = open(
      {},
      { 'GET /api/matches/12': () => (isDown ? { status: 503, body: {} } : { body: sampleTrip() }) },
    );
    await screen.findByText('This trip could not be loaded');
    isDown = false;
    await user.click(await button('Try again'));
    await screen.findByRole('heading', { level: 1, name: 'Delhi to Chicago with Ravi' });
  });
});
