import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { StripeEvents } from '../events/events.js';
import { newId, nowSeconds } from '../wire/call.js';
import { expand, flag, metadata } from '../wire/form.js';
import type { VerificationSession } from '../wire/kinds.js';
import { refused } from '../wire/stripe-errors.js';
import { StripeObjects } from '../wire/stripe-objects.js';
import type { Ending } from './endings.js';

export const newSession = z.object({
  client_reference_id: z.string().max(5000).optional(),
  expand,
  metadata,
  options: z
    .object({
      document: z
        .object({ require_live_capture: flag.optional(), require_matching_selfie: flag.optional() })
        .optional(),
    })
    .default({}),
  return_url: z.url({ protocol: /^https?$/, error: 'Not a valid URL' }),
  type: z.literal('document'),
});
export type NewSession = z.infer<typeof newSession>;

const kind = 'identity.verification_session';
const eventOf = (name: string) => `${kind}.${name}`;

/** Verification sessions of Stripe Identity: a document and a selfie. */
@Injectable()
export class VerificationSessions {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly events: StripeEvents,
    private readonly objects: StripeObjects,
  ) {}

  async create({ return_url: returnUrl, ...wanted }: NewSession) {
    const id = newId('vs');
    const secret = randomBytes(18).toString('base64url');
    const session = await this.objects.add<VerificationSession>({
      id,
      object: kind,
      client_reference_id: wanted.client_reference_id ?? null,
      client_secret: `${id}_secret_${secret}`,
      created: nowSeconds(),
      last_error: null,
      last_verification_report: null,
      livemode: false,
      metadata: wanted.metadata,
      options: wanted.options,
      redaction: null,
      related_customer: null,
      status: 'requires_input',
      type: wanted.type,
      url: `${this.config.publicUrl}/sandbox/stripe/identity/${id}/${secret}`,
      verified_outputs: null,
      sandbox: { returnUrl, secret },
    });
    return shown(session);
  }

  /** Names only when they are asked for, and the date of birth with a restricted key. */
  async find(id: string, expanded: string[], isRestricted: boolean) {
    const session = await this.objects.find(kind, id);
    const asksForBirth = expanded.includes('verified_outputs.dob');
    if (asksForBirth && !isRestricted)
      throw refused('Expanding verified_outputs.dob needs a restricted key.', { param: 'expand' });
    if (!expanded.includes('verified_outputs') && !asksForBirth) return shown(session);
    const { dob, ...outputs } = session.verified_outputs ?? {};
    const verified = session.verified_outputs && { ...outputs, ...(asksForBirth && { dob }) };
    return { ...shown(session), verified_outputs: verified };
  }

  async cancel(id: string) {
    const session = await this.objects.lock(kind, id);
    if (session.status !== 'requires_input') throw refusedIn(session, 'canceled');
    await this.save(session, { status: 'canceled', url: null }, 'canceled');
    return shown(session);
  }

  async redact(id: string) {
    const session = await this.objects.lock(kind, id);
    if (session.redaction ?? session.status === 'processing') throw refusedIn(session, 'redacted');
    if (session.status === 'requires_input')
      await this.save(session, { status: 'canceled', url: null }, 'canceled');
    const emptied = { metadata: {}, verified_outputs: null, last_error: null, options: null };
    await this.save(session, { ...emptied, redaction: { status: 'redacted' } }, 'redacted');
    return shown(session);
  }

  /** Undefined for an unknown address. */
  async visit(id: string, secret: string): Promise<VerificationSession | undefined> {
    const session = await this.objects.find(kind, id).catch(() => undefined);
    return session?.sandbox.secret === secret ? session : undefined;
  }

  async finish(id: string, { error, outputs }: Ending): Promise<void> {
    const session = await this.objects.lock(kind, id);
    if (session.status !== 'requires_input') return;
    const { url } = session;
    await this.save(session, { status: 'processing', url: null, last_error: null }, 'processing');
    await (outputs
      ? this.save(session, { status: 'verified', verified_outputs: outputs }, 'verified')
      : this.save(session, { status: 'requires_input', last_error: error ?? null, url }, 'requires_input'));
  }

  private async save(session: VerificationSession, change: object, event: string): Promise<void> {
    Object.assign(session, change);
    await this.objects.save(session);
    await this.events.record(eventOf(event), shown(session));
  }
}

function shown(session: VerificationSession): VerificationSession {
  const { sandbox: _, verified_outputs: __, ...rest } = session;
  return rest as VerificationSession;
}

const refusedIn = ({ status, redaction }: VerificationSession, what: string) =>
  refused(
    redaction
      ? 'This VerificationSession has been redacted.'
      : `A VerificationSession with the status ${status} cannot be ${what}.`,
    { code: 'identity_verification_session_unexpected_state' },
  );
