import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Metrics } from '../../platform/observe/metrics.js';
import { settled } from '../../testing/settled.js';
import { showDocument } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { documentCheckPage } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { IDENTITY_BUDGET_HOUR: '4', LOG_LEVEL: 'silent' },
    alone: 'It spends the budget of the site',
  });
});
beforeEach(() =>
  app.database.query('test-unspent', 'update identity_budget set hour_spent = 0, day_spent = 0'),
);
afterAll(() => app.close());

const member = (about: object = {}) => app.make.user({ verified: true, ...about });
type Member = Awaited<ReturnType<typeof member>>;

async function checkOnce(of: Member) {
  const client = await app.as(of);
  const { url } = documentCheckPage.parse((await client.post('/api/identity').expect(200)).json());
  await showDocument(app, url, 'document_expired');
  await client.get('/api/identity').expect(200);
}

describe('the limit of document checks', () => {
  it('gives a person three tries in a year, whichever of their accounts they use', async () => {
    const one = await member({ mailboxKey: 'one-mailbox' });
    const other = await member({ mailboxKey: 'one-mailbox' });
    await checkOnce(one);
    await checkOnce(other);
    await checkOnce(one);
    await (await app.as(one)).post('/api/identity').expect(429);
    await (await app.as(other)).post('/api/identity').expect(429);
    await checkOnce(await member());
  });

  it('begins no more checks than the site has for an hour, and tells the operator at half', async () => {
    for (let at = 0; at < 4; at++) await checkOnce(await member());
    const late = await app.as(await member());
    const { message } = (await late.post('/api/identity').expect(503)).json() as { message: string };
    expect(message).toBe('No more documents can be checked today. Please try again tomorrow.');
    await settled(app.database, 'mail.send');
    const { text } = await app.outbox({ to: app.config.contactEmail });
    expect(text).toContain('IDENTITY_BUDGET_HOUR');
    const figures = await app.get(Metrics).text();
    expect(figures).toContain('identity_questions_total{outcome="over-budget"} 1');
    expect(figures).toContain('identity_checks_total{status="refused"}');
  });
});
