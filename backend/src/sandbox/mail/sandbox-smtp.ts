import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Knobs } from '../knobs.js';
import { Outbox, type OutgoingMessage } from '../outbox/outbox.js';
import { stallMs } from '../provider-faults.js';

/** A real SMTP server on this machine. Its mailboxes are the outbox. */
@Injectable()
export class SandboxSmtp implements OnModuleInit, OnApplicationShutdown {
  private readonly server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    hideSTARTTLS: true,
    size: 1024 * 1024,
    closeTimeout: 200,
    onData: (stream, session, done) => void this.take(stream, session).then(() => done(), done),
  });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly outbox: Outbox,
    private readonly knobs: Knobs,
  ) {}

  async onModuleInit() {
    if (!this.config.sandbox.mail) return;
    // A client may disconnect in the middle of a mail.
    this.server.on('error', () => undefined);
    const listener = this.server.listen(this.config.mail.port, '127.0.0.1');
    await once(listener, 'listening');
  }

  async onApplicationShutdown() {
    if (!this.config.sandbox.mail) return;
    await new Promise<void>((closed) => this.server.close(closed));
  }

  private async take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const { default: PostalMime } = await import('postal-mime');
    const mail = await PostalMime.parse(await buffer(stream));
    const fault = await this.knobs.fate('mail');
    if (fault === 'stall') await pause(stallMs, undefined, { ref: false });
    if (fault === 'fail') throw smtpError(451, 'Try again later');
    if (fault === 'down' || fault === 'stall') throw smtpError(421, 'Service not available');
    for (const { address } of session.envelope.rcptTo) await this.outbox.add(received(mail, address));
    if (fault === 'lost') throw smtpError(421, 'The answer to a mail that was taken');
  }
}

const smtpError = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

const received = (mail: Email, recipient: string): OutgoingMessage => ({
  channel: 'email',
  sender: mail.from?.address ?? '',
  recipient,
  replyTo: mail.replyTo?.[0]?.address,
  providerId: mail.messageId ?? '',
  subject: mail.subject ?? '',
  text: mail.text ?? '',
  html: mail.html,
  attachments: mail.attachments.map(({ filename, content }) => ({
    name: filename ?? '',
    text: typeof content === 'string' ? content : new TextDecoder().decode(content),
  })),
});
