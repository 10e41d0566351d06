import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { renderMail } from './render-mail.js';
import { Mail } from './mail.js';

const hello = renderMail({ subject: 'Hello', paragraphs: ['A kind word.'] });
const url = `https://amigo.example/api/notifications/stop?token=${'aB3_-'.repeat(30)}`;

let raw = Promise.withResolvers<string>();
const provider = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData: (stream, _session, done) =>
    void text(stream)
      .then(raw.resolve, raw.reject)
      .then(() => done()),
});
let app: TestApp;
beforeAll(async () => {
  const listener = provider.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  app = await startTestApp({ env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) } });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((closed) => provider.close(closed));
});

/** The mail as a provider receives it: raw and parsed. */
async function sent(mail: { unsubscribeUrl?: string }): Promise<Email & { raw: string }> {
  raw = Promise.withResolvers();
  await app.get(Mail).send(null, { to: 'maria@example.com', mail: hello, ...mail });
  const bytes = await raw.promise;
  return { ...(await PostalMime.parse(bytes)), raw: bytes };
}
const header = ({ headers }: Email, key: string) =>
  headers.filter((one) => one.key === key).map(({ value }) => value);

describe('an outgoing mail', () => {
  it('gives mail programs the address for one-click unsubscribe', async () => {
    const mail = await sent({ unsubscribeUrl: url });
    expect(header(mail, 'list-unsubscribe')).toEqual([`<${url}>`]);
    expect(header(mail, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    // Some mail programs look for the address as it was written, in one piece.
    expect(mail.raw).toContain(`<${url}>`);
  });

  it('has no unsubscribe header in a mandatory mail', async () => {
    const mail = await sent({});
    expect(mail.subject).toBe('Hello');
    expect(mail.raw).not.toMatch(/unsubscribe/i);
  });
});
