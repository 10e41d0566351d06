import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import './CareCardPage';
import remote from '../remote';
import { meera } from '../testing/people';
import { kamalaFlies, withAnand, withMeera } from '../testing/relay';
import { lakshmi } from '../testing/trips';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.lang = 'en';
  localStorage.clear();
  sessionStorage.clear();
});

/** As a page in that language names the cities. */
const named: Record<string, Record<string, string>> = {
  en: { HYD: 'Hyderabad', FRA: 'Frankfurt', ORD: 'Chicago' },
  es: { HYD: 'Hyderabad', FRA: 'Fráncfort', ORD: 'Chicago' },
  fa: { HYD: 'حیدرآباد', FRA: 'فرانکفورت', ORD: 'شیکاگو' },
  hi: { HYD: 'हैदराबाद', FRA: 'फ़्रैंकफ़र्ट', ORD: 'शिकागो' },
  zh: { HYD: '海得拉巴', FRA: '法兰克福', ORD: '芝加哥' },
};
const inLanguage = (trip: MatchDetails, page: string): MatchDetails => {
  const place = (one: MatchDetails['departure']) => ({ ...one, city: named[page]?.[one.code] ?? one.city });
  const places = <Way extends Pick<MatchDetails, 'departure' | 'arrival'>>(way: Way) => ({
    ...way,
    departure: place(way.departure),
    arrival: place(way.arrival),
  });
  return places({ ...trip, legs: (trip.legs ?? []).map(places) });
};

async function cardOn(page: string, second: string, travelerSpeaks = 'Telugu') {
  document.documentElement.lang = page;
  renderRemote(remote, {
    at: `/trips/12/care-card?in=${second}`,
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/matches/12': inLanguage(
        withAnand({ hasCareCard: true, flyer: { ...kamalaFlies, languages: travelerSpeaks } }),
        page,
      ),
      'GET /api/matches/13': inLanguage(withMeera(), page),
      'GET /api/matches/12/care-card': lakshmi,
    },
  });
  return within(await screen.findByRole('article', { name: 'Printed care card' }));
}

describe('the cities on a printed care card', () => {
  it.each(['en', 'es', 'fa', 'hi', 'zh'])('are in English beside English on a page in %s', async (page) => {
    const card = await cardOn(page, 'en');
    await card.findByText(
      /^Hello\. Anand travels with me from Hyderabad to Frankfurt\. Meera travels with me from Frankfurt to Chicago\./,
    );
    const flights = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(flights[0]).toContain('HYD Hyderabad to FRA Frankfurt');
    expect(flights[0]).toContain('02:50 Hyderabad');
    card.getByText(/^Frankfurt \(FRA\)\. Gate B22/);
  });

  it.each([
    ['en', 'hi', /^नमस्ते। हैदराबाद से फ़्रैंकफ़र्ट तक Anand .+। फ़्रैंकफ़र्ट से शिकागो तक Meera /],
    ['hi', 'hi', /^नमस्ते। हैदराबाद से फ़्रैंकफ़र्ट तक Anand .+। फ़्रैंकफ़र्ट से शिकागो तक Meera /],
    ['zh', 'te', /హైదరాబాద్ నుండి ఫ్రాంక్‌ఫర్ట్ వరకు Anand .+ ఫ్రాంక్‌ఫర్ట్ నుండి చికాగో వరకు Meera /],
    ['en', 'fa', /از حیدرآباد تا فرانکفورت، .+ از فرانکفورت تا شیکاگو، /],
    [
      'hi',
      'es',
      /Anand viaja conmigo de Hyderabad a Fráncfort\. Meera viaja conmigo de Fráncfort a Chicago\./,
    ],
    [
      'zh',
      'de',
      /Anand reist von Hyderabad bis Frankfurt mit mir\. Meera reist von Frankfurt bis Chicago mit mir\./,
    ],
    ['fa', 'vi', /Anand đi cùng tôi từ Hyderabad đến Frankfurt\. /],
    ['zh', 'zh', /Hyderabad到Frankfurt，Anand/],
    ['en', 'ur', /\bHYD\b.+\bFRA\b/],
  ])('on a page in %s are in the words of a second language, %s', async (page, second, sentence) => {
    const card = await cardOn(page, second);
    expect(await card.findByText(sentence, { selector: `[lang="${second}"]` })).toBeTruthy();
  });
});

it('names a language that the card lacks in the language of the page', async () => {
  await cardOn('es', 'en', 'Japanese');
  screen.getByText(/^The card is not there in japonés yet/);
});
