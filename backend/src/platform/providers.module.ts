import { Global, Module } from '@nestjs/common';
import { Analytics } from './analytics/analytics.js';
import { AnalyticsSender } from './analytics/analytics-sender.js';
import { Captcha } from './captcha/captcha.js';
import { Deadline } from './deadline.js';
import { Mail } from './mail/mail.js';
import { MailSender } from './mail/mail-sender.js';
import { Dispatches } from './sms/dispatches.js';
import { Sms } from './sms/sms.js';
import { SmsBudget } from './sms/sms-budget.js';
import { SmsSender } from './sms/sms-sender.js';
import { TwilioClient } from './sms/twilio-client.js';

/** The services of others, each behind one small port. */
@Global()
@Module({
  providers: [
    Analytics,
    AnalyticsSender,
    Captcha,
    Deadline,
    Dispatches,
    Mail,
    MailSender,
    Sms,
    SmsBudget,
    SmsSender,
    TwilioClient,
  ],
  exports: [Analytics, Captcha, Mail, Sms],
})
export class ProvidersModule {}
