import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { mailsTo } from '../testing/news.js';
import { makePair, makeStrangers } from '../testing/pairs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const day = inDays(20);
const flight = {
  departureAirport: 'FRA',
  arrivalAirport: 'ORD',
  date: day,
  time: '01:30',
  arrivalDate: day,
  arrivalTime: '04:20',
  flightNumber: 'LH430',
};
const flyer = { firstName: 'Kamala', relation: 'mother', ageGroup: '80_up', languages: 'Telugu' } as const;

type Asker = Awaited<ReturnType<TestApp['make']['user']>>;
const requestOf = async (by: Asker) =>
  (await app.make.listing({ by, type: 'seeking_help', flyer, ...flight })).id;

async function onlyMailTo(user: Asker) {
  const [mail, ...more] = await mailsTo(app, { user }, /^Fly together\?/);
  if (!mail || more.length) throw new Error('There is not exactly one mail');
  return mail;
}

describe('the mail of an ask to fly together', () => {
  it('has the flight with its hours and its night, cities, and who flies without their name', async () => {
    const { owner, asker, asked } = await makeStrangers(app, flight);
    await asked({ traveler: { listingId: await requestOf(asker) } });
    const { subject, text } = await onlyMailTo(owner);
    expect(subject).toMatch(/^Fly together\? Frankfurt \(FRA\) to Chicago \(ORD\), /);
    expect(text).toMatch(/ asks to fly together: Frankfurt \(FRA\) to Chicago \(ORD\), /);
    expect(text).toMatch(/, at 01:30, in the night from \w+day to \w+day/);
    expect(text).toContain('Frankfurt (FRA) to Chicago (ORD), flight LH430');
    expect(text).toContain('Lands at 04:20 in Chicago');
    expect(text).toContain('Who flies: their mother, 80 or older, speaks Telugu');
    expect(text).not.toContain('Kamala');
  });

  it('has the languages of who flies in the reader’s language', async () => {
    const { owner, owners, asker, asked } = await makeStrangers(app, flight);
    await owners.patch('/api/profile', { language: 'es' }).expect(200);
    await asked({ traveler: { listingId: await requestOf(asker) } });
    const [mail] = await mailsTo(app, { user: owner }, /./);
    expect(mail?.text).toContain('habla telugu');
  });

  it('names those who fly themselves', async () => {
    const { owner, asker, asked } = await makeStrangers(app, flight);
    await asked();
    expect((await onlyMailTo(owner)).text).toContain(`Who flies: ${asker.username}`);
  });

  it('tells a family who of theirs is meant', async () => {
    const { owner, asked } = await makeStrangers(app, { type: 'seeking_help', flyer, ...flight });
    await asked();
    expect((await onlyMailTo(owner)).text).toContain('Who flies: Kamala');
  });
});

it('says who flies in the mail of a later proposal, too', async () => {
  const { owner, asker, askers, listingId } = await makePair(app, flight);
  const proposal = { listingId, userId: owner.id, traveler: { listingId: await requestOf(asker) } };
  await askers.post('/api/matches', proposal).expect(200);
  const { text } = await onlyMailTo(owner);
  expect(text).toContain('Who flies: their mother, 80 or older, speaks Telugu');
  expect(text).not.toContain('Kamala');
});
