import { z } from 'zod';
import { expand, flag, metadata } from '../wire/form.js';

const one = (name: string) => z.object({ [name]: z.string().max(50) });

export const newAccount = z.object({
  type: z.enum(['express', 'standard', 'custom']).optional(),
  controller: z
    .object({
      fees: one('payer').optional(),
      losses: one('payments').optional(),
      requirement_collection: z.string().max(50).optional(),
      stripe_dashboard: one('type').optional(),
    })
    .optional(),
  country: z.string().length(2).optional(),
  email: z.string().max(800).optional(),
  business_type: z.string().max(50).optional(),
  capabilities: z.record(z.string().max(50), z.object({ requested: flag })).default({}),
  default_currency: z.literal('usd').default('usd'),
  tos_acceptance: z.object({ service_agreement: z.enum(['full', 'recipient']).optional() }).default({}),
  expand,
  metadata,
});
export type NewAccount = z.infer<typeof newAccount>;

export const accountChange = z.object({ email: z.string().max(800).optional(), expand, metadata });
export type AccountChange = z.infer<typeof accountChange>;
