import type { PaymentsConfig } from 'backend/contract/payments';
import { intentIdOf, type Payment } from '../../card-provider';

/** A payment intent as Stripe shows it to the browser that pays. */
export interface SandboxIntent {
  id: string;
  status: string;
  amount: number;
  next_action?: { type: string } | null;
  last_payment_error?: { message?: string } | null;
}

export interface SandboxResponse {
  intent: SandboxIntent | null;
  message?: string;
}

export interface Access {
  url: string;
  publishableKey: string;
  clientSecret: string;
}

export const accessOf = (config: PaymentsConfig, clientSecret: string): Access => ({
  url: config.sandboxUrl ?? '',
  publishableKey: config.publishableKey,
  clientSecret,
});

export const paymentOf = ({ id, status, amount }: SandboxIntent): Payment => ({ id, status, cents: amount });

const timeoutMs = 20_000;

/** Calls the API as Stripe.js does: form-encoded, with the publishable key and the client secret, without cookies. */
export async function call(access: Access, action = '', fields: Record<string, string> = {}) {
  const { url, publishableKey, clientSecret } = access;
  const isRead = action === '';
  const form = new URLSearchParams({ ...fields, key: publishableKey, client_secret: clientSecret });
  const path = `${url}/v1/payment_intents/${intentIdOf(clientSecret)}${action}`;
  const response = await fetch(isRead ? `${path}?${form}` : path, {
    method: isRead ? 'GET' : 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeoutMs),
    ...(!isRead && { body: form }),
  });
  return readResponse(response);
}

interface Refusal {
  error?: { message?: string; payment_intent?: SandboxIntent };
}

async function readResponse(response: Response): Promise<SandboxResponse> {
  if (response.status >= 500) throw new Error(`The sandbox responded with ${response.status}`);
  const body = (await response.json()) as SandboxIntent & Refusal;
  if (response.ok) return { intent: body, ...withMessage(body.last_payment_error?.message) };
  const { message, payment_intent: intent = null } = body.error ?? {};
  return { intent, ...withMessage(message) };
}

const withMessage = (message: string | undefined) => (message ? { message } : {});
