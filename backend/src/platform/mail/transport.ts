import type { Config } from '../config/config.js';

/** Its library is loaded with the first mail. */
export async function openTransport({ mail }: Pick<Config, 'mail'>) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    maxConnections: 4,
    host: mail.host,
    port: mail.port,
    secure: mail.secure,
    requireTLS: mail.requireTls,
    auth: mail.user === undefined ? undefined : { user: mail.user, pass: mail.password },
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
    socketTimeout: 10_000,
    // Nothing in a mail may make the server read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
