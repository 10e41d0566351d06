import { Migration } from '@mikro-orm/migrations';

/** Paid tips are also held for what their giver gave, and their recipient got, on one day. */
export class M0069TipSums extends Migration {
  override up(): void {
    this.addSql(`
      alter table tip
        drop constraint tip_review_reason_check,
        add constraint tip_review_reason_check
          check (review_reason in ('own_card', 'card_limit', 'giver_sum', 'recipient_sum', 'new_recipient', 'desk')) not valid`);
    this.addSql(`alter table tip validate constraint tip_review_reason_check`);
  }
}
