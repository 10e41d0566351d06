import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { deskPerson } from '../../moderation/desk/contract.js';
import { asStaff } from '../../moderation/testing/staff.js';
import { settled } from '../../testing/settled.js';
import { showDocument, stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { UserEntity } from '../people/user.entity.js';
import {
  beginCheck,
  checksOf,
  profileOf,
  readCheck,
  sessionOf,
  stripeIsHeard,
  today,
} from '../testing/document-checks.js';

let app: TestApp;
let maria: UserEntity;
let mine: Client;
let made = 0;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000', IDENTITY_BUDGET_HOUR: '1000' } });
});
beforeEach(async () => {
  maria = await app.make.user({ verified: true, username: `Maria Silva ${++made}`, publicSince: new Date() });
  mine = await app.as(maria);
});
afterAll(() => app.close());

describe('afterwards', () => {
  beforeEach(async () => {
    await showDocument(app, await beginCheck(mine), 'verified');
    await stripeIsHeard(app);
  });

  it('another first name asks for another check, and another last name does not', async () => {
    await app.make.listing({ by: maria });
    await mine.patch('/api/profile', { username: `Maria Lopez ${made}` }).expect(200);
    expect(await readCheck(mine)).toMatchObject({ status: 'checked' });
    await mine.patch('/api/profile', { username: `Ana Lopez ${made}` }).expect(200);
    expect(await readCheck(mine)).toEqual({ status: 'none', reason: 'name_changed', offer: 'open' });
    expect((await profileOf(app, maria)).documentCheckedAt).toBeUndefined();
    const travelers = await app.database.query(
      'test-traveler',
      'select document_checked_on as day from traveler where user_id = $1',
      [maria.id],
    );
    expect(travelers).toEqual([{ day: null }]);
  });

  it('its person downloads what we keep, and takes it along with the account', async () => {
    const data = (await mine.get('/api/profile/download').expect(200)).json() as {
      elsewhere: { documentChecks: object[] };
    };
    expect(data.elsewhere.documentChecks).toMatchObject([
      { status: 'checked', isAdult: true, nameFits: true, reason: null },
    ]);
    await mine.delete('/api/profile', { email: maria.email }).expect(200);
    expect(await checksOf(app, maria)).toEqual([]);
  });
});

it('is forgotten at Stripe when the account is deleted meanwhile', async () => {
  await beginCheck(mine);
  const { id } = await sessionOf(app, maria);
  await mine.delete('/api/profile', { email: maria.email }).expect(200);
  await settled(app.database, 'identity.redact');
  const session = await stripeOf(app).identity.verificationSessions.retrieve(id);
  expect(session).toMatchObject({ status: 'canceled', redaction: { status: 'redacted' } });
});

it('is seen by the desk as status, reason and day', async () => {
  await showDocument(app, await beginCheck(mine), 'selfie_face_mismatch');
  await stripeIsHeard(app);
  const { client } = await asStaff(app);
  const { documentCheck } = deskPerson.parse(
    (await client.get(`/api/desk/people/${maria.id}`).expect(200)).json(),
  );
  expect(documentCheck).toEqual({ status: 'refused', reason: 'selfie_differs', on: today() });
});
