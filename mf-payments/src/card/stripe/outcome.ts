import type { PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';
import { outcomeOf, type CardOutcome, type Payment } from '../card-provider';

/** These are faults of the way to Stripe: what came of the payment is not known. */
const unknown = ['api_connection_error', 'api_error'];

export const paymentOf = ({ id, status, amount }: PaymentIntent): Payment => ({ id, status, cents: amount });

export function stripeOutcome({ error, paymentIntent }: PaymentIntentResult): CardOutcome {
  // A second attempt at what has been paid is refused, and says so in its intent.
  const intent = paymentIntent ?? error?.payment_intent;
  if (error?.type === 'validation_error') return { kind: 'incomplete' };
  if (intent) return outcomeOf(paymentOf(intent), error?.message);
  if (error && unknown.includes(error.type)) throw new Error(error.type);
  return { kind: 'refused', ...(error?.message && { message: error.message }) };
}
