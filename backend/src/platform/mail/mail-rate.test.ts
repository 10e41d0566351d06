import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Mail } from './mail.js';
import { renderMail } from './render-mail.js';

const arrived: { to: string; at: number }[] = [];
const few = 3;
const many = 13;
const fewArrived = Promise.withResolvers<void>();
const manyArrived = Promise.withResolvers<void>();
const codeArrived = Promise.withResolvers<void>();
const provider = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onRcptTo({ address }, _session, done) {
    arrived.push({ to: address, at: performance.now() });
    if (address === 'code@example.com') codeArrived.resolve();
    if (arrived.length === few) fewArrived.resolve();
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

const mail = renderMail({ subject: 'Hello', paragraphs: ['A kind word.'] });
const send = async (to: string, notAfter?: Date) => app.get(Mail).send(null, { to, mail, notAfter });

describe('the rate of mails', () => {
  it('many mails go out at the rate of the provider, also after a break, and one with a code overtakes them', async () => {
    const began = performance.now();
    for (let reader = 0; reader < few; reader++) await send(`early${reader}@example.com`);
    await fewArrived.promise;
    for (let reader = 0; reader < 24; reader++) await send(`reader${reader}@example.com`);
    await send('code@example.com', new Date(Date.now() + 600_000));
    const sentBefore = arrived.length;
    await codeArrived.promise;
    // Four are being sent, and four were taken from the queue meanwhile.
    const overtaken = arrived.findIndex(({ to }) => to === 'code@example.com') - sentBefore;
    expect(overtaken).toBeLessThanOrEqual(8);
    await manyArrived.promise;
    // Never more than four in a second, however one cuts it. A slow machine can only make each later.
    arrived
      .slice(0, many)
      .forEach(({ at }, before) => expect(at - began).toBeGreaterThanOrEqual(before * 250));
  }, 60_000);
});
