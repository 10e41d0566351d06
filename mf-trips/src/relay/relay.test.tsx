import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import type { SlotProps } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { meera } from '../testing/people';
import {
  anandReads,
  anandsPart,
  meeraReads,
  meerasPart,
  withAnand,
  withAnandAlone,
  withMeera,
} from '../testing/relay';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const OtherTravelers = (trip: SlotProps<'trip.others'>) => <p>Others: {JSON.stringify(trip)}</p>;

const open = (trip: MatchDetails, answers: Answers = {}) =>
  renderRemote(withOtherPages(remote), {
    slots: { 'trip.others': () => Promise.resolve({ OtherTravelers }) },
    at: `/trips/${trip.id}`,
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/threads': [],
      [`GET /api/matches/${trip.id}`]: trip,
      'GET /api/listings/id/31/details': () => ({ status: 404, body: { message: 'Not found' } }),
      ...answers,
    },
  });
const flights = async () => {
  const way = within(await screen.findByRole('region', { name: 'Kamala flies to Chicago' }));
  return within(way.getByRole('list', { name: 'Flights' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('a part of a relay that was cancelled', () => {
  const ended: Partial<MatchDetails> = {
    status: 'cancelled',
    contact: null,
    cancelled: { byMe: false, reason: 'My plans have changed' },
    companions: [anandsPart({ status: 'cancelled' }), meerasPart()],
  };

  it('leads to the trip that goes on, and says who flies the rest', async () => {
    const [first, second] = withAnand().legs!;
    open(withAnand({ ...ended, legs: [{ ...first!, companion: null }, second!] }));
    const way = await screen.findByRole('link', { name: 'Open the trip' });
    expect(way.getAttribute('href')).toBe('/trips/13');
    screen.getByText('Meera flies Frankfurt to Chicago with Kamala. Nobody yet to Frankfurt.');
    expect(screen.queryByText(/^Others: /)).toBeNull();
    screen.getByText('Nobody yet');
    screen.getByText('With Meera');
    expect(screen.queryByText(/ alone$/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('looks for others on the flights without a companion where only a question stands', async () => {
    const [first, second] = withAnand().legs!;
    const asked = [meerasPart({ status: 'proposed' })];
    open(withAnand({ ...ended, companions: asked, legs: [{ ...first!, companion: null }, second!] }));
    const { textContent } = await screen.findByText(/^Others: /);
    expect(JSON.parse(textContent.slice('Others: '.length))).toEqual({
      from: 'HYD',
      to: 'FRA',
      date: '2027-03-06',
      type: 'helper',
      without: withAnand().other.id,
      listing: withAnand().listingId,
    });
    expect(screen.queryByRole('link', { name: 'Open the trip' })).toBeNull();
  });

  it('names the stops of several flights, and looks for nobody where all have a companion', async () => {
    const [first, second] = withAnandAlone().legs!;
    open(withAnandAlone({ ...ended, companions: [], legs: [{ ...first!, companion: null }, second!] }));
    const { textContent } = await screen.findByText(/^Others: /);
    expect(textContent).toContain('"from":"HYD","to":"ORD","date":"2027-03-06","stops":"FRA"');
    cleanup();
    open(withAnand(ended));
    await screen.findByText('My plans have changed');
    expect(screen.queryByText(/^Others: /)).toBeNull();
  });
});

describe('the way of a relay', () => {
  it('shows the family who flies each leg, and who gives the traveler to whom', async () => {
    open(withAnand());
    expect(await flights()).toEqual([
      'HYD HyderabadLH753Sat, Mar 6, 02:50, lands 08:25AKAnandVerifiedTelugu, English · with Kamala to Frankfurt',
      'FRA FrankfurtLands 08:25 · 2 h 35 min to changeIn Frankfurt Anand gives Kamala to Meera' +
        'Gate B22, Sat, Mar 6, at 10:15LH430Sat, Mar 6, 11:00, lands 13:20' +
        'MIMeeraVerifiedTelugu, English · with Kamala to Chicago',
    ]);
    expect(screen.queryByText(/Nobody yet/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads the family from one companion to the other', async () => {
    const { user, location } = open(withAnand(), { 'GET /api/matches/13': withMeera() });
    const links = within(await screen.findByRole('navigation', { name: 'Who flies with Kamala' }));
    expect(links.getByRole('link', { current: 'page' }).textContent).toBe('AKAnand to Frankfurt');
    await user.click(links.getByRole('link', { name: 'Meera to Chicago' }));
    await screen.findByRole('heading', { level: 1, name: 'Frankfurt to Chicago with Meera Iyer' });
    expect(location()).toBe('/trips/13');
    expect(await flights()).toHaveLength(2);
  });

  it('tells the helper who gives, and where', async () => {
    open(withAnand(anandReads));
    await screen.findByText('In Frankfurt you give Kamala to Meera');
    expect((await flights())[1]).toContain('Gate B22, Sat, Mar 6, at 10:15');
    expect((await flights())[0]).toContain('You');
    expect(screen.queryByRole('navigation', { name: /^Who flies/ })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('tells the helper who takes over', async () => {
    open(withMeera(meeraReads));
    await screen.findByText('In Frankfurt Anand gives you Kamala');
    await screen.findByRole('heading', { level: 1, name: 'Frankfurt to Chicago with Kamala' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows who is asked, and that nobody flies yet', async () => {
    const asked = meerasPart({ status: 'proposed' });
    const { legs } = withAnandAlone();
    open(withAnand({ companions: [anandsPart(), asked], legs }), {
      'GET /api/listings/fitting': [],
      'GET /api/alerts': [],
    });
    const links = await screen.findByRole('navigation', { name: 'Who flies with Kamala' });
    within(links).getByRole('link', { name: 'Meera to Chicago Asked' });
    const [, second] = await flights();
    expect(second).toContain('Nobody yet to ChicagoMIMeeraVerifiedAsked, no answer yet');
    await screen.findByText('Nobody has offered this flight yet.');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('opens the leg of a companion who has cancelled again', async () => {
    const [first, second] = withMeera().legs!;
    open(withMeera({ companions: [], legs: [{ ...first!, companion: null }, second!] }), {
      'GET /api/listings/fitting': [],
      'GET /api/alerts': [],
    });
    expect((await flights())[0]).toContain('Nobody yet to Frankfurt');
    await screen.findByRole('region', { name: 'Who is with Kamala to Frankfurt?' });
    expect(screen.queryByText(/gives Kamala/)).toBeNull();
  });

  it('leads from the page of who has cancelled to who still flies', async () => {
    const cancelled = { byMe: false, reason: 'My daughter is ill' };
    open(withAnand({ status: 'cancelled', cancelled, contact: null, companions: [meerasPart()] }));
    await screen.findByText('My daughter is ill');
    const links = screen.getByRole('navigation', { name: 'Who flies with Kamala' });
    const still = within(links).getByRole('link', { name: 'Meera to Chicago' });
    expect(still.getAttribute('href')).toBe('/trips/13');
    expect(screen.queryByRole('region', { name: 'Kamala flies to Chicago' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says in the dialog that only this part ends', async () => {
    const { user } = open(withAnand());
    await user.click(await screen.findByRole('button', { name: 'Cancel this trip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this trip?' }));
    dialog.getByText('Only the part with Anand ends. Meera still flies with Kamala.');
  });

  it('names nobody who is hidden from the reader', async () => {
    open(withAnand({ companions: [anandsPart(), meerasPart({ person: null })] }));
    await screen.findByText('In Frankfurt Anand gives Kamala to Another Amigo');
  });
});

describe('a companion whose flights have moved', () => {
  const moved = [anandsPart(), meerasPart({ legs: [] })];

  it('is a link without a city, and no city is missing in a sentence', async () => {
    open(withAnandAlone({ companions: moved }), {
      'GET /api/alerts': [],
      'GET /api/listings/fitting?legs=FRA-ORD.2027-03-06.LH430&type=helper': [],
    });
    const link = await screen.findByRole('link', { name: 'Meera on other flights' });
    expect(link.getAttribute('href')).toBe('/trips/13');
    expect(document.body.textContent).not.toMatch(/ to (with|$|\.|,)/);
    expect(await accessibilityFaults()).toEqual([]);
  });
});
