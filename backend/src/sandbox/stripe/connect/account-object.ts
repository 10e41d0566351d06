import { z } from 'zod';
import { newId, nowSeconds } from '../wire/call.js';
import type { Account } from '../wire/kinds.js';
import type { NewAccount } from './account-forms.js';

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

export const asAccount = (options: NewAccount, country: string): Account => ({
  id: newId('acct', 16),
  object: 'account',
  business_profile: { mcc: null, name: null, product_description: null, support_email: null, url: null },
  business_type: options.business_type ?? null,
  capabilities: Object.fromEntries(
    Object.entries(options.capabilities).flatMap(([name, { requested }]) =>
      requested ? [[name, 'inactive' as const]] : [],
    ),
  ),
  charges_enabled: false,
  controller: {
    fees: { payer: options.controller ? 'application' : 'application_express' },
    is_controller: true,
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
    type: 'application',
  },
  country,
  created: nowSeconds(),
  default_currency: options.default_currency,
  details_submitted: false,
  email: options.email ?? null,
  external_accounts: { object: 'list', data: [], has_more: false, total_count: 0 },
  future_requirements: requirements([], null),
  livemode: false,
  metadata: options.metadata,
  payouts_enabled: false,
  requirements: requirements(wanted, 'requirements.past_due'),
  settings: { payouts: { debit_negative_balances: true, schedule: { interval: 'daily', delay_days: 2 } } },
  tos_acceptance: {
    date: null,
    ip: null,
    service_agreement: options.tos_acceptance.service_agreement ?? 'full',
    user_agent: null,
  },
  type: options.controller ? 'none' : 'express',
});

/** `shared` is one bank account for everyone who chooses it, to test duplicates. */
export const bankChoice = z.enum(['good', 'shared', 'card', 'unverified']);
export type BankChoice = z.infer<typeof bankChoice>;

/** `testCard` is the fingerprint of the debit card that `card` names. */
export function onboarded(
  { id, capabilities }: Account,
  bank: BankChoice,
  testCard: string,
): Partial<Account> {
  const isGood = bank !== 'unverified';
  const state = isGood ? 'active' : 'inactive';
  const bankAccount = {
    object: 'bank_account',
    last4: '6789',
    fingerprint: bank === 'shared' ? 'sharedBank' : id,
  };
  const debitCard = { object: 'card', last4: '4242', fingerprint: testCard };
  const data = isGood
    ? [{ id: newId('ba'), account: id, ...(bank === 'card' ? debitCard : bankAccount) }]
    : [];
  return {
    details_submitted: true,
    charges_enabled: isGood && 'card_payments' in capabilities,
    payouts_enabled: isGood,
    capabilities: Object.fromEntries(Object.keys(capabilities).map((name) => [name, state])),
    external_accounts: { object: 'list', data, has_more: false, total_count: data.length },
    requirements: isGood
      ? requirements([], null)
      : requirements(['external_account'], 'requirements.past_due'),
  };
}
