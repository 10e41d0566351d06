import { z } from 'zod';
import { expand, flag, list, metadata, whole } from '../wire/form.js';
import { methodForm } from './payment-methods.js';
import { refused } from '../wire/stripe-errors.js';

const text = z.string().max(5000);

export const newIntent = z.strictObject({
  amount: whole,
  currency: text,
  automatic_payment_methods: z
    .object({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).default('automatic_async'),
  confirm: flag.default(false),
  confirmation_method: z.literal('automatic').default('automatic'),
  description: text.optional(),
  expand,
  metadata,
  payment_method: text.optional(),
  payment_method_data: methodForm.optional(),
  payment_method_types: list(z.literal('card')).optional(),
  receipt_email: text.optional(),
  return_url: text.optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
  transfer_group: text.optional(),
});
export type NewIntent = z.infer<typeof newIntent>;

/** Stripe.js sends more fields, which the sandbox ignores. */
export const seenIntent = z.object({ client_secret: text.optional(), expand });
export type SeenIntent = z.infer<typeof seenIntent>;

export const confirmation = z.object({
  client_secret: text.optional(),
  expand,
  payment_method: text.optional(),
  payment_method_data: methodForm.optional(),
  return_url: text.optional(),
});
export type Confirmation = z.infer<typeof confirmation>;

export const authentication = z.object({
  client_secret: text.optional(),
  expand,
  outcome: z.enum(['succeed', 'fail']),
});
export type Authentication = z.infer<typeof authentication>;

export const cancellation = z.strictObject({
  cancellation_reason: z
    .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
    .nullable()
    .default(null),
  expand,
});
export type Cancellation = z.infer<typeof cancellation>;

const leastCents = 50;
const maxCents = 99_999_999;

/** Stripe refuses these amounts and currencies too. */
export function refuseBadAmount({ amount, currency }: Pick<NewIntent, 'amount' | 'currency'>) {
  if (currency.toLowerCase() !== 'usd')
    throw refused(`Invalid currency: ${currency}. The sandbox knows usd.`, { param: 'currency' });
  if (amount < 1)
    throw refused('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount < leastCents)
    throw refused('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  if (amount > maxCents)
    throw refused('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
}
