import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Knobs } from '../knobs.js';

const message = z.object({
  callback: z.string(),
  accountSid: z.string(),
  sid: z.string(),
  to: z.string(),
  from: z.string(),
});
type Message = z.infer<typeof message>;

export const smsReport = defineJob('sandbox.sms-report', message, { retries: 3, retryAfter: 1 });

const unreachable = '30003';

/** Signed as Twilio signs, so that the real verification runs. */
@Injectable()
export class StatusReports implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly knobs: Knobs,
  ) {}

  async onModuleInit() {
    await this.jobs.work(smsReport, async (sent, { signal }) => {
      const fate = await this.knobs.deliveryFate();
      if (fate === 'drop') return;
      await this.post(sent, { MessageStatus: 'sent' }, signal);
      if (fate === 'none') await this.post(sent, { MessageStatus: 'delivered' }, signal);
      else await this.post(sent, { MessageStatus: 'undelivered', ErrorCode: unreachable }, signal);
    });
  }

  private async post({ callback, ...sent }: Message, said: Record<string, string>, signal: AbortSignal) {
    const { getExpectedTwilioSignature } = await import('twilio/lib/webhooks/webhooks.js');
    const { MessageStatus } = said;
    const form: Record<string, string> = {
      AccountSid: sent.accountSid,
      ApiVersion: '2010-04-01',
      From: sent.from,
      MessageSid: sent.sid,
      SmsSid: sent.sid,
      SmsStatus: MessageStatus ?? '',
      To: sent.to,
      ...said,
    };
    const answer = await fetch(this.reach(callback), {
      method: 'POST',
      headers: {
        'x-twilio-signature': getExpectedTwilioSignature(this.config.sms.authToken, callback, form),
        'user-agent': 'TwilioProxy/1.1',
      },
      body: new URLSearchParams(form),
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The status callback answered ${answer.status}`);
  }

  /** The public address may not be reachable from here, and a worker serves no API. */
  private reach(callback: string): string {
    const { role, port } = this.config;
    return role === 'worker' ? callback : `http://127.0.0.1:${port}${new URL(callback).pathname}`;
  }
}
