import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Translations } from './translations.js';

const known = 'Mi madre viaja sola por primera vez y camina muy despacio.';
const unavailable = 'This text cannot be translated right now. Please try again later.';

describe.each(['deepl', 'google', 'libretranslate'])('by %s, over the wire', (provider) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: { TRANSLATION_PROVIDER: provider, TRANSLATION_BUDGET_MONTH: '9000', LOG_LEVEL: 'silent' },
      alone: 'It talks to another provider, counts its failures and spends its budget',
    });
  });
  afterAll(() => app.close());
  const translate = (text: string, to: 'en' | 'zh' | 'fa' = 'en') => app.get(Translations).of(text, to);
  const knob = (setting: object) =>
    app.asVisitor().send('PUT', '/sandbox/knobs/translation', setting).expect(200);
  const sent = async () => {
    const [row] = await app.database.query<{ month: number }>(
      'test-month',
      'select month_spent as month from translation_budget',
    );
    return row?.month ?? 0;
  };

  it('reads a text in the language of the page, and says in which it is', async () => {
    expect(await translate(known)).toEqual({
      text: 'My mother is traveling alone for the first time and walks very slowly.',
      from: 'es',
    });
    expect(await translate(known, 'zh')).toMatchObject({ text: '我妈妈第一次独自旅行，走路很慢。' });
    expect(await translate('我妈妈第一次独自旅行，走路很慢。', 'fa')).toMatchObject({
      from: provider === 'google' ? 'zh-CN' : 'zh',
    });
  });

  it('pays once for a text', async () => {
    const before = await sent();
    const first = await translate('Esto es para mi madre.');
    expect(await translate('Esto es para mi madre.')).toEqual(first);
    expect((await sent()) - before).toBe('Esto es para mi madre.'.length);
  });

  it.each(['quota', 'fail', 'down'])('says so in words when the provider cannot (%s)', async (fault) => {
    await knob({ fault, times: 1 });
    const text = `Esto es para mi madre: ${fault}.`;
    await expect(translate(text)).rejects.toThrow(unavailable);
    expect((await translate(text)).from).toBe('es');
  });

  it('sends nothing of more than 2,000 characters', async () => {
    const before = await sent();
    await expect(translate('mi madre '.repeat(223))).rejects.toThrow(unavailable);
    expect(await sent()).toBe(before);
  });

  it('spends no more than the month has', async () => {
    const texts = Array.from({ length: 6 }, (_, at) => `${at} ${'mi madre '.repeat(210)}`);
    const made = await Promise.allSettled(texts.map((text) => translate(text)));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set(['fulfilled', 'rejected']));
    expect(await sent()).toBeLessThanOrEqual(9000);
  });
});

describe('the translation of a text', () => {
  it('gives up on a provider after five seconds', async () => {
    const app = await startTestApp({
      env: { LOG_LEVEL: 'silent' },
      alone: 'It counts failures of the provider',
    });
    await app.asVisitor().send('PUT', '/sandbox/knobs/translation', { fault: 'stall', times: 1 }).expect(200);
    const began = Date.now();
    await expect(app.get(Translations).of(known, 'te')).rejects.toThrow(unavailable);
    expect(Date.now() - began).toBeGreaterThanOrEqual(4_900);
    expect(Date.now() - began).toBeLessThan(8_000);
    await app.close();
  });
});
