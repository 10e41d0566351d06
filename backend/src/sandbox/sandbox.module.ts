import { Module } from '@nestjs/common';
import { AeroApiController } from './aeroapi/aeroapi.controller.js';
import { AlertsOfAeroApiController } from './aeroapi/alerts.controller.js';
import { FlightAlerts } from './aeroapi/alerts.js';
import { ChangedFlights } from './aeroapi/flight-changes.js';
import { SandboxFlightsController } from './aeroapi/flights.controller.js';
import { CaptchaController } from './captcha/captcha.controller.js';
import { CaptchaTokens } from './captcha/captcha-tokens.js';
import { DaysController } from './days/days.controller.js';
import { PersonDaysController } from './days/person-days.controller.js';
import { InboxController } from './inbox/inbox.controller.js';
import { Knobs } from './knobs.js';
import { KnobsController } from './knobs.controller.js';
import { Outbox } from './outbox/outbox.js';
import { OutboxController } from './outbox/outbox.controller.js';
import { OutboxFeed } from './outbox/outbox-feed.js';
import { PushController } from './push/push.controller.js';
import { Pushes } from './push/pushes.js';
import { ProviderFaults } from './provider-faults.js';
import { stripeControllers, stripeProviders } from './stripe/stripe-parts.js';
import { SandboxSmtp } from './mail/sandbox-smtp.js';
import { SiteStyle } from './inbox/site-style.js';
import { StatusReports } from './sms/status-reports.js';
import { DeepLController } from './translation/deepl.controller.js';
import { GoogleTranslateController } from './translation/google-translate.controller.js';
import { LibreTranslateController } from './translation/libretranslate.controller.js';
import { TranslationMachine } from './translation/translation-machine.js';
import { TwilioController } from './sms/twilio.controller.js';

/** Simulates providers without keys, each over its own wire protocol. Absent in production. */
@Module({
  controllers: [
    AeroApiController,
    AlertsOfAeroApiController,
    CaptchaController,
    DaysController,
    DeepLController,
    GoogleTranslateController,
    PersonDaysController,
    InboxController,
    KnobsController,
    LibreTranslateController,
    OutboxController,
    PushController,
    SandboxFlightsController,
    TwilioController,
    ...stripeControllers,
  ],
  providers: [
    CaptchaTokens,
    ChangedFlights,
    FlightAlerts,
    Knobs,
    Outbox,
    OutboxFeed,
    ProviderFaults,
    Pushes,
    SandboxSmtp,
    SiteStyle,
    StatusReports,
    TranslationMachine,
    ...stripeProviders,
  ],
})
export class SandboxModule {}
