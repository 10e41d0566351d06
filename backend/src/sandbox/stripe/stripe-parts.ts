import { AccountLinks } from './connect/account-links.js';
import { AccountsController } from './connect/accounts.controller.js';
import { Accounts } from './connect/accounts.js';
import { BalanceTransactions } from './money/balance-transactions.js';
import { CardFates } from './payments/card-fates.js';
import { Charges } from './payments/charges.js';
import { ConnectController } from './connect/connect.controller.js';
import { Disputes } from './money/disputes.js';
import { EventSender } from './events/event-sender.js';
import { StripeEvents } from './events/events.js';
import { Expansion } from './wire/expansion.js';
import { Idempotency } from './wire/idempotency.js';
import { MoneyController } from './money/money.controller.js';
import { PaymentIntentsController } from './payments/payment-intents.controller.js';
import { PaymentIntents } from './payments/payment-intents.js';
import { PaymentMethods } from './payments/payment-methods.js';
import { ReadingController } from './reading.controller.js';
import { Refunds } from './money/refunds.js';
import { IdentityPageController } from './identity/identity-page.controller.js';
import { SessionsController } from './identity/sessions.controller.js';
import { VerificationSessions } from './identity/sessions.js';
import { BankController } from './money/bank.controller.js';
import { StripeObjects } from './wire/stripe-objects.js';
import { StripeTransaction } from './wire/stripe-transaction.js';
import { TransferReversals } from './money/transfer-reversals.js';
import { Transfers } from './money/transfers.js';

export const stripeControllers = [
  AccountsController,
  ConnectController,
  IdentityPageController,
  SessionsController,
  MoneyController,
  PaymentIntentsController,
  ReadingController,
  BankController,
];

export const stripeProviders = [
  AccountLinks,
  Accounts,
  BalanceTransactions,
  CardFates,
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
  VerificationSessions,
];
