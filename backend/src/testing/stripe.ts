import { Stripe } from 'stripe';
import type { TestApp } from './test-app.js';

/** Stripe's own SDK, as a server with the secret key uses it, on the sandbox's Stripe. */
export function stripeOf(app: TestApp, key = app.config.stripe.secretKey): Stripe {
  const inSandbox = (url: string, init?: RequestInit) =>
    fetch(url.replace(app.url, `${app.url}/sandbox/stripe`), init);
  return new Stripe(key, {
    protocol: 'http',
    host: '127.0.0.1',
    port: app.config.port,
    timeout: 10_000,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(inSandbox as typeof fetch),
  });
}
