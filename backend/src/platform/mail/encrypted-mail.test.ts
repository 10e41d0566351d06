import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from '@jest/globals';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { certificate } from '../../testing/network/certificate.js';
import { loadConfig } from '../config/config.js';
import type { Env } from '../config/variables.js';
import { openTransport } from './transport.js';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A mail server with passwords that records each connection. */
async function smtpServer(options: SMTPServerOptions) {
  const learned: string[] = [];
  const closed = Promise.withResolvers<void>();
  const server = new SMTPServer({
    disableReverseLookup: true,
    allowInsecureAuth: true,
    ...certificate,
    ...options,
    onAuth({ username, password }, { secure }, done) {
      learned.push(`${secure ? 'sealed' : 'clear'} ${username}/${password}`);
      done(null, { user: username });
    },
    onMailFrom({ address }, { secure }, done) {
      learned.push(`${secure ? 'sealed' : 'clear'} from ${address}`);
      done();
    },
    onData: (stream, _session, done) =>
      void text(stream).then((mail) => {
        learned.push(/code is \d+/.exec(mail)?.[0] ?? 'another mail');
        done();
        closed.resolve();
      }, done),
    onClose: () => closed.resolve(),
  });
  // Some of these tests expect the client to end the handshake.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  closing.push(() => new Promise((done) => server.close(() => done())));
  await once(listener, 'listening');
  return { port: (listener.address() as AddressInfo).port, learned, closed: closed.promise };
}

/** What the server recorded when a site with this environment mailed a code. */
async function learnedFrom(options: SMTPServerOptions, env: Env): Promise<string[]> {
  const { port, learned, closed } = await smtpServer(options);
  const login = { SMTP_USER: 'apikey', SMTP_PASSWORD: 'hunter2', SMTP_PORT: String(port) };
  const { mail } = await loadConfig({ SECRET: 's'.repeat(32), ...login, ...env });
  const transport = await openTransport({ mail });
  closing.push(() => Promise.resolve(transport.close()));
  const letter = { from: mail.from, to: 'maria@example.com', text: 'Your code is 123456' };
  const [sent] = await Promise.allSettled([transport.sendMail(letter), closed]);
  if (!learned.length) expect(sent.status).toBe('rejected');
  return learned;
}

function trustTheCertificate() {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, certificate.cert]);
  closing.push(() => Promise.resolve(setDefaultCACertificates(before)));
}

/** An address of this machine that is not the loopback. */
const elsewhere = '0.0.0.0';
const sealed = ['sealed apikey/hunter2', 'sealed from hello@flightamigo.example', 'code is 123456'];

describe('a mail server on another machine', () => {
  it('receives neither password nor code without TLS', async () => {
    expect(await learnedFrom({ hideSTARTTLS: true }, { SMTP_HOST: elsewhere })).toEqual([]);
  });

  it('receives neither when an attacker strips STARTTLS', async () => {
    const stripped = { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] };
    expect(await learnedFrom(stripped, { SMTP_HOST: elsewhere })).toEqual([]);
  });

  it('receives neither with an untrusted certificate', async () => {
    expect(await learnedFrom({}, { SMTP_HOST: elsewhere })).toEqual([]);
  });

  it('receives both after STARTTLS', async () => {
    trustTheCertificate();
    expect(await learnedFrom({}, { SMTP_HOST: elsewhere })).toEqual(sealed);
  });

  it('receives both over implicit TLS', async () => {
    trustTheCertificate();
    const env = { SMTP_HOST: elsewhere, SMTP_SECURE: '1' };
    expect(await learnedFrom({ secure: true }, env)).toEqual(sealed);
  });
});

it('does not need TLS on localhost', async () => {
  expect(await learnedFrom({ hideSTARTTLS: true }, { SMTP_HOST: '127.0.0.1' })).toContain('code is 123456');
});

it.each([
  ['localhost', false],
  ['LOCALHOST', false],
  ['127.8.0.1', false],
  ['::1', false],
  ['127.0.0.1.example.com', true],
  ['localhost.example.com', true],
  ['mailpit', true],
  ['10.0.0.7', true],
])('%s: requires TLS: %s', async (SMTP_HOST, requireTls) => {
  expect((await loadConfig({ SMTP_HOST, SECRET: 's'.repeat(32) })).mail.requireTls).toBe(requireTls);
});
