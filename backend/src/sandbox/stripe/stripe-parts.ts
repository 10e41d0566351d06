import { BalanceTransactions } from './balance-transactions.js';
import { Charges } from './charges.js';
import { EventSender } from './event-sender.js';
import { StripeEvents } from './events.js';
import { Expansion } from './expansion.js';
import { Idempotency } from './idempotency.js';
import { PaymentIntentsController } from './payment-intents.controller.js';
import { PaymentIntents } from './payment-intents.js';
import { PaymentMethods } from './payment-methods.js';
import { StripeObjects } from './stripe-objects.js';
import { StripeTransaction } from './stripe-transaction.js';

/** The parts of the sandbox's Stripe. */
export const stripeControllers = [PaymentIntentsController];

export const stripeProviders = [
  BalanceTransactions,
  Charges,
  EventSender,
  Expansion,
  Idempotency,
  PaymentIntents,
  PaymentMethods,
  StripeEvents,
  StripeObjects,
  StripeTransaction,
];
