import { newId, nowSeconds } from '../wire/call.js';
import type { Account } from '../wire/kinds.js';
import type { NewAccount } from './accounts.js';

const wanted = ['external_account', 'individual.first_name', 'individual.last_name', 'tos_acceptance.date'];

const requirements = (due: string[], reason: string | null) => ({
  alternatives: [],
  current_deadline: null,
  currently_due: due,
  disabled_reason: reason,
  errors: [],
  eventually_due: due,
  past_due: due,
  pending_verification: [],
});

export const asAccount = (asked: NewAccount): Account => ({
  id: newId('acct', 16),
  object: 'account',
  business_profile: { mcc: null, name: null, product_description: null, support_email: null, url: null },
  business_type: asked.business_type ?? null,
  capabilities: Object.fromEntries(
    Object.entries(asked.capabilities).flatMap(([name, { requested }]) =>
      requested ? [[name, 'inactive' as const]] : [],
    ),
  ),
  charges_enabled: false,
  controller: {
    fees: { payer: 'application_express' },
    is_controller: true,
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
    type: 'application',
  },
  country: asked.country,
  created: nowSeconds(),
  default_currency: asked.default_currency,
  details_submitted: false,
  email: asked.email ?? null,
  external_accounts: { object: 'list', data: [], has_more: false, total_count: 0 },
  future_requirements: requirements([], null),
  livemode: false,
  metadata: asked.metadata,
  payouts_enabled: false,
  requirements: requirements(wanted, 'requirements.past_due'),
  settings: { payouts: { debit_negative_balances: true, schedule: { interval: 'daily', delay_days: 2 } } },
  tos_acceptance: { date: null, ip: null, user_agent: null },
  type: 'express',
});

/** Which of the sandbox's banks a person chose: one that works, or one that Stripe does not accept. */
export type BankChoice = 'good' | 'unverified';

export function onboarded({ capabilities }: Account, bank: BankChoice): Partial<Account> {
  const isGood = bank === 'good';
  const state = isGood ? 'active' : 'inactive';
  return {
    details_submitted: true,
    charges_enabled: isGood && 'card_payments' in capabilities,
    payouts_enabled: isGood,
    capabilities: Object.fromEntries(Object.keys(capabilities).map((name) => [name, state])),
    requirements: isGood
      ? requirements([], null)
      : requirements(['external_account'], 'requirements.past_due'),
  };
}
