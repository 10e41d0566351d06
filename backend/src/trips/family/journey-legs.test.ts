import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agree } from '../testing/trips.js';
import { familyLink, journey, type Journey, type JourneyLeg } from './contract.js';
import { hoursToGo } from './journey-legs.js';

const zones = { HYD: 'Asia/Kolkata', FRA: 'Europe/Berlin', ORD: 'America/Chicago', HNL: 'Pacific/Honolulu' };
type Code = keyof typeof zones;
const place = (code: Code) => ({
  code,
  name: code,
  city: code,
  country: '',
  lat: 0,
  lon: 0,
  timezone: zones[code],
});
const leg = (from: Code, to: Code, landing: string | null, by: JourneyLeg['with'] = 'both'): JourneyLeg => {
  const [arrivalDate = null, arrivalTime = null] = landing?.split(' ') ?? [];
  const ends = { from, to, departure: place(from), arrival: place(to) };
  return { ...ends, date: '2027-03-05', time: null, arrivalDate, arrivalTime, with: by };
};
const step = (name: Journey['steps'][number]['step']) => [{ step: name, at: '2027-03-05T10:00:00Z' }];
/** 18:40 in UTC. */
const toChicago = leg('FRA', 'ORD', '2027-03-05 12:40');
const toFrankfurt = leg('HYD', 'FRA', '2027-03-05 07:20');

describe('the hours to the last landing', () => {
  it.each([
    ['count on the clocks there', [toFrankfurt, toChicago], [], '14:40', 4],
    ['are rounded', [toChicago], [], '17:15', 1],
    ['are none shortly before', [toChicago], [], '18:20', 0],
    ['count over the date line', [leg('ORD', 'HNL', '2027-03-04 21:40')], [], '04:40', 3],
    ['end when the landing was planned', [toChicago], [], '18:41', undefined],
    ['end with the landing', [toChicago], step('landed'), '18:00', undefined],
    [
      'go on after a landing on the way',
      [toFrankfurt, { ...toChicago, with: 'seeker' }],
      step('landed'),
      '15:40',
      3,
    ],
    [
      'go on after a goodbye on the way',
      [toFrankfurt, { ...toChicago, with: 'seeker' }],
      step('handed_over'),
      '15:40',
      3,
    ],
    ['end when she is with her family', [toFrankfurt, toChicago], step('handed_over'), '15:40', undefined],
    ['are not guessed', [toFrankfurt, leg('FRA', 'ORD', null)], [], '15:00', undefined],
  ] as const)('%s', (_, legs, steps, time, hours) => {
    const now = new Date(`2027-03-05T${time}:00Z`);
    expect(hoursToGo({ legs: [...legs], steps: [...steps] }, now)).toBe(hours);
  });

  it('are not known while another flight is looked for', () => {
    const missed = [{ leg: 2, at: '2027-03-05T09:00:00Z', saidBy: 'Meera' }];
    const legs = [toFrankfurt, leg('FRA', 'ORD', null), leg('ORD', 'HNL', '2027-03-05 20:00')];
    const now = new Date('2027-03-05T14:40:00Z');
    const landed = { step: 'landed' as const, at: '2027-03-05T08:00:00Z', leg: 1 };
    expect(hoursToGo({ legs, missed, steps: [landed] }, now)).toBeUndefined();
    const boarded = [landed, { ...landed, step: 'boarded' as const, leg: 2 }];
    expect(hoursToGo({ legs, missed, steps: boarded }, now)).toBe(15);
  });
});

describe('a family link', () => {
  let app: TestApp;
  let path: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
    path = await sharedTrip();
  });
  afterAll(() => app.close());

  const day = inDays(20);
  const toGermany = {
    from: 'HYD',
    to: 'FRA',
    date: day,
    time: '01:30',
    arrivalTime: '07:20',
    flightNumber: 'LH753',
  };
  const toAmerica = {
    from: 'FRA',
    to: 'ORD',
    date: day,
    time: '10:15',
    arrivalTime: '12:40',
    flightNumber: 'LH430',
  };
  async function sharedTrip() {
    const [helper, seeker] = [
      await app.make.user({ username: 'Anand Kumar', verified: true }),
      await app.make.user({ username: 'Priya Rao' }),
    ];
    const request = {
      departureAirport: 'HYD',
      arrivalAirport: 'ORD',
      date: day,
      legs: [toGermany, toAmerica],
    };
    const { id: listingId } = await app.make.listing({ by: seeker, type: 'seeking_help', ...request });
    const toMunich = { from: 'BOM', to: 'FRA', date: day, flightNumber: 'LH757' };
    const offer = { departureAirport: 'BOM', arrivalAirport: 'ORD', date: day, legs: [toMunich, toAmerica] };
    await app.make.listing({ by: helper, ...offer });
    const trip = await agree(app, { helper, seeker, listingId });
    const reply = await trip.seekers.post(`/api/matches/${trip.id}/family-link`).expect(200);
    return new URL(familyLink.parse(reply.json()).url).pathname;
  }

  it('has her flights with their landings, and neither their numbers nor those of the helper', async () => {
    const { text } = await app
      .asVisitor()
      .get(`/api/journeys/${path.split('/').at(-1)}`)
      .expect(200);
    const { legs = [], hoursToGo: left = 0 } = journey.parse(JSON.parse(text));
    expect(legs).toMatchObject([
      { from: 'HYD', to: 'FRA', with: 'seeker', time: '01:30', arrivalTime: '07:20' },
      { from: 'FRA', to: 'ORD', with: 'both', arrivalDate: day, arrivalTime: '12:40' },
    ]);
    expect(left).toBeGreaterThan(24 * 18);
    expect(text).not.toMatch(/LH\d|BOM/);
  });

  it('shows the way with its stop and its landing', async () => {
    const { text } = await app.asVisitor().get(path).expect(200);
    const words = text
      .replace(/<head>[^]*<\/head>/, '')
      .replace(/<\/?bdi>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(words).toContain('HYD Hyderabad FRA ORD Chicago');
    expect(words).toMatch(/Hyderabad to Frankfurt \w{3} 01:30, lands 07:20 Priya alone/);
    expect(words).toMatch(/Frankfurt to Chicago \w{3} 10:15, lands 12:40 With Anand/);
    expect(words).toContain('Anand flies along from Frankfurt. Take-off is at');
    expect(words).toMatch(/Landed in Chicago Planned for \w{3} 12:40 in Chicago/);
    expect(words).not.toMatch(/LH\d|BOM|hours to go/);
  });
});
