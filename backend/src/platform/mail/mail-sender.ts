import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CircuitBreaker, CircuitOpen } from '../outbound/circuit-breaker.js';
import { CONFIG, type Config } from '../config/config.js';
import { Deadline } from '../outbound/deadline.js';
import { Jobs } from '../jobs/jobs.js';
import { Tallies } from '../observe/tallies.js';
import { ProviderError } from '../outbound/provider-error.js';
import { open } from '../secrets/sealing.js';
import { mailPurpose, mailRefused, mailSend, sealedMail, type SealedMail } from './mail.job.js';
import { isRefusal } from './refusal.js';
import { Pace } from './pace.js';
import { openTransport } from './transport.js';

@Injectable()
export class MailSender implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly breaker = new CircuitBreaker('The mail provider', { after: 5, restMs: 10_000 });
  private readonly pace: Pace | undefined;
  private transport: ReturnType<typeof openTransport> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly deadline: Deadline,
    private readonly tallies: Tallies,
  ) {
    const { rate } = config.mail;
    this.pace = rate === undefined ? undefined : new Pace(rate);
  }

  async onModuleInit() {
    await this.jobs.work(mailSend, async ({ sealed, notAfter }, { id }) => {
      if (await this.deadline.hasPassed(notAfter)) {
        this.log.warn({ job: id }, 'A mail was too late and is dropped');
        return;
      }
      await this.deliver(sealedMail.parse(open(this.config.secrets, mailPurpose, sealed)), id);
    });
  }

  async onApplicationShutdown() {
    (await this.transport)?.close();
  }

  private async deliver(
    { unsubscribeUrl, about, calendar, ...mail }: SealedMail,
    job: string,
  ): Promise<void> {
    const headers = unsubscribeUrl === undefined ? undefined : unsubscribeHeaders(unsubscribeUrl);
    const attachments = calendar && [attachmentOf(calendar)];
    try {
      await this.breaker.run(
        async () => {
          await this.pace?.turn();
          const transport = await (this.transport ??= openTransport(this.config));
          return transport.sendMail({ ...mail, headers, attachments, from: this.config.mail.from });
        },
        (error) => !isRefusal(error),
      );
      this.tallies.count('mail', 'sent');
    } catch (error) {
      if (error instanceof CircuitOpen) throw error;
      if (!isRefusal(error)) throw new ProviderError('The mail provider', error);
      this.tallies.count('mail', 'lost');
      this.log.warn({ job, code: error.responseCode }, 'The mail provider refuses a mail for good');
      if (about) await this.jobs.enqueue(null, mailRefused, { about });
    }
  }
}

const attachmentOf = ({ name, text }: NonNullable<SealedMail['calendar']>) => ({
  filename: name,
  content: text,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
});

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
