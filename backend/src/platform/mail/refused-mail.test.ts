import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Mail } from './mail.js';
import { renderMail } from './render-mail.js';

const provider = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onRcptTo: (_address, _session, done) =>
    done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
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

describe('a refused mail', () => {
  it('tells whoever sent it what a mail was about that the provider refuses for good', async () => {
    const hello = renderMail({ subject: 'Hello', paragraphs: ['A kind word.'] });
    await app.get(Mail).send(null, { to: 'gone@example.com', mail: hello, about: 'a-test:7' });
    await app.get(Mail).send(null, { to: 'gone@example.com', mail: hello });
    await settled(app.database, 'mail.send');
    const refused = await app.database.query(
      'test-refused',
      `select data from pgboss.job where name = 'mail.refused'`,
    );
    expect(refused).toEqual([{ data: { about: 'a-test:7' } }]);
  });
});
