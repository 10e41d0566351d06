import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listing as listingSchema } from '../../listings/contract.js';
import { Metrics } from '../../platform/observe/metrics.js';
import type { Client } from '../../testing/client.js';
import { settled } from '../../testing/settled.js';
import { showDocument, type IdentityEnding } from '../../testing/stripe.js';
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
import { CheckReconciler } from './check-reconciler.js';

let app: TestApp;
let maria: UserEntity;
let mine: Client;
beforeAll(async () => {
  app = await startTestApp({
    env: { LIMITS_SCALE: '1000', IDENTITY_BUDGET_HOUR: '1000', IDENTITY_BUDGET_DAY: '1000' },
  });
});
let made = 0;
beforeEach(async () => {
  maria = await app.make.user({ verified: true, username: `Maria Silva ${++made}`, publicSince: new Date() });
  mine = await app.as(maria);
});
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));
afterAll(() => app.close());

const read = (client = mine) => readCheck(client);
const begin = (client = mine) => beginCheck(client);
const personOf = (person: UserEntity) => profileOf(app, person);
const rows = () => checksOf(app, maria);
const heard = () => stripeIsHeard(app);
const ended = async () => {
  const figures = await app.get(Metrics).text();
  return Number(/^identity_checks_total\{status="checked"\} (\d+)/m.exec(figures)?.[1] ?? 0);
};
const events = (knob: object) =>
  app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', knob).expect(200);

describe('a check of a document', () => {
  it('leads to Stripe and back, and leaves a day that others read', async () => {
    expect(await read()).toEqual({ status: 'none', offer: 'open' });
    expect((await personOf(maria)).documentCheckedAt).toBeUndefined();
    const url = await begin();
    expect(await read()).toEqual({ status: 'waiting', offer: 'open' });
    expect(await begin()).toBe(url);
    expect(await showDocument(app, url, 'verified', 'MARÍA Luisa')).toBe(
      `${app.config.publicUrl}/verify/document`,
    );
    await heard();
    const checked = { status: 'checked', checkedAt: today(), nameFits: true, offer: 'checked' };
    expect(await read()).toEqual(checked);
    expect(await personOf(maria)).toMatchObject({ documentCheckedAt: today(), documentNameFits: true });
    await mine.post('/api/identity').expect(409);
  });

  it('says so when the first name on the document is another', async () => {
    await showDocument(app, await begin(), 'verified', 'Joanna');
    expect(await read()).toMatchObject({ status: 'checked', nameFits: false });
    expect(await personOf(maria)).toMatchObject({ documentCheckedAt: today(), documentNameFits: false });
  });

  it.each<[IdentityEnding, string]>([
    ['document_expired', 'document_expired'],
    ['selfie_face_mismatch', 'selfie_differs'],
    ['under_age', 'under_age'],
  ])('that ends with %s is refused with the reason, and can be begun anew', async (ending, reason) => {
    const url = await begin();
    await showDocument(app, url, ending);
    await heard();
    expect(await read()).toEqual({ status: 'refused', reason, offer: 'open' });
    expect((await personOf(maria)).documentCheckedAt).toBeUndefined();
    expect(await begin()).not.toBe(url);
  });

  it('goes on where its person left Stripe’s page, and ends a day later', async () => {
    const url = await begin();
    await app.asVisitor().get(new URL(url).pathname).expect(200);
    expect(await read()).toMatchObject({ status: 'waiting' });
    expect(await begin()).toBe(url);
    await app.database.query(
      'test-old',
      `update identity_check set created_at = now() - interval '25 hours', look_at = now() where user_id = $1`,
      [maria.id],
    );
    await app.get(CheckReconciler).runOnce();
    expect(await read()).toEqual({ status: 'none', reason: 'left', offer: 'open' });
    expect((await sessionOf(app, maria)).status).toBe('canceled');
  });

  it('is read on the listings of its person', async () => {
    const { id } = await app.make.listing({ by: maria });
    await showDocument(app, await begin(), 'verified');
    await heard();
    const seen = listingSchema.parse(
      (await app.asVisitor().get(`/api/listings/id/${id}/details`).expect(200)).json(),
    );
    expect(seen.documentCheckedAt).toBe(today());
  });
});

describe('what Stripe decided', () => {
  it.each<[string, (() => Promise<unknown>)[]]>([
    ['its person comes before its event', [() => read(), heard]],
    ['its event comes before its person', [heard, () => read()]],
    ['both come at once, its person in two tabs', [() => Promise.all([read(), heard(), read()])]],
    ['its event comes alone', [heard]],
  ])('counts once when %s, and each event comes twice', async (_, steps) => {
    await events({ fault: 'duplicate' });
    const before = await ended();
    await showDocument(app, await begin(), 'verified');
    for (const step of steps) await step();
    expect(await personOf(maria)).toMatchObject({ documentCheckedAt: today() });
    await heard();
    expect(await read()).toMatchObject({ status: 'checked' });
    expect(await rows()).toHaveLength(1);
    expect(await ended()).toBe(before + 1);
  });

  it('is late when its person comes back before Stripe has decided', async () => {
    const url = await begin();
    expect(await read()).toMatchObject({ status: 'waiting' });
    await showDocument(app, url, 'verified');
    await heard();
    expect(await read()).toMatchObject({ status: 'checked' });
  });

  it('is compared with the name of that moment', async () => {
    const url = await begin();
    await mine.patch('/api/profile', { username: `Ana Silva ${made}` }).expect(200);
    await showDocument(app, url, 'verified', 'Ana');
    expect(await read()).toMatchObject({ status: 'checked', nameFits: true });
  });

  it('is found by the reconciler when neither comes', async () => {
    await events({ fault: 'drop' });
    await showDocument(app, await begin(), 'verified');
    await app.database.query('test-due', 'update identity_check set look_at = now() where user_id = $1', [
      maria.id,
    ]);
    await app.get(CheckReconciler).runOnce();
    expect(await personOf(maria)).toMatchObject({ documentCheckedAt: today() });
  });

  it('is not what a forged event says', async () => {
    const url = await begin();
    const [check] = await rows();
    const payload = JSON.stringify({
      id: 'evt_forged',
      type: 'identity.verification_session.verified',
      data: { object: { id: check?.session, status: 'verified' } },
    });
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' };
    await app.asVisitor().send('POST', '/api/stripe/webhook', payload, headers).expect(400);
    const { Stripe } = await import('stripe');
    const [secret = ''] = app.config.stripe.webhookSecrets;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const signed = { ...headers, 'stripe-signature': signature };
    await app.asVisitor().send('POST', '/api/stripe/webhook', payload, signed).expect(200);
    await settled(app.database, 'identity.look');
    expect(await read()).toMatchObject({ status: 'waiting' });
    expect(url).toContain(check?.session);
  });

  it.each(['verified', 'document_expired'] as const)(
    'is forgotten at Stripe at once (%s)',
    async (ending) => {
      await showDocument(app, await begin(), ending);
      await read();
      await settled(app.database, 'identity.redact');
      expect((await sessionOf(app, maria)).redaction).toEqual({ status: 'redacted' });
      expect(await rows()).toMatchObject([{ redacted: true }]);
    },
  );

  it('is forgotten there later when Stripe is away', async () => {
    await showDocument(app, await begin(), 'verified');
    await read();
    await settled(app.database, 'identity.redact');
    await app.database.query(
      'test-unredacted',
      'update identity_check set redacted_at = null, look_at = now() where user_id = $1',
      [maria.id],
    );
    await app.get(CheckReconciler).runOnce();
    expect(await rows()).toMatchObject([{ redacted: true }]);
  });
});

describe('who cannot begin one', () => {
  const refused = async (client: Client, status: number) =>
    ((await client.post('/api/identity').expect(status)).json() as { message: string }).message;

  it('is a visitor, who also reads nothing', async () => {
    await app.asVisitor().post('/api/identity').expect(401);
    await app.asVisitor().get('/api/identity').expect(401);
  });

  it('is another member, who reads only about themselves', async () => {
    await begin();
    const other = await app.as(await app.make.user({ verified: true }));
    expect(await read(other)).toEqual({ status: 'none', offer: 'open' });
  });

  it('is somebody at an open browser, who cannot prove that the account is theirs', async () => {
    await app.database.query(
      'test-old-session',
      `update session set created_at = now() - interval '11 minutes' where user_id = $1`,
      [maria.id],
    );
    expect((await mine.post('/api/identity').expect(403)).json()).toMatchObject({
      code: 'fresh-proof-needed',
    });
  });

  it('has no verified number, has one of another country, or has chosen no name', async () => {
    const phoneless = await app.as(await app.make.user());
    expect(await read(phoneless)).toMatchObject({ offer: 'phone_first' });
    expect(await refused(phoneless, 403)).toBe('Verify your phone number first.');
    const abroad = await app.as(await app.make.user({ verified: true, phoneNumber: '+98 9121234567' }));
    expect(await read(abroad)).toMatchObject({ offer: 'other_country' });
    expect(await refused(abroad, 403)).toBe('Stripe does not check documents in your country yet.');
    const unnamed = await app.as(await app.make.user({ verified: true, usernameIsChosen: false }));
    expect(await read(unnamed)).toMatchObject({ offer: 'name_first' });
    expect(await refused(unnamed, 403)).toContain('Choose your name first');
  });

  // The SDK retries once after a cut connection.
  it('comes while Stripe is away, and finds the same check later', async () => {
    await app
      .asVisitor()
      .send('PUT', '/sandbox/knobs/stripe.identity', { fault: 'lost', times: 2 })
      .expect(200);
    expect(await refused(mine, 503)).toBe(
      'Documents cannot be checked right now. Please try again in a few minutes.',
    );
    await begin();
    expect(await rows()).toHaveLength(1);
  });
});
