import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { say, talker } from './testing/talk.js';

const written: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void written.push(line) };
  app = await startTestApp({ env: { LOG_LEVEL: 'debug' }, logTo });
});
afterAll(() => app.close());

describe('the sending of a message', () => {
  it('logs no content of a message, and no email or phone of its writer', async () => {
    const one = await talker(app, { email: 'quiet.one@example.com' });
    const other = await talker(app, { verified: true, phoneNumber: '+1 2025550188' });
    await say(other, one, 'The secret word is marzipan');
    await say(one, other, 'Marzipan it is', { sendSMS: true });
    await one.client.post('/api/messages', { receiverId: other.id, content: 'marzipan\u0000' }).expect(400);
    await one.client.post('/api/messages', { receiverId: 999_999, content: 'marzipan' }).expect(404);
    await app.outbox({ to: other.user.phoneE164!, channel: 'sms' });

    const log = written.join('\n');
    expect(log).toContain('/api/messages');
    expect(log).not.toMatch(/marzipan|quiet\.one|2025550188/i);
  });
});
