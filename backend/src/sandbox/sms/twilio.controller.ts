import { Body, Controller, HttpCode, Inject, Param, Post, Req, UseFilters } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Public } from '../../platform/http/access.js';
import { TakesForm } from '../../platform/http/forms.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { valid } from '../../platform/http/valid.js';
import { Outbox } from '../outbox/outbox.js';
import { ProviderFaults } from '../provider-faults.js';
import { TwilioError, TwilioErrors } from './twilio-errors.js';
import { smsReport } from './status-reports.js';
import { refuseBadMessage, twilioForm, type TwilioForm } from './twilio-message.js';

@Public()
@UseFilters(TwilioErrors)
@Controller('sandbox/twilio/2010-04-01')
export class TwilioController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly outbox: Outbox,
    private readonly faults: ProviderFaults,
    private readonly jobs: Jobs,
  ) {}

  @Post('Accounts/:sid/Messages.json')
  @HttpCode(201)
  @TakesForm()
  send(
    @Req() request: FastifyRequest,
    @Param('sid') accountSid: string,
    @Body(valid(twilioForm)) form: TwilioForm,
  ) {
    return this.faults.around('sms', request, () => {
      this.authenticate(accountSid, request.headers.authorization);
      refuseBadMessage(form, this.config.sms.from);
      return this.take(accountSid, form);
    });
  }

  private async take(accountSid: string, form: TwilioForm) {
    const { To: to, Body: body, MessagingServiceSid: service, StatusCallback: callback } = form;
    const from = service ? this.config.sms.from : form.From;
    const sid = `SM${randomBytes(16).toString('hex')}`;
    await this.outbox.add({ channel: 'sms', sender: from, recipient: to, providerId: sid, text: body });
    if (callback) await this.jobs.enqueue(null, smsReport, { callback, accountSid, sid, to, from });
    return {
      sid,
      account_sid: accountSid,
      api_version: '2010-04-01',
      to,
      from,
      body,
      status: 'queued',
      direction: 'outbound-api',
      messaging_service_sid: service || null,
      date_created: new Date().toUTCString(),
      num_segments: String(Math.ceil(body.length / 160)),
      num_media: '0',
      price: null,
      price_unit: 'USD',
      error_code: null,
      error_message: null,
      uri: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}.json`,
    };
  }

  private authenticate(accountSid: string, authorization = '') {
    const { accountSid: ours, authToken } = this.config.sms;
    const expected = `Basic ${Buffer.from(`${ours}:${authToken}`).toString('base64')}`;
    if (accountSid !== ours || authorization !== expected) throw new TwilioError(401, 20003, 'Authenticate');
  }
}
