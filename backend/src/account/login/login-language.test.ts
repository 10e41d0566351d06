import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000', LANGUAGES: 'es,fa' } });
});
afterAll(() => app.close());

const on = (language: string) => {
  const visitor = app.asVisitor();
  visitor.cookies.set('language', language);
  return visitor;
};
const newest = (to: string) => app.outbox({ to, channel: 'email' });

describe('a login in another language', () => {
  it('sends the code in the language of the page, and begins the account in it', async () => {
    const email = 'from.a.page.in.farsi@example.com';
    const visitor = on('fa');
    const user = await logIn(app, visitor, email);
    const { subject, text } = await newest(email);
    expect(subject).toBe('کد \u2068Flight Amigo\u2069 شما');
    expect(text).toMatch(/^سلام،\n/);
    expect(text).toContain(`${app.config.publicUrl}/fa/login-link#token=`);
    expect(text).toContain('دیگر هرگز به من ننویسید:\n');
    expect(user.language).toBe('fa');
  });

  it('tells a member of a new login in their own language, whatever the page has', async () => {
    const email = 'reads.spanish@example.com';
    const first = app.asVisitor();
    await logIn(app, first, email);
    await first.patch('/api/profile', { language: 'es' }).expect(200);
    expect((await logIn(app, on('fa'), email)).language).toBe('es');
    const { text } = await app.outbox({ to: email, channel: 'email', says: /dispositivo/ });
    expect(text).toContain('Alguien acaba de entrar en tu cuenta');
    expect(text).toContain(`${app.config.publicUrl}/es/profile#sessions`);
  });

  it('texts the phone code in the language of the member', async () => {
    const member = await app.make.user();
    const client = await app.as(member);
    await client.patch('/api/profile', { language: 'es' }).expect(200);
    await client.patch('/api/profile', { phoneNumber: '+1 202 555 0143' }).expect(200);
    const { text } = await app.outbox({ to: '+12025550143', channel: 'sms' });
    expect(text).toMatch(/^Flight Amigo: tu código es \d{6}\. Vale 10 minutos\./);
  });
});
