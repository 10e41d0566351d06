import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import './CareCardPage';
import { english } from '../care-card/languages/en';
import { languages } from '../care-card/languages/languages';
import remote from '../remote';
import { meera } from '../testing/people';
import { lakshmi, lakshmiFlies, sampleTrip, viaFrankfurt } from '../testing/trips';

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

/** A sentence with a name and a number of its own direction in it. */
const said = (sentence: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === sentence;

describe('the printed flights', () => {
  it('are all that the traveler flies, with the landing and who is with them', async () => {
    open(ravisTrip(viaFrankfurt), lakshmi);
    const flights = within((await sheet()).getByRole('list', { name: 'Flights' })).getAllByRole('listitem');
    expect(flights).toHaveLength(2);
    const [alone, together] = flights.map((flight) => within(flight));
    alone!.getByText('LH761');
    alone!.getByText('22:10 Delhi');
    expect(alone!.queryByText('Meera')).toBeNull();
    together!.getByText('LH430');
    together!.getByText('10:15 Frankfurt');
    together!.getByText('12:40 Chicago');
    together!.getByText('Meera');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the number to call', () => {
  const noNumber = { email: 'meera@example.com', phoneNumber: null };

  it('is the family’s, by name, when the Amigo has none', async () => {
    open(ravisTrip({ contact: noNumber }), lakshmi);
    const card = await sheet();
    card.getByText(
      said(
        'Hello. Meera travels with me. I speak Hindi. Please call this number: Ravi Sharma, +1 312 555 0144',
      ),
    );
    expect(card.getAllByText('+1 312 555 0144')).toHaveLength(3);
  });
});

describe('the second language', () => {
  it.each([
    ['Telugu, Hindi', 'te', 'ప్రయాణంలో సహాయం'],
    ['தமிழ்', 'ta', 'பயணத்தில் உதவி'],
    ['English and Bengali (fluent)', 'bn', 'যাত্রাপথে সাহায্য'],
    ['Mandarin', 'zh', '旅途协助'],
    ['Tiếng Việt', 'vi', 'Hỗ trợ trên đường đi'],
  ])('of %s is %s', async (languages, code, help) => {
    open(ravisTrip({ flyer: { ...lakshmiFlies, languages } }), lakshmi);
    expect((await sheet()).getByText(help).getAttribute('lang')).toBe(code);
    expect(screen.queryByText(/The card is not there in/)).toBeNull();
  });

  it.each([
    ['Urdu', 'ur', 'سفر میں مدد'],
    ['Arabic', 'ar', 'مساعدة أثناء السفر'],
    ['فارسی', 'fa', 'کمک در سفر'],
  ])('is written from right to left in %s, but numbers are not', async (languages, code, help) => {
    open(ravisTrip({ flyer: { ...lakshmiFlies, languages } }), lakshmi);
    const card = await sheet();
    const title = card.getByText(help);
    expect([title.lang, title.dir]).toEqual([code, 'rtl']);
    for (const number of card.getAllByText('+1 201 555 0136', { selector: 'bdi' }))
      expect(number.dir).toBe('ltr');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says when the card has not the traveler’s language', async () => {
    open(ravisTrip({ flyer: { ...lakshmiFlies, languages: 'Kannada, Hindi' } }), lakshmi);
    (await sheet()).getByText('यात्रा में सहायता');
    screen.getByText(/^The card is not there in Kannada yet/);
  });

  it('has every label and sentence in each of the thirteen', () => {
    expect(Object.keys(languages)).toHaveLength(12);
    for (const texts of Object.values(languages)) {
      expect(Object.keys(texts).filter((key) => key !== 'isRightToLeft')).toEqual(Object.keys(english));
      expect(Object.keys(texts.needs)).toEqual(Object.keys(english.needs));
      expect(texts.sentence('Meera')).toContain('Meera');
      for (const said of ['Meera', 'HYD', 'FRA'])
        expect(texts.onPart('Meera', 'HYD', 'FRA').split(said)).toHaveLength(2);
      for (const said of ['HYD', 'FRA']) expect(texts.alone('HYD', 'FRA').split(said)).toHaveLength(2);
      expect(texts.pleaseCall).toMatch(/[:：]$/);
    }
  });

  it('is the traveler’s own, and can be another one', async () => {
    const { user, location } = open(ravisTrip(), lakshmi);
    const card = await sheet();
    card.getByText('यात्रा में सहायता');
    card.getByText('Help on the way');
    await user.selectOptions(screen.getByLabelText('Second language of the print'), 'Deutsch (German)');
    expect(location()).toBe('/trips/12/care-card?in=de');
    card.getByText('Hilfe auf der Reise');
    await user.selectOptions(screen.getByLabelText('Second language of the print'), 'None, only English');
    expect(card.queryByText('Hilfe auf der Reise')).toBeNull();
  });

  it('is that of the one who flies, not of their family', async () => {
    open(ravisTrip({ flyer: { ...lakshmiFlies, languages: 'Spanish' } }), lakshmi);
    const card = await sheet();
    card.getByText('Qué ayuda');
    card.getByText('Cambiar de avión, Leer los carteles');
    card.getByText('Changing planes, Reading signs');
    card.getByText(said('Hola. Meera viaja conmigo. Por favor, llame a este número: Meera, +1 201 555 0136'));
  });

  it('asks nobody to call when there is no number', async () => {
    const contact = { email: 'ravi@example.com', phoneNumber: null };
    open(
      sampleTrip({ contact }),
      { firstName: 'Lakshmi', needs: [] },
      {
        'GET /api/auth/me': { ...meera, phoneNumber: null },
      },
    );
    const card = await sheet();
    card.getByText('Hello. Meera travels with me. I speak Hindi.');
    card.getByText('नमस्ते। Meera मेरे साथ यात्रा में हैं।');
    expect(card.queryByText('What helps')).toBeNull();
  });

  it('is English alone when nobody knows better', async () => {
    open(sampleTrip({ other: { ...sampleTrip().other, languages: 'Twi' } }), lakshmi);
    await sheet();
    screen.getByText(/^The card is not there in Twi yet/);
    expect(screen.getByLabelText<HTMLSelectElement>('Second language of the print').value).toBe('en');
  });
});
