import { Global, Module } from '@nestjs/common';
import { Analytics } from './analytics/analytics.js';
import { AnalyticsSender } from './analytics/analytics-sender.js';
import { Captcha } from './captcha/captcha.js';
import { Deadline } from './outbound/deadline.js';
import { Mail } from './mail/mail.js';
import { MailSender } from './mail/mail-sender.js';
import { Dispatches } from './sms/dispatches.js';
import { CodeConversion } from './sms/code-conversion.js';
import { PublicPost } from './outbound/public-post.js';
import { PushFigures } from './push/push-figures.js';
import { PushSender } from './push/push-sender.js';
import { Sms } from './sms/sms.js';
import { SmsBudget } from './sms/sms-budget.js';
import { SmsDeliveries } from './sms/sms-deliveries.js';
import { SmsFigures } from './sms/sms-figures.js';
import { SmsSender } from './sms/sms-sender.js';
import { SmsStatusController } from './sms/sms-status.controller.js';
import { StripeClient } from './stripe/stripe-client.js';
import { StripeEvents } from './stripe/stripe-events.js';
import { KeptTranslations } from './translation/kept-translations.js';
import { TranslationBudget } from './translation/translation-budget.js';
import { Translations } from './translation/translations.js';
import { TwilioClient } from './sms/twilio-client.js';

@Global()
@Module({
  controllers: [SmsStatusController],
  providers: [
    Analytics,
    AnalyticsSender,
    Captcha,
    CodeConversion,
    Deadline,
    Dispatches,
    Mail,
    MailSender,
    PublicPost,
    PushFigures,
    PushSender,
    Sms,
    SmsBudget,
    SmsDeliveries,
    SmsFigures,
    SmsSender,
    StripeClient,
    StripeEvents,
    KeptTranslations,
    TranslationBudget,
    Translations,
    TwilioClient,
  ],
  exports: [
    Analytics,
    Captcha,
    CodeConversion,
    Mail,
    PushSender,
    Sms,
    StripeClient,
    StripeEvents,
    Translations,
  ],
})
export class ProvidersModule {}
