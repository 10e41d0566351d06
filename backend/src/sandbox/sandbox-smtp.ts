import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { CONFIG, type Config } from '../platform/config.js';
import { Knobs, type Fault } from './knobs.js';
import { Outbox } from './outbox.js';
import { stallMs } from './provider-faults.js';

const faultAnswers: Partial<Record<Fault, { code: number; text: string }>> = {
  fail: { code: 451, text: 'Try again later' },
  down: { code: 421, text: 'Service not available' },
};

/** The mail provider of the sandbox: a real SMTP server of this machine whose mailboxes are the outbox. */
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
    // A client that hangs up in the middle of a mail is its own affair.
    this.server.on('error', () => undefined);
    const listener = this.server.listen(this.config.mail.port, '127.0.0.1');
    await once(listener, 'listening');
  }

  async onApplicationShutdown() {
    if (!this.config.sandbox.mail) return;
    await new Promise<void>((closed) => this.server.close(closed));
  }

  private async take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const mail = await PostalMime.parse(await buffer(stream));
    await this.meetFate();
    for (const { address } of session.envelope.rcptTo) {
      await this.outbox.add({
        channel: 'email',
        sender: mail.from?.address ?? (session.envelope.mailFrom || { address: '' }).address,
        recipient: address,
        replyTo: mail.replyTo?.[0]?.address,
        providerId: mail.messageId ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html,
      });
    }
  }

  private async meetFate(): Promise<void> {
    const fault = await this.knobs.fate('mail');
    if (fault === 'stall') await pause(stallMs, undefined, { ref: false });
    const answer = faultAnswers[fault];
    if (answer) throw Object.assign(new Error(answer.text), { responseCode: answer.code });
  }
}
