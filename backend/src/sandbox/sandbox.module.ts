import { Module } from '@nestjs/common';
import { CaptchaController } from './captcha.controller.js';
import { CaptchaTokens } from './captcha-tokens.js';
import { FormBodies } from './form-bodies.js';
import { InboxController } from './inbox.controller.js';
import { Knobs } from './knobs.js';
import { KnobsController } from './knobs.controller.js';
import { Outbox } from './outbox.js';
import { OutboxController } from './outbox.controller.js';
import { OutboxFeed } from './outbox-feed.js';
import { ProviderFaults } from './provider-faults.js';
import { SandboxSmtp } from './sandbox-smtp.js';
import { TwilioController } from './twilio.controller.js';

/** Plays the providers for whom there are no keys, each in its own wire protocol. Absent in production. */
@Module({
  controllers: [CaptchaController, InboxController, KnobsController, OutboxController, TwilioController],
  providers: [CaptchaTokens, FormBodies, Knobs, Outbox, OutboxFeed, ProviderFaults, SandboxSmtp],
})
export class SandboxModule {}
