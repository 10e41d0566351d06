import { AccountLinks } from './account-links.js';
import { AccountsController } from './accounts.controller.js';
import { Accounts } from './accounts.js';
import { BalanceTransactions } from './balance-transactions.js';
import { Charges } from './charges.js';
import { ConnectController } from './connect.controller.js';
import { Disputes } from './disputes.js';
import { EventSender } from './event-sender.js';
import { StripeEvents } from './events.js';
import { Expansion } from './expansion.js';
import { Idempotency } from './idempotency.js';
import { MoneyController } from './money.controller.js';
import { PaymentIntentsController } from './payment-intents.controller.js';
import { PaymentIntents } from './payment-intents.js';
import { PaymentMethods } from './payment-methods.js';
import { ReadingController } from './reading.controller.js';
import { Refunds } from './refunds.js';
import { BankController } from './bank.controller.js';
import { StripeObjects } from './stripe-objects.js';
import { StripeTransaction } from './stripe-transaction.js';
import { TransferReversals } from './transfer-reversals.js';
import { Transfers } from './transfers.js';

/** The parts of the sandbox's Stripe. */
export const stripeControllers = [
  AccountsController,
  ConnectController,
  MoneyController,
  PaymentIntentsController,
  ReadingController,
  BankController,
];

export const stripeProviders = [
  AccountLinks,
  Accounts,
  BalanceTransactions,
  Charges,
  Disputes,
  EventSender,
  Expansion,
  Idempotency,
  PaymentIntents,
  PaymentMethods,
  Refunds,
  StripeEvents,
  StripeObjects,
  StripeTransaction,
  TransferReversals,
  Transfers,
];
