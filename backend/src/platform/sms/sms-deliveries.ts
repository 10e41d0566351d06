import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../config/config.js';
import { Tallies } from '../observe/tallies.js';
import { Dispatches, smsStatus, type SmsStatus } from './dispatches.js';
import { SmsFigures } from './sms-figures.js';
import { TwilioClient } from './twilio-client.js';

const path = '/api/twilio/status/';

const statusForm = z.record(z.string(), z.string());

/** The fields of a status callback that we read. The signature covers the whole form. */
const report = z.object({
  MessageStatus: smsStatus,
  ErrorCode: z.coerce.number().int().nullable().catch(null),
});

@Injectable()
export class SmsDeliveries {
  private readonly log = new Logger('Sms');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dispatches: Dispatches,
    private readonly figures: SmsFigures,
    private readonly tallies: Tallies,
    private readonly twilio: TwilioClient,
  ) {}

  /** Undefined where the provider could not reach it: Twilio refuses such messages. */
  callbackUrl(dispatch: string): string | undefined {
    const { publicUrl, sandbox } = this.config;
    return sandbox.sms || publicUrl.startsWith('https:') ? `${publicUrl}${path}${dispatch}` : undefined;
  }

  async receive(dispatch: string, sent: unknown, signature: string): Promise<boolean> {
    const url = `${this.config.publicUrl}${path}${dispatch}`;
    const form = statusForm.safeParse(sent);
    if (!form.success || !(await this.twilio.hasSigned(url, form.data, signature))) return false;
    const read = report.safeParse(form.data);
    if (read.success) await this.report(dispatch, read.data.MessageStatus, read.data.ErrorCode);
    return true;
  }

  async report(dispatch: string, status: SmsStatus, code: number | null): Promise<void> {
    if (!(await this.dispatches.report(dispatch, status, code))) return;
    this.figures.reported(status);
    if (status !== 'undelivered' && status !== 'failed') return;
    this.tallies.count('sms', 'lost');
    this.log.warn({ dispatch, status, code }, 'An SMS did not arrive');
  }
}
