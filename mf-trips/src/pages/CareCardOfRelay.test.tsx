import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import './CareCardPage';
import remote from '../remote';
import { meera } from '../testing/people';
import { anand, anandReads, withAnand, withMeera } from '../testing/relay';
import { lakshmi, sampleTrip, viaFrankfurt } from '../testing/trips';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const ravi = {
  ...meera,
  id: 9,
  username: 'Ravi',
  email: 'ravi@example.com',
  phoneNumber: '+1 312 555 0144',
  languages: 'English, Hindi',
};
const meeraAsOther = { ...sampleTrip().other, id: 7, username: 'Meera' };
const ravisTrip = (overrides: Partial<MatchDetails> = {}) =>
  sampleTrip({
    role: 'seeking_help',
    other: meeraAsOther,
    contact: { email: 'meera@example.com', phoneNumber: '+1 201 555 0136' },
    ...overrides,
  });

function open(trip: MatchDetails, card: SavedCareCard, answers: Answers = {}) {
  return renderRemote(remote, {
    at: '/trips/12/care-card',
    answers: {
      'GET /api/auth/me': trip.role === 'helper' ? meera : ravi,
      'GET /api/matches/12': { ...trip, hasCareCard: true },
      'GET /api/matches/12/care-card': card,
      ...answers,
    },
  });
}
const sheet = async () => within(await screen.findByRole('article', { name: 'Printed care card' }));

describe('the head of the care card of a relay', () => {
  it('names all companions by their part', async () => {
    const trip = withAnand({ other: anand });
    open(trip, lakshmi, { 'GET /api/matches/13': withMeera() });
    await screen.findByText(
      'Anand flies Hyderabad to Frankfurt with Kamala. Meera flies Frankfurt to Chicago with Kamala.',
    );
    cleanup();
    open({ ...trip, ...anandReads }, lakshmi);
    await screen.findByText(/^What .+ needs to know on the way\. .*Meera/);
  });
});

describe('the care card of a relay', () => {
  const [anand, meeraIyer] = [
    { ...meeraAsOther, id: 21, username: 'Anand Kumar' },
    { ...meeraAsOther, id: 22, username: 'Meera Iyer' },
  ];
  const [first, second] = viaFrankfurt.legs ?? [];
  const gate = {
    airport: 'FRA',
    place: 'Gate B22',
    date: '2027-03-01',
    time: '08:10',
    from: 'Anand',
    to: 'Meera',
  };
  const doorAt = (airport: string, place: string) => ({ airport, place, date: null, time: null });
  const parts = {
    companions: [
      { matchId: 12, person: anand, legs: [1], status: 'agreed' as const },
      { matchId: 13, person: meeraIyer, legs: [2], status: 'agreed' as const },
    ],
    arrival: first!.arrival,
    legs: [
      { ...first!, with: 'both' as const, companion: 21 },
      { ...second!, with: 'seeker' as const, companion: 22 },
    ],
  };
  const anandsPart = ravisTrip({
    ...parts,
    other: anand,
    contact: { email: 'anand@example.com', phoneNumber: '+91 98 4455 0121' },
    meetings: [doorAt('DEL', 'Check-in'), gate],
  });
  const meerasPart = ravisTrip({
    ...parts,
    id: 13,
    other: meeraIyer,
    contact: { email: 'meera@example.com', phoneNumber: '+1 201 555 0136' },
    meetings: [gate, doorAt('ORD', 'Arrivals')],
  });

  it('has both companions with their numbers, each on their flight, and all meetings', async () => {
    open(anandsPart, lakshmi, { 'GET /api/matches/13': meerasPart });
    const card = await sheet();
    await card.findByText('+1 201 555 0136', { selector: '.number' });
    card.getByText('+91 98 4455 0121', { selector: '.number' });
    const flights = within(card.getByRole('list', { name: 'Flights' })).getAllByRole('listitem');
    within(flights[0]!).getByText('Anand');
    within(flights[1]!).getByText('Meera');
    card.getByText(/^Delhi \(DEL\)\. Check-in/);
    card.getByText('Frankfurt (FRA). Gate B22, Mon, Mar 1, 08:10. Anand → Meera');
    card.getByText(/^Chicago \(ORD\)\. Arrivals/);
    card.getByText(
      /^Hello\. Anand travels with me from Delhi to Frankfurt\. Meera travels with me from Frankfurt to Chicago\./,
    );
    await card.findByText(
      /^नमस्ते। दिल्ली से फ़्रैंकफ़र्ट तक Anand मेरे साथ यात्रा में हैं। फ़्रैंकफ़र्ट से शिकागो तक Meera मेरे साथ यात्रा में हैं।/,
    );
    card.getByRole('img', { name: 'umbrella' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('names the cities to strangers also in a second language of the same letters', async () => {
    const { user } = open(anandsPart, lakshmi, { 'GET /api/matches/13': meerasPart });
    const card = await sheet();
    await user.selectOptions(screen.getByLabelText('Second language of the print'), 'Deutsch (German)');
    await card.findByText(
      /^Guten Tag\. Anand reist von Delhi bis Frankfurt mit mir\. Meera reist von Frankfurt bis Chicago mit mir\./,
    );
  });

  it('asks who waits where the traveler arrives, not where this part ends', async () => {
    open(anandsPart, lakshmi, { 'GET /api/matches/13': meerasPart });
    await screen.findByLabelText(/^Who waits in Chicago/);
  });

  it('says that all companions can read it', async () => {
    const { user } = open(anandsPart, lakshmi, {
      'GET /api/matches/13': meerasPart,
      'PUT /api/matches/12/care-card': lakshmi,
    });
    await screen.findByText('Only you and your companions can read it');
    expect(screen.queryByText(/Only you and Anand/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save care card' }));
    await screen.findByText('Your companions can read it.');
  });

  it('leaves a number blank that cannot be read', async () => {
    const gone = { message: 'This trip was not found' };
    open(anandsPart, lakshmi, { 'GET /api/matches/13': () => ({ status: 404, body: gone }) });
    const card = await sheet();
    card.getByText('Meera', { selector: '.strong' });
    expect(card.queryByText('+1 201 555 0136')).toBeNull();
  });

  it('names the other companion to a helper, without a number', async () => {
    const companions = [
      { ...parts.companions[0]!, matchId: 13 },
      { ...parts.companions[1]!, matchId: 12, isMe: true },
    ];
    const { requests } = open({ ...anandsPart, role: 'helper', companions }, lakshmi);
    (await sheet()).getByText('Anand', { selector: '.strong' });
    expect(requests.some(({ url }) => url.endsWith('/api/matches/13'))).toBe(false);
  });

  it('leaves out a companion who has only been asked', async () => {
    const [own, asked] = parts.companions;
    const companions = [own!, { ...asked!, status: 'proposed' as const }];
    open({ ...anandsPart, companions }, lakshmi);
    expect((await sheet()).queryByText('Meera', { selector: '.strong' })).toBeNull();
  });
});
