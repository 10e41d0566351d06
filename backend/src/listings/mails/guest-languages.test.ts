import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { send } from '../testing/posting.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000', LANGUAGES: 'es,zh' } });
});
afterAll(() => app.close());

const on = (language: string) => {
  const visitor = app.asVisitor();
  visitor.cookies.set('language', language);
  return visitor;
};

describe('the mail to a guest', () => {
  it('asks a guest in the language of the page to confirm, and keeps it for later mails', async () => {
    const email = 'guest.on.a.spanish.page@example.com';
    await send(on('es'), 'find', { email });
    const { subject, text } = await app.outbox({ to: email, channel: 'email' });
    expect(subject).toBe('Confirma tu anuncio Nueva York (JFK) – Hyderabad (HYD)');
    expect(text).toContain('Ya hay en Flight Amigo un anuncio con esta dirección: JFK – HYD, ');
    expect(text).toContain(`${app.config.publicUrl}/es/login-link#token=`);
    const [stored] = await app.database.query<{ language: string }>(
      'test-language',
      'select language from listing where email = $1',
      [email],
    );
    expect(stored?.language).toBe('es');
  });

  it('has a calendar entry in the language of the page', async () => {
    const { id } = await app.make.listing({
      type: 'helper',
      departureAirport: 'DEL',
      arrivalAirport: 'ORD',
      flightNumber: 'AI127',
    });
    const { text } = await on('zh').get(`/api/listings/id/${id}/calendar`).expect(200);
    expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:航班 AI127，DEL 至 ORD\r\n');
  });
});
