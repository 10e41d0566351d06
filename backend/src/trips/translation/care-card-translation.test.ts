import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { translation } from '../../platform/translation/contract.js';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agreedTrip } from '../testing/trips.js';

const card = {
  firstName: 'Lakshmi',
  medicine: 'La pastilla con el desayuno',
  ifMissed: 'Llame a mi hermana y espere con ella.',
  wears: 'Un abrigo verde y una bufanda',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const ask = (by: Client, id: number, note: string, language = 'fa') =>
  by.post(`/api/matches/${id}/care-card/${note}/translation`, undefined, { 'x-language': language });

async function tripWithCard() {
  const trip = await agreedTrip(app);
  await trip.seekers.send('PUT', `/api/matches/${trip.id}/care-card`, card).expect(200);
  return trip;
}

describe('a translated care card', () => {
  it('is read by the helper and the family in the language of the page', async () => {
    const { id, helpers, seekers } = await tripWithCard();
    for (const note of ['medicine', 'ifMissed', 'wears'] as const) {
      const read = translation.parse((await ask(helpers, id, note).expect(200)).json());
      expect(read).toEqual({ text: `[es → fa] ${card[note]}`, from: 'es' });
    }
    await ask(seekers, id, 'medicine').expect(200);
  });

  it('is not there where the card says nothing', async () => {
    const { id, helpers } = await tripWithCard();
    const reply = await ask(helpers, id, 'destination', 'fr').expect(404);
    expect(reply.json()).toMatchObject({ message: 'La fiche d’accompagnement ne dit rien à ce sujet' });
    const { id: withoutCard, seekers } = await agreedTrip(app);
    await ask(seekers, withoutCard, 'medicine').expect(404);
  });

  it('translates neither names nor numbers', async () => {
    const { id, helpers } = await tripWithCard();
    for (const note of ['firstName', 'callFirst', 'photo'])
      expect((await ask(helpers, id, note).expect(400)).json()).toMatchObject({ issues: [{ path: 'note' }] });
  });

  it('is nobody else’s business', async () => {
    const { id, helper, helpers, seekers } = await tripWithCard();
    await ask(await app.as(await app.make.user()), id, 'medicine').expect(404);
    await ask(app.asVisitor(), id, 'medicine').expect(401);
    await seekers.post('/api/blocks', { userId: helper.id }).expect(200);
    await ask(helpers, id, 'medicine').expect(404);
  });

  it('is not read once the trip is cancelled', async () => {
    const { id, helpers } = await tripWithCard();
    await helpers.post(`/api/matches/${id}/cancel`, { reason: 'I am ill' }).expect(200);
    await ask(helpers, id, 'medicine').expect(409);
  });
});
