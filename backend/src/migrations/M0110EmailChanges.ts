import { Migration } from '@mikro-orm/migrations';

/** A member may change the address of their account, and for 7 days the old one can bring it back. */
export class M0110EmailChanges extends Migration {
  override up(): void {
    this.addSql(`
      alter table code_attempt
        drop constraint code_attempt_purpose_check,
        add constraint code_attempt_purpose_check check (purpose in ('login', 'phone', 'proof', 'email')),
        add constraint code_attempt_email_has_user
          check (purpose <> 'email' or (user_id is not null and link_hash is null))`);
    this.addSql(`create unique index code_attempt_email on code_attempt (user_id) where purpose = 'email'`);
    this.addSql(`
      create table email_change (
        -- One in 7 days, so that whoever has the first address can always bring it back.
        user_id bigint primary key references "user" (id) on delete cascade,
        old_email text not null unique,
        new_email text not null,
        stop_hash bytea not null unique,
        changed_at timestamptz not null default now()
      )`);
  }
}
