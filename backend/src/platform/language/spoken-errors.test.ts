import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { errorBody } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LANGUAGES: 'es,fa' } });
});
afterAll(() => app.close());

const tooShort = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };
const english = 'Message must be at least 10 characters';
const farsi = 'پیام باید دست‌کم ۱۰ نویسه داشته باشد';

async function sentenceOf(headers: Record<string, string>) {
  const reply = await app.asVisitor().post('/api/contact', tooShort, headers).expect(400);
  return errorBody.parse(reply.json());
}

describe('the API answers in the language of the page', () => {
  it('about a field', async () => {
    expect(await sentenceOf({ 'x-language': 'fa' })).toMatchObject({
      message: farsi,
      issues: [{ path: 'message', message: farsi }],
    });
    const { issues } = await sentenceOf({ 'x-language': 'es' });
    expect(issues?.[0]?.message).toBe('El mensaje debe tener al menos 10 caracteres');
  });

  it('about a field that its contract has no sentence for', async () => {
    const reply = await app.asVisitor().post('/api/contact', {}, { 'x-language': 'fa' }).expect(400);
    expect(errorBody.parse(reply.json()).issues?.[0]?.message).toBe('\u2068name\u2069 وارد نشده است');
  });

  it('when it refuses a call', async () => {
    const reply = await app
      .asVisitor()
      .get('/api/listings/id/999/details', { 'x-language': 'fa' })
      .expect(404);
    expect(errorBody.parse(reply.json()).message).toBe('این آگهی پیدا نشد');
    const visitor = await app.asVisitor().get('/api/auth/me', { 'x-language': 'es' }).expect(401);
    expect(errorBody.parse(visitor.json()).message).toBe('Inicia sesión');
  });

  it('when a call comes too often, with the time to wait', async () => {
    const visitor = app.asVisitor();
    const report = () => visitor.post('/api/contact', { ...tooShort, message: 'Hello, it is me again' }, fa);
    const fa = { 'x-language': 'fa' };
    let reply = await report();
    for (let count = 0; reply.status !== 429 && count < 100; count++) reply = await report();
    expect(errorBody.parse(reply.json()).message).toMatch(
      /^این کار را بیش از اندازه تکرار کردید\. لطفاً [۰-۹]+ \S+ دیگر دوباره امتحان کنید\./,
    );
  });

  it('that the browser chose, where a call names none', async () => {
    const visitor = app.asVisitor();
    visitor.cookies.set('language', 'fa');
    const named = await visitor.post('/api/contact', tooShort).expect(400);
    expect(errorBody.parse(named.json()).message).toBe(farsi);
    const ofPage = await visitor.post('/api/contact', tooShort, { 'x-language': 'en' }).expect(400);
    expect(errorBody.parse(ofPage.json()).message).toBe(english);
  });

  it.each([{}, { 'x-language': 'xx' }, { 'x-language': 'fr' }, { 'accept-language': 'fa' }])(
    'and in English otherwise: %j',
    async (headers) => {
      expect((await sentenceOf(headers as Record<string, string>)).message).toBe(english);
    },
  );
});
