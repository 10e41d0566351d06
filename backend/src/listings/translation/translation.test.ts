import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Metrics } from '../../platform/observe/metrics.js';
import { translation } from '../../platform/translation/contract.js';
import { inProduction } from '../../testing/in-production.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const written = 'Mi madre viaja sola por primera vez.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { TRANSLATION_BUDGET_HOUR: '200', LOG_LEVEL: 'silent' },
    alone: 'It counts failures of the provider, and spends its budget',
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.query('test-none-kept', 'delete from kept_translation');
  await app.database.query(
    'test-unspent',
    'update translation_budget set hour_spent = 0, day_spent = 0, month_spent = 0',
  );
});
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));

const listing = async (description = written) => app.make.listing({ by: await app.make.user(), description });
const ask = (id: number, language = 'te', client = app.asVisitor()) =>
  client.post(`/api/listings/${id}/translation`, undefined, { 'x-language': language });
const read = async (id: number, language?: string) =>
  translation.parse((await ask(id, language).expect(200)).json());
const knob = (setting: object) =>
  app.asVisitor().send('PUT', '/sandbox/knobs/translation', setting).expect(200);
async function figure(name: string): Promise<number> {
  const lines = (await app.get(Metrics).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1] ?? 0);
}

describe('what a listing says', () => {
  it('is read in the language of the page, and in that alone', async () => {
    const { id } = await listing();
    const { text, from } = await read(id, 'te');
    expect(from).toBe('es');
    expect(text).toBe(`[es → te] ${written}`);
    expect((await read(id, 'fr')).text).toContain('[es → fr]');
    expect((await read(id, 'es')).text).not.toContain('[');
  });

  it('is asked for once, and kept so that nobody reads it without the text', async () => {
    const [one, other] = [await listing(), await listing()];
    const first = await read(one.id);
    const spent = await figure('translation_spent_characters{period="hour"}');
    expect(spent).toBe(written.length);
    expect(await read(other.id)).toEqual(first);
    expect(await figure('translation_spent_characters{period="hour"}')).toBe(spent);
    const kept = await app.database.query<{ sealed: string }>(
      'test-kept',
      'select sealed from kept_translation',
    );
    expect(kept).toHaveLength(1);
    expect(Buffer.from(kept[0]?.sealed ?? '', 'base64url').toString('utf8')).not.toContain('madre');
  });

  it('is nobody’s business where the listing is not', async () => {
    const { id } = await listing();
    await app.database.query('test-over', `update listing set status = 'closed' where id = $1`, [id]);
    await ask(id).expect(404);
    await ask(99_999_999).expect(404);
    const reply = await app.asVisitor().post('/api/listings/x/translation').expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path: 'id' }] });
  });

  it('is not there where nothing is said', async () => {
    const { id } = await app.make.listing({ by: await app.make.user(), description: null });
    await ask(id).expect(404);
  });
});

describe('a provider that cannot', () => {
  it.each(['fail', 'down', 'quota'])('translate (%s) is said in words, and costs no more', async (fault) => {
    await knob({ fault, times: 1 });
    const { id } = await listing(`${written} ${fault}`);
    const { message } = (await ask(id, 'en').expect(503)).json() as { message: string };
    expect(message).toBe('This text cannot be translated right now. Please try again later.');
    await read(id, 'en');
  });

  it('is not sent more than the budget has', async () => {
    const texts = await Promise.all(Array.from({ length: 8 }, (_, at) => listing(`${written} ${at}`)));
    const replies = await Promise.all(texts.map(({ id }) => ask(id)));
    expect(replies.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    expect(await figure('translation_spent_characters{period="hour"}')).toBeLessThanOrEqual(200);
    expect(await figure('translation_questions_total{outcome="over-budget"}')).toBeGreaterThan(0);
  });
});

it('nothing is translated in production without a provider', async () => {
  const own = await startTestApp({ env: inProduction });
  const { id } = await own.make.listing({ by: await own.make.user(), description: written });
  await own.asVisitor().post(`/api/listings/${id}/translation`).expect(503);
  await own.close();
});

it('one person may ask so often', async () => {
  const { id } = await listing();
  const visitor = app.asVisitor();
  for (let times = 0; times < 20; times++) await ask(id, 'te', visitor).expect(200);
  await ask(id, 'te', visitor).expect(429);
});
