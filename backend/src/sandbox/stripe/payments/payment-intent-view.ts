import { currentCall } from '../wire/call.js';
import type { PaymentIntent } from '../wire/kinds.js';
import { refused } from '../wire/stripe-errors.js';

const forBrowsers = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
];

/** The fields that a holder of the client secret may see. */
const seenByBrowser = (intent: PaymentIntent) =>
  Object.fromEntries(forBrowsers.map((name) => [name, intent[name]]));

/** A browser must send the client secret. For a server it is optional. */
export function known(intent: PaymentIntent, clientSecret: string | undefined): PaymentIntent {
  if (clientSecret === intent.client_secret) return intent;
  if (clientSecret === undefined && !currentCall().isPublic) return intent;
  if (clientSecret === undefined)
    throw refused('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  throw refused(
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    },
  );
}

export const visible = (intent: PaymentIntent) => (currentCall().isPublic ? seenByBrowser(intent) : intent);

export const tooLate = (what: string, intent: PaymentIntent) =>
  refused(`You cannot ${what} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: visible(intent),
  });
