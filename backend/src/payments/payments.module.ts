import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { Ledger } from './ledger/ledger.js';
import { CardPayments } from './provider/card-payments.js';
import { HelperPayouts } from './provider/helper-payouts.js';
import { StripeClient } from './provider/stripe-client.js';
import { StripeEvents } from './webhook/stripe-events.js';

/** Thanking each other: tips, of which all arrives. */
@Module({
  imports: [AccountModule],
  controllers: [],
  providers: [CardPayments, HelperPayouts, Ledger, StripeClient, StripeEvents],
})
export class PaymentsModule {}
