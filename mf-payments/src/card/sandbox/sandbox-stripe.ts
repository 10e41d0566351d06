import type { PaymentsConfig } from 'backend/contract/payments';
import type { Payment } from '../card-provider';
import { intentIdOf } from '../intentIdOf';

/** What Stripe says of a payment to the browser of the person who pays. */
export interface SandboxIntent {
  id: string;
  status: string;
  amount: number;
  next_action?: { type: string } | null;
  last_payment_error?: { message?: string } | null;
}

export interface SandboxAnswer {
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

const patience = 20_000;

/** One call as Stripe.js makes it: a form, the publishable key, the client secret, and no cookies of ours. */
export async function call(access: Access, action = '', fields: Record<string, string> = {}) {
  const { url, publishableKey, clientSecret } = access;
  const isQuestion = action === '';
  const form = new URLSearchParams({ ...fields, key: publishableKey, client_secret: clientSecret });
  const path = `${url}/v1/payment_intents/${intentIdOf(clientSecret)}${action}`;
  const response = await fetch(isQuestion ? `${path}?${form}` : path, {
    method: isQuestion ? 'GET' : 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
    ...(!isQuestion && { body: form }),
  });
  return answerOf(response);
}

interface Refusal {
  error?: { message?: string; payment_intent?: SandboxIntent };
}

async function answerOf(response: Response): Promise<SandboxAnswer> {
  if (response.status >= 500) throw new Error(`The sandbox answered ${response.status}`);
  const body = (await response.json()) as SandboxIntent & Refusal;
  if (response.ok) return { intent: body, ...said(body.last_payment_error?.message) };
  const { message, payment_intent: intent = null } = body.error ?? {};
  return { intent, ...said(message) };
}

const said = (message: string | undefined) => (message ? { message } : {});
