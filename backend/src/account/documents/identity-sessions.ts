import { Inject, Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { ProviderRefusal } from '../../platform/stripe/provider-errors.js';
import { StripeClient } from '../../platform/stripe/stripe-client.js';

type Session = Stripe.Identity.VerificationSession;

/** Stripe's verification sessions. The date of birth is read with a restricted key only. */
@Injectable()
export class IdentitySessions {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly stripe: StripeClient,
  ) {}

  /** Repeated with one key, it returns one session. */
  open(key: string): Promise<Session> {
    const wanted: Stripe.Identity.VerificationSessionCreateParams = {
      type: 'document',
      options: { document: { require_matching_selfie: true, require_live_capture: true } },
      metadata: { check: key },
      return_url: `${this.config.publicUrl}/verify/document`,
    };
    return this.stripe.call(({ identity }) =>
      identity.verificationSessions.create(wanted, { ...this.options(), idempotencyKey: key }),
    );
  }

  find(sessionId: string): Promise<Session> {
    const expand = ['verified_outputs', 'verified_outputs.dob'];
    return this.stripe.call(({ identity }) =>
      identity.verificationSessions.retrieve(sessionId, { expand }, this.options()),
    );
  }

  async cancel(sessionId: string): Promise<void> {
    await this.stripe.call(({ identity }) =>
      identity.verificationSessions.cancel(sessionId, {}, this.options()),
    );
  }

  /** Removes documents, pictures and names at Stripe, any number of times. */
  async redact(sessionId: string): Promise<void> {
    try {
      await this.stripe.call(({ identity }) =>
        identity.verificationSessions.redact(sessionId, {}, this.options()),
      );
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || !(await this.isRedacted(sessionId))) throw error;
    }
  }

  private async isRedacted(sessionId: string): Promise<boolean> {
    const { redaction } = await this.stripe.call(({ identity }) =>
      identity.verificationSessions.retrieve(sessionId, {}, this.options()),
    );
    return redaction !== null;
  }

  private options(): Stripe.RequestOptions {
    const apiKey = this.config.stripe.identityKey;
    return apiKey === undefined ? {} : { apiKey };
  }
}
