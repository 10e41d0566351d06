import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../account/index.js';
import { PayoutAccounts } from '../payouts/payout-accounts.js';
import { UnclaimedTips } from './unclaimed-tips.js';
import { TipHistoryService } from './tip-history.service.js';

// In ascending order of ids, so that two deletions at the same time cannot deadlock.
const lockTips = `select id from tip where ? in (sender_id, recipient_id) order by id for update`;
const forgetSender = `
  update tip set sender_id = null, client_key = null, receipt_email = null, message = null where sender_id = ?`;
// A user who is still owed a tip remains its recipient, by id only.
const forgetRecipient = `
  update tip set recipient_id = null where recipient_id = ? and money in ('transferred', 'returned')`;
const forgetAccount = `delete from payout_account where user_id = ?`;
const forgetOpening = `delete from payout_opening where user_id = ?`;

@Injectable()
export class PaymentsPersonalData implements OnModuleInit {
  constructor(
    private readonly accounts: PayoutAccounts,
    private readonly history: TipHistoryService,
    private readonly unclaimedTips: UnclaimedTips,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'payments',
      collect: (userId) => this.collect(userId),
      erase: (em, userId) => this.erase(em, userId),
    });
  }

  private async collect(userId: number) {
    const [tips, account] = await Promise.all([this.history.all(userId), this.accounts.find(userId)]);
    return { tips, payoutAccount: account ?? null };
  }

  private async erase(em: EntityManager, userId: number): Promise<void> {
    await em.execute(lockTips, [userId]);
    await this.unclaimedTips.recordFor(em, userId);
    for (const text of [forgetSender, forgetRecipient, forgetAccount, forgetOpening])
      await em.execute(text, [userId]);
  }
}
