import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { agreedTrip } from '../../testing/trips.js';
import { travelerLink } from '../../traveler-link/contract.js';
import { herPage } from '../contract.js';
import { sentencesOf } from './sentences.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const mother = { firstName: 'Lakshmi', relation: 'mother', ageGroup: '70_79' };

/** A trip from Frankfurt, with her page in Hindi, and the first sentence on it in English. */
async function fromFrankfurt() {
  const { id, seekers } = await agreedTrip(app, {
    listing: { departureAirport: 'FRA', arrivalAirport: 'MEX', flightNumber: 'LH498' },
  });
  const link = await seekers.post(`/api/matches/${id}/traveler-link`, { language: 'hi' }).expect(200);
  const token = new URL(travelerLink.parse(link.json()).url).pathname.split('/').at(-1);
  const page = async () =>
    herPage.parse((await app.asVisitor().get(`/api/with/${token}`).expect(200)).json());
  const inEnglish = async () =>
    sentencesOf(await page())[0]?.find(({ language }) => language === 'en')?.text ?? '';
  const askFor = (languages: string) =>
    app.database.query('test-flyer', 'update match set traveler = $2 where id = $1', [
      id,
      JSON.stringify({ ...mother, languages }),
    ]);
  return { seekers, page, inEnglish, askFor };
}

describe('the sentences for strangers', () => {
  const denied = 'I do not speak German.';

  it('deny no language that she speaks by her request', async () => {
    const { seekers, page, inEnglish, askFor } = await fromFrankfurt();
    await seekers.patch('/api/profile', { languages: 'German' }).expect(200);
    await askFor('Hindi, Spanish');
    // Those of her family are not hers.
    expect(await inEnglish()).toContain(denied);
    await askFor('Hindi, german, Klingonese');
    expect((await page()).speaks).toEqual(['hi', 'de']);
    expect(await inEnglish()).not.toContain('do not speak');
  });

  it('deny no language of the profile of who flies alone', async () => {
    const { seekers, inEnglish } = await fromFrankfurt();
    expect(await inEnglish()).toContain(denied);
    await seekers.patch('/api/profile', { languages: 'Hindi, German' }).expect(200);
    expect(await inEnglish()).not.toContain('do not speak');
  });
});
