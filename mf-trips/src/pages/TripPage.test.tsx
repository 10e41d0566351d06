import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page and its rules are chunks of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips';
import './TripPage';
import remote from '../remote';
import { sampleRequest } from '../testing/listings';
import { meera } from '../testing/people';
import { serverOfChanges } from '../testing/tripChanges';
import { changesInFrankfurt, lakshmiFlies, sampleTrip, viaFrankfurt } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

// The flight leaves Delhi at 02:50 on March 1, which is 21:20 on February 28 in UTC.
const weeksBefore = Date.parse('2027-02-12T12:00:00Z');

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
const heading = () => screen.findByRole('heading', { level: 1 });

describe('an agreed trip', () => {
  it('shows flight, people, contact and the days that are left', async () => {
    open();
    expect((await heading()).textContent).toBe('Delhi to Chicago with Ravi');
    screen.getByText('In the night from Sunday to Monday, March 1, at 02:50.');
    screen.getByText('In 17 days.');
    const contact = await region('Contact');
    contact.getByText('Ravi', { selector: 'bdi' });
    expect(contact.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+13125550144');
    expect(contact.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe('/messages?to=9');
    expect(contact.getByRole('link', { name: 'Mail' }).getAttribute('href')).toBe('mailto:ravi@example.com');
    const calendar = screen.getByRole('link', { name: 'Add to calendar' });
    expect(calendar.getAttribute('href')).toBe('/api/matches/12/calendar');
    expect(screen.queryByText('Still flying?')).toBeNull();
    expect(document.title).toBe('Flight Amigo - Delhi to Chicago with Ravi');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('names each flight, who flies it, and what is flown together', async () => {
    open(viaFrankfurt);
    await screen.findByText('You fly Frankfurt to Chicago together.');
    const flights = screen.getByRole('list', { name: 'Flights' });
    expect(
      within(flights)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Delhi (DEL) to Frankfurt (FRA)Sun, Feb 28, 22:10, LH761Ravi alone',
      'Frankfurt (FRA) to Chicago (ORD)Mon, Mar 1, 10:15, lands 12:40, LH430Together',
    ]);
    expect(screen.queryByRole('link', { name: 'Look for an Amigo' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('draws where planes are changed', async () => {
    open(changesInFrankfurt);
    await screen.findByText('FRA', { selector: 'text' });
    screen.getByRole('heading', { level: 2, name: /by way of FRA Frankfurt to ORD/ });
  });

  it('offers the family to look for somebody on the part that is flown alone', async () => {
    const family = { ...viaFrankfurt, role: 'seeking_help', flyer: lakshmiFlies } as const;
    open(family, { 'GET /api/listings/fitting': [], 'GET /api/alerts': [] });
    await screen.findByText('Nobody yet to Frankfurt');
    const missing = await region('Who is with Lakshmi to Frankfurt?');
    const look = await missing.findByRole('link', { name: 'Look for an Amigo' });
    expect(look.getAttribute('href')).toBe('/search?from=DEL&to=FRA&date=2027-02-28&type=helper');
  });

  it('says "tomorrow" and leaves out what nobody knows', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-26T12:00:00Z'));
    open({ date: '2027-02-28', time: null, flightNumber: null });
    await screen.findByText('Sunday, February 28.');
    screen.getByText('In 2 days.');
    expect(screen.queryByText('Departure')).toBeNull();
  });

  it('gets a meeting place, on the evening before a night flight', async () => {
    const { user, requests } = open();
    const meet = await region('Where you meet');
    await user.click(meet.getByRole('button', { name: 'Agree on a place' }));
    await user.click(await meet.findByRole('button', { name: 'Information desk' }));
    await user.type(meet.getByLabelText('Time'), '23:45');
    await user.click(meet.getByRole('button', { name: 'Save' }));
    await meet.findByText('Sun, Feb 28, at 23:45');
    meet.getByText('Information desk');
    meet.getByText('Delhi (DEL)');
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      meetings: [{ airport: 'DEL', place: 'Information desk', date: '2027-02-28', time: '23:45' }],
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
    await user.type(await meet.findByLabelText('Place'), 'Gate 6');
    await user.click(meet.getByRole('button', { name: 'Save' }));
    await meet.findByText('Not saved. Try again.');
    expect(meet.getByLabelText<HTMLInputElement>('Place').value).toBe('Gate 6');
    expect(await accessibilityFaults()).toEqual([]);
    isDown = false;
    await user.click(meet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(meet.queryByLabelText('Place')).toBeNull());
  });

  it('offers the owner to close the listing', async () => {
    let status: 'active' | 'closed' = 'active';
    const { user } = open(
      {},
      {
        'GET /api/listings/id/31/details': () => ({ body: sampleRequest({ userId: meera.id, status }) }),
        'POST /api/listings/31/close': () => {
          status = 'closed';
          return { body: {} };
        },
      },
    );
    const listing = await region('Your listing is still open');
    await user.click(listing.getByRole('button', { name: 'Close the listing' }));
    await waitFor(() => expect(screen.queryByText('Your listing is still open')).toBeNull());
  });

  it('gives the family a link, which ends when they say so', async () => {
    let familyLink: string | null = null;
    const set = (url: string | null) => () => {
      familyLink = url;
      return { body: { url } };
    };
    const { user } = open(
      {},
      {
        'GET /api/matches/12': () => ({
          body: sampleTrip({ role: 'seeking_help', familyLink, seenBy: ['Uncle in London', 'Aunt Meena'] }),
        }),
        'POST /api/matches/12/family-link': set('https://example.com/journey/abc'),
        'DELETE /api/matches/12/family-link': set(null),
      },
    );
    const family = await region('For your family');
    await user.click(family.getByRole('button', { name: 'Make a link' }));
    await family.findByDisplayValue('https://example.com/journey/abc');
    family.getByText('Seen by Uncle in London and Aunt Meena.');
    await user.click(family.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('https://example.com/journey/abc');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(family.getByRole('button', { name: 'End this link' }));
    await family.findByRole('button', { name: 'Make a link' });
  });

  it('lets the family choose whom we tell of the arrival', async () => {
    const contacts = ['uncle@example.com', '+1 202 555 0143'];
    const { user, requests } = open(
      { role: 'seeking_help', flyer: lakshmiFlies },
      {
        'GET /api/matches/12/arrival-contacts': () => ({
          body: { contacts: contacts.slice(0, 1), toldAt: null },
        }),
        'PUT /api/matches/12/arrival-contacts': () => ({ body: { contacts, toldAt: null } }),
      },
    );
    const family = await region('For your family');
    await user.click(family.getByRole('button', { name: 'Choose whom we tell' }));
    const field = await family.findByLabelText('Whom we tell that Lakshmi has arrived');
    expect((field as HTMLTextAreaElement).value).toBe('uncle@example.com');
    await user.type(field, '{enter}+1 202 555 0143');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(family.getByRole('button', { name: 'Save' }));
    await family.findByRole('button', { name: 'Choose whom we tell' });
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ contacts });
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

it.each([
  [true, 'You cancelled', 'The listing was deleted'],
  [false, 'Ravi cancelled', 'The listing was deleted'],
  [null, 'This trip was cancelled', 'The listing was deleted.'],
])('says who ended a trip, which may be the site: %s', async (byMe, title, why) => {
  open({ status: 'cancelled', contact: null, cancelled: { byMe, reason: 'The listing was deleted' } });
  await screen.findByText(why);
  screen.getByText(title);
  const calendar = screen.getByRole('link', { name: 'Update your calendar' });
  expect(calendar.getAttribute('href')).toBe('/api/matches/12/calendar');
});

describe('a trip that cannot be shown', () => {
  it.each(['/trips/12', '/trips/mine'])('at %s leads back to the others', async (at) => {
    renderRemote(remote, {
      at,
      answers: {
        'GET /api/auth/me': meera,
        'GET /api/matches/12': () => ({ status: 404, body: { message: 'Not found', requestId: 'test' } }),
        'GET /api/matches/12/safety': () => ({ status: 404, body: { message: 'Not found' } }),
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
