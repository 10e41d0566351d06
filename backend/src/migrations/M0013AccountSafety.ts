import { Migration } from '@mikro-orm/migrations';

/** What outlasts an account, fresh proof of who somebody is, and the devices that an account knows. */
export class M0013AccountSafety extends Migration {
  override up(): void {
    // A key that no change of SECRET changes: once for each secret that can open it.
    this.addSql(`
      create table kept_key (
        purpose text not null,
        opened_by text not null,
        sealed text not null,
        created_at timestamptz not null default now(),
        primary key (purpose, opened_by)
      )`);

    // The keyed hash of the mailbox. A deleted account keeps it for as long as its blocks.
    this.addSql(`alter table "user" add column mailbox_key text`);
    this.addSql(`create index user_mailbox_key on "user" (mailbox_key) where mailbox_key is not null`);
    // Whether the names of earlier accounts were chosen cannot be told.
    this.addSql(`alter table "user" add column username_is_chosen boolean not null default true`);
    this.addSql(`create index user_deleted_at on "user" (deleted_at) where deleted_at is not null`);

    // Set where a block follows a person to another account: the account that was blocked by its owner's own hand.
    this.addSql(`
      alter table block add column alias_of bigint references "user" (id) on delete cascade`);
    this.addSql(`alter table report add column evidence text`);

    this.addSql(`alter table code_attempt drop constraint code_attempt_purpose_check`);
    this.addSql(`
      alter table code_attempt
        add column session_id bigint references session (id) on delete cascade,
        add column proof_for text,
        add constraint code_attempt_purpose_check check (purpose in ('login', 'phone', 'proof')),
        add constraint code_attempt_proof_has_session check (
          purpose <> 'proof'
          or (user_id is not null and session_id is not null and proof_for is not null and link_hash is null))`);
    this.addSql(`
      create unique index code_attempt_proof on code_attempt (session_id, proof_for) where purpose = 'proof'`);
    this.addSql(`
      create table fresh_proof (
        session_id bigint not null references session (id) on delete cascade,
        purpose text not null,
        proven_at timestamptz not null default now(),
        primary key (session_id, purpose)
      )`);

    this.addSql(`
      create table known_device (
        user_id bigint not null references "user" (id) on delete cascade,
        token_hash bytea not null,
        last_seen_at timestamptz not null default now(),
        primary key (user_id, token_hash)
      )`);
    this.addSql(`create index known_device_seen on known_device (last_seen_at)`);

    this.addSql(`
      create table wrong_code_day (
        day date primary key,
        count integer not null
      )`);
  }
}
