import { Inject, Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { CircuitBreaker } from '../outbound/circuit-breaker.js';
import { CONFIG, type Config } from '../config/config.js';
import { isOutage, asProviderError } from './provider-errors.js';

/** Covers a whole call, from DNS to the last byte. */
const timeoutMs = 5_000;

export interface ProviderEvent {
  id: string;
  type: string;
  subject: unknown;
}

/** Loads the SDK on first use. Its errors are replaced by ours, which hold no request data. */
@Injectable()
export class StripeClient {
  private sdk?: Promise<Stripe>;
  private readonly breaker = new CircuitBreaker('The card provider', { after: 5, restMs: 10_000 });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async call<Result>(request: (stripe: Stripe) => Promise<Result>): Promise<Result> {
    const stripe = await this.open();
    try {
      return await this.breaker.run(() => withTimeout(request(stripe)), isOutage);
    } catch (error) {
      throw asProviderError(error);
    }
  }

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
    timeout: timeoutMs,
    // Callers decide about retries: members retry at once, jobs later.
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient,
  });
}

/** The SDK's own timeout restarts with every byte. */
async function withTimeout<Result>(response: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The card provider took too long')), timeoutMs);
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
}
