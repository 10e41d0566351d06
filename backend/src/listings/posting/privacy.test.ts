import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { readGuestMail, send } from '../testing/posting.js';

const written: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void written.push(line) };
  app = await startTestApp({ env: { LOG_LEVEL: 'debug' }, logTo });
});
afterAll(() => app.close());

describe('the posting of a listing', () => {
  it('logs no email, phone number, code or token of the author', async () => {
    const visitor = app.asVisitor();
    const email = 'quiet.guest@example.com';
    await send(visitor, 'find', { email, name: 'Quiet Guest', phoneNumber: '+1 2025550191' });
    const { code, linkToken, removal } = await readGuestMail(app, email);
    await send(visitor, 'find', { email, departureAirport: 'QQQ' }, 400);
    await visitor.post('/api/listings/by-mail', { token: removal, action: 'close' }).expect(200);
    await visitor.post('/api/listings/by-mail', { token: removal, action: 'remove' }).expect(200);

    const log = written.join('\n');
    expect(log).toContain('/api/find-help/listings');
    for (const secret of ['quiet.guest', 'Quiet Guest', '2025550191', linkToken, removal])
      expect(log).not.toContain(secret);
    expect(log).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  });
});
