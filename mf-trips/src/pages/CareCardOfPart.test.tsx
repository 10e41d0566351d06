import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import './CareCardPage';
import { languages } from '../care-card/languages/languages';
import remote from '../remote';
import { meera } from '../testing/people';
import { atTheGate, withAnand, withAnandAlone, withMeera } from '../testing/relay';
import { lakshmi, onlyToFrankfurt, sampleTrip, viaFrankfurt } from '../testing/trips';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

async function cardOf(trip: MatchDetails, second = 'en') {
  renderRemote(remote, {
    at: `/trips/12/care-card?in=${second}`,
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/matches/12': { ...trip, hasCareCard: true },
      'GET /api/matches/13': withMeera(),
      'GET /api/matches/12/care-card': lakshmi,
    },
  });
  return within(await screen.findByRole('article', { name: 'Printed care card' }));
}

describe('the care card of a traveler with a companion for a part of the way', () => {
  it('says from where the traveler has one, and where there is none before', async () => {
    const card = await cardOf(sampleTrip(viaFrankfurt));
    card.getByText(
      /^Hello\. I fly alone from Delhi to Frankfurt\. Meera travels with me from Frankfurt to Chicago\./,
    );
    const box = within(card.getByText('Meera', { selector: '.strong' }).parentElement!);
    box.getByText('Frankfurt (FRA) → Chicago (ORD)');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says to where, and who is with them after a goodbye', async () => {
    const card = await cardOf(sampleTrip(onlyToFrankfurt));
    card.getByText(
      /^Hello\. Meera travels with me from Delhi to Frankfurt\. I fly alone from Frankfurt to Chicago\./,
    );
    card.getByText('Delhi (DEL) → Frankfurt (FRA)');
  });

  it('names the airport where they meet', async () => {
    const meetings = [{ ...atTheGate, from: null, to: null }];
    const card = await cardOf(sampleTrip({ ...viaFrankfurt, meetings }));
    card.getByText('Frankfurt (FRA). Gate B22, Sat, Mar 6, 10:15');
  });

  it('says so of the flight between two companions', async () => {
    const [first, last] = withAnand().legs!;
    const between = { ...last!, to: 'YUL', companion: null, arrival: { ...last!.arrival, city: 'Montreal' } };
    const onward = { ...last!, from: 'YUL', departure: between.arrival };
    const [anand, meeraIyer] = withAnand().companions!;
    const companions = [anand!, { ...meeraIyer!, legs: [3] }];
    const card = await cardOf(withAnand({ legs: [first!, between, onward], companions }));
    card.getByText(
      /^Hello\. Anand travels with me from Hyderabad to Frankfurt\. I fly alone from Frankfurt to Montreal\. Meera travels with me from Montreal to Chicago\./,
    );
  });

  it('names who flies with the traveler on a trip beside this one', async () => {
    const [first, last] = withAnandAlone().legs!;
    const card = await cardOf(
      withAnandAlone({ legs: [first!, { ...last!, beside: { name: 'Priti Shah' } }] }),
    );
    card.getByText(/Priti travels with me from Frankfurt to Chicago\./);
    expect(card.queryByText(/alone/)).toBeNull();
  });

  it('says neither where a hidden person flies with the traveler', async () => {
    const [first, last] = withAnandAlone().legs!;
    const card = await cardOf(withAnandAlone({ legs: [first!, { ...last!, beside: { name: null } }] }));
    card.getByText(/^Hello\. Anand travels with me from Hyderabad to Frankfurt\. Please call/);
  });

  it('says nothing of the way with one companion for all of it', async () => {
    const legs = viaFrankfurt.legs!.map((leg) => ({ ...leg, with: 'both' as const }));
    const card = await cardOf(sampleTrip({ legs }));
    card.getByText(/^Hello\. Meera travels with me\. Please call/);
    expect(card.queryByText(/→/)).toBeNull();
  });

  it.each(Object.keys(languages))('says it in %s', async (second) => {
    const card = await cardOf(sampleTrip(viaFrankfurt), second);
    const { onPart, alone } = languages[second]!;
    const cities = await card.findByText(/[.।。۔] .*Meera/, { selector: `p[lang="${second}"]` });
    const said = (sentence: string) => sentence.split('|').filter((piece) => /\p{L}/u.test(piece));
    for (const piece of [...said(alone('|', '|')), ...said(onPart('Meera', '|', '|'))])
      expect(cities.textContent).toContain(piece);
  });
});
