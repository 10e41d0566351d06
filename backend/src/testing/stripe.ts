import { Stripe } from 'stripe';
import type { Sent } from './client.js';
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

/** A card as the form sends it. The default is valid. */
export const cardFields = (
  number = '4242424242424242',
  card: Record<string, string> = {},
): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  ...Object.fromEntries(
    Object.entries({ exp_month: '12', exp_year: '34', cvc: '123', ...card }).map(([name, value]) => [
      `payment_method_data[card][${name}]`,
      value,
    ]),
  ),
});

/** A browser's call: with the publishable key and the client secret of a payment. */
export function fromBrowser(
  app: TestApp,
  { id, client_secret }: { id: string; client_secret: string | null },
  step: 'confirm' | 'authenticate',
  fields: Record<string, string>,
): Sent {
  const form = { key: app.config.stripe.publishableKey, client_secret: client_secret ?? '', ...fields };
  return app
    .asVisitor()
    .send('POST', `/sandbox/stripe/v1/payment_intents/${id}/${step}`, new URLSearchParams(form).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
}

/** Goes through the provider's onboarding page. Resolves to its final redirect. */
export async function onboard(
  app: TestApp,
  url: string,
  bank: 'good' | 'shared' | 'card' | 'unverified' = 'good',
) {
  const { pathname } = new URL(url);
  await app.asVisitor().get(pathname).expect(200);
  const form = new URLSearchParams({ name: 'Maria Lopez', bank }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await app.asVisitor().send('POST', pathname, form, headers).expect(303);
  return sent.headers.location;
}

export type IdentityEnding = 'verified' | 'document_expired' | 'selfie_face_mismatch' | 'under_age';

/** Goes through the provider's page for documents. Resolves to its final redirect. */
export async function showDocument(app: TestApp, url: string, ending: IdentityEnding, firstName = 'Maria') {
  const { pathname } = new URL(url);
  await app.asVisitor().get(pathname).expect(200);
  const form = new URLSearchParams({ firstName, ending }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await app.asVisitor().send('POST', pathname, form, headers).expect(303);
  return sent.headers.location;
}
