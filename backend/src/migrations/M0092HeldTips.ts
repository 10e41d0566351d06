import { Migration } from '@mikro-orm/migrations';

/** Tips are held until a day that everybody reads beforehand. */
export class M0092HeldTips extends Migration {
  override up(): void {
    this.addSql(`
      alter table tip
        -- Null: 180 days after the payment.
        add column held_until timestamptz,
        add column held_reminder_at timestamptz,
        -- The charity that the recipient gave it on to.
        add column given_to text`);
    // Those who have left were promised that it stays theirs; the others get the whole time from now on.
    this.addSql(`
      update tip t set held_until = case when u.deleted_at is null then now() + interval '180 days' else 'infinity' end
      from "user" u where u.id = t.recipient_id and t.money = 'held'`);
    this.addSql(`
      alter table tip
        drop constraint tip_review_reason_check,
        add constraint tip_review_reason_check
          check (review_reason in ('own_card', 'card_limit', 'giver_sum', 'recipient_sum', 'new_recipient', 'desk',
            'given_back', 'held_too_long')) not valid`);
    this.addSql(`alter table tip validate constraint tip_review_reason_check`);
  }
}
