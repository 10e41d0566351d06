import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { ModerationModule } from '../moderation/index.js';
import { DemoCharges } from './demo/demo-charges.js';
import { PaymentsDemo } from './demo/demo.js';
import { DeskTipsController } from './desk/desk-tips.controller.js';
import { DeskTipsService } from './desk/desk-tips.service.js';
import { HeldTooLong } from './held/held-too-long.js';
import { ReturnedTips } from './held/returned-tips.js';
import { WaysOut } from './held/ways-out.service.js';
import { HeldTips } from './history/held-tips.js';
import { UnclaimedTips } from './history/unclaimed-tips.js';
import { TipHistoryController } from './history/tip-history.controller.js';
import { TipHistoryService } from './history/tip-history.service.js';
import { PaymentsPersonalData } from './history/payments-personal-data.js';
import { Ledger } from './ledger/ledger.js';
import { PayoutAccounts } from './payouts/payout-accounts.js';
import { PayoutsController } from './payouts/payouts.controller.js';
import { PayoutsService } from './payouts/payouts.service.js';
import { CardPayments } from './provider/card-payments.js';
import { HelperPayouts } from './provider/helper-payouts.js';
import { ReceiptLinks } from './receipts/receipt-links.js';
import { ReceiptMails } from './receipts/receipt-mails.js';
import { ReceiptsController } from './receipts/receipts.controller.js';
import { ReceiptsService } from './receipts/receipts.service.js';
import { ReversalMails } from './receipts/reversal-mails.js';
import { TipNames } from './receipts/tip-names.js';
import { PaymentsCleanup } from './reconcile/payments-cleanup.js';
import { LostPayments } from './reconcile/lost-payments.js';
import { Reconciler } from './reconcile/reconciler.js';
import { TipTransitions } from './tips/tip-transitions.js';
import { Recipients } from './tips/recipients.js';
import { TipSync } from './tips/tip-sync.js';
import { TipChecks } from './tips/tip-checks.js';
import { TipEntity } from './store/tip.entity.js';
import { TipsController } from './tips/tips.controller.js';
import { TipsService } from './tips/tips.service.js';
import { TipIntents } from './tips/tip-intents.js';
import { TipReviews } from './tips/tip-reviews.js';
import { TripTips } from './tips/trip-tips.js';
import { TipStore } from './store/tip-store.js';
import { Reversals } from './transfers/reversals.js';
import { Transfers } from './transfers/transfers.js';
import { TipEvents } from './webhook/tip-events.js';
import { WebhookController } from './webhook/webhook.controller.js';
import { WebhookService } from './webhook/webhook.service.js';

@Module({
  imports: [AccountModule, ModerationModule, MikroOrmModule.forFeature([TipEntity])],
  controllers: [
    DeskTipsController,
    PayoutsController,
    ReceiptsController,
    TipHistoryController,
    TipsController,
    WebhookController,
  ],
  providers: [
    CardPayments,
    DemoCharges,
    DeskTipsService,
    HeldTips,
    HeldTooLong,
    HelperPayouts,
    Ledger,
    LostPayments,
    UnclaimedTips,
    TipTransitions,
    PaymentsDemo,
    PaymentsCleanup,
    PayoutAccounts,
    PayoutsService,
    Reversals,
    ReceiptLinks,
    ReceiptMails,
    ReceiptsService,
    Recipients,
    Reconciler,
    ReturnedTips,
    ReversalMails,
    TipSync,
    TipChecks,
    TipEvents,
    TipHistoryService,
    TipIntents,
    TipNames,
    TipReviews,
    TipStore,
    PaymentsPersonalData,
    TipsService,
    Transfers,
    TripTips,
    WaysOut,
    WebhookService,
  ],
  exports: [PaymentsDemo, TipReviews],
})
export class PaymentsModule {}
