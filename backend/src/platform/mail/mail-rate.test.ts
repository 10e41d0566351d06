import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Mail } from './mail.js';
import { renderMail } from './render-mail.js';

const arrived: { to: string; at: number }[] = [];
const [codeArrived, manyArrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
const many = 13;
const provider = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onRcptTo({ address }, _session, done) {
    arrived.push({ to: address, at: performance.now() });
    if (address === 'code@example.com') codeArrived.resolve();
    if (arrived.length === many) manyArrived.resolve();
    done();
  },
});
let app: TestApp;
beforeAll(async () => {
  const listener = provider.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  app = await startTestApp({
    env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_RATE: '4' },
  });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((closed) => provider.close(closed));
});

describe('the rate of mails', () => {
  it('many mails go out at the rate of the provider, and one with a code overtakes them', async () => {
    const mail = renderMail({ subject: 'Hello', paragraphs: ['A kind word.'] });
    for (let reader = 0; reader < 24; reader++)
      await app.get(Mail).send(null, { to: `reader${reader}@example.com`, mail });
    const notAfter = new Date(Date.now() + 600_000);
    await app.get(Mail).send(null, { to: 'code@example.com', mail, notAfter });
    await codeArrived.promise;
    expect(arrived.length).toBeLessThan(20);
    await manyArrived.promise;
    // Three whole seconds of 4 lie between the first and the last.
    const times = arrived.slice(0, many).map(({ at }) => at);
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(2_500);
  }, 60_000);
});
