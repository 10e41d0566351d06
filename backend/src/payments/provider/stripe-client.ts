import { Inject, Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { CircuitBreaker } from '../../platform/outbound/circuit-breaker.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { isFault, spokenError } from './provider-errors.js';

/** All that one call may take, from the name's look-up to the last byte. */
const deadlineMs = 5_000;

export interface ProviderEvent {
  id: string;
  type: string;
  subject: unknown;
}

/** The provider's SDK, loaded with the first call; what it throws is ours and holds nothing that was asked. */
@Injectable()
export class StripeClient {
  private sdk?: Promise<Stripe>;
  private readonly breaker = new CircuitBreaker('The card provider', { after: 5, restMs: 10_000 });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async ask<Answer>(call: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    const stripe = await this.open();
    try {
      return await this.breaker.run(() => withinDeadline(call(stripe)), isFault);
    } catch (error) {
      throw spokenError(error);
    }
  }

  /** What the provider tells by itself; null when it is not from there, or too old. */
  async readEvent(text: string, signature: string): Promise<ProviderEvent | null> {
    const { webhooks } = await this.open();
    for (const secret of this.config.stripe.webhookSecrets) {
      try {
        const { id, type, data } = webhooks.constructEvent(text, signature, secret);
        return { id, type, subject: data.object };
      } catch (error) {
        if ((error as { type?: unknown }).type !== 'StripeSignatureVerificationError') throw error;
      }
    }
    return null;
  }

  private open(): Promise<Stripe> {
    return (this.sdk ??= openSdk(this.config.stripe));
  }
}

async function openSdk({ secretKey, api: { protocol, host, port, path } }: Config['stripe']) {
  const { Stripe } = await import('stripe');
  const httpClient = Stripe.createNodeHttpClient();
  const request = httpClient.makeRequest.bind(httpClient);
  httpClient.makeRequest = (to, at, call, ...rest) => request(to, at, path + call, ...rest);
  return new Stripe(secretKey, {
    protocol,
    host,
    port,
    timeout: deadlineMs,
    // Whoever asks decides about trying again: a person at once, a job later.
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient,
  });
}

/** The SDK's own time-out begins anew with every byte. */
async function withinDeadline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The card provider took too long')), deadlineMs);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
