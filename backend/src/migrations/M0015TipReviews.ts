import { Migration } from '@mikro-orm/migrations';

/** Paid tips that are checked before their money moves, disputes that are won, and payout accounts by country. */
export class M0015TipReviews extends Migration {
  override up(): void {
    this.addSql(`
      alter table tip
        -- Which idempotency key creates the payment: the next one after an error that the provider replays.
        add column attempt integer not null default 0,
        -- The same for its transfer and reversal; money that came back after a dispute moves in a new round.
        add column round integer not null default 0,
        add column won_dispute text,
        -- The keyed hash of the giver's mailbox, which outlasts the account.
        add column giver_mailbox text,
        -- Why a paid tip is not transferred, and what an operator decided.
        add column review text check (review in ('pending', 'released', 'refunded')),
        add column review_reason text check (review_reason in ('own_card', 'card_limit')),
        add constraint tip_review_has_reason check ((review is null) = (review_reason is null))`);
    this.addSql(`create index tip_in_review on tip (id) where review = 'pending'`);
    this.addSql(`
      alter table ledger_entry
        drop constraint ledger_entry_kind_check,
        add constraint ledger_entry_kind_check check (
          kind in ('paid', 'fee', 'transferred', 'reversed', 'returned', 'reinstated', 'lost')) not valid`);
    this.addSql(`alter table ledger_entry validate constraint ledger_entry_kind_check`);

    this.addSql(`
      alter table payout_account
        add column country text,
        -- The provider's fingerprints of the bank accounts and debit cards that it pays out to.
        add column destinations text[] not null default '{}'`);
    // Committed before the provider is asked for an account, so that asking again opens the same one.
    this.addSql(`
      create table payout_opening (
        user_id bigint primary key references "user" (id) on delete cascade,
        key uuid not null default gen_random_uuid(),
        country text not null
      )`);
  }
}
