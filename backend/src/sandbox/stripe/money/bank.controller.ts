import { Body, Controller, HttpCode, Post, UseFilters, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { Public } from '../../../platform/http/access.js';
import { valid } from '../../../platform/http/valid.js';
import { newCall } from '../wire/call.js';
import { Disputes } from './disputes.js';
import { StripeErrors } from '../wire/stripe-errors.js';
import { SandboxStripeGuard } from '../wire/sandbox-stripe.guard.js';
import { StripeTransaction } from '../wire/stripe-transaction.js';

const newDispute = z.strictObject({ charge: z.string().max(100), reason: z.string().max(50).optional() });
type NewDispute = z.infer<typeof newDispute>;

/** Simulates actions at a bank that Stripe only reports. */
@Public()
@UseGuards(SandboxStripeGuard)
@UseFilters(StripeErrors)
@Controller('sandbox/stripe/bank')
export class BankController {
  constructor(
    private readonly disputes: Disputes,
    private readonly transaction: StripeTransaction,
  ) {}

  @Post('disputes')
  @HttpCode(200)
  dispute(@Body(valid(newDispute)) { charge, reason }: NewDispute) {
    return this.transaction.run(newCall(), () => this.disputes.open(charge, reason));
  }
}
