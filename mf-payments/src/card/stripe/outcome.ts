import type { PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';
import { outcomeOf, type CardOutcome, type Payment } from '../../card-provider';

/** After these errors the payment may or may not have been charged. */
const unknownOutcome = ['api_connection_error', 'api_error'];

export const paymentOf = ({ id, status, amount }: PaymentIntent): Payment => ({ id, status, cents: amount });

export function stripeOutcome({ error, paymentIntent }: PaymentIntentResult): CardOutcome {
  // A second attempt to pay the same intent fails, and its error has the paid intent.
  const intent = paymentIntent ?? error?.payment_intent;
  if (error?.type === 'validation_error') return { kind: 'incomplete' };
  if (intent) return outcomeOf(paymentOf(intent), error?.message);
  if (error && unknownOutcome.includes(error.type)) throw new Error(error.type);
  return { kind: 'refused', ...(error?.message && { message: error.message }) };
}
