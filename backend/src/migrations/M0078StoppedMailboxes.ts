import { Migration } from '@mikro-orm/migrations';

/** Mailboxes that get no more mails that others can have sent to them. */
export class M0078StoppedMailboxes extends Migration {
  override up(): void {
    // `reminded_at` begins with the stop: the mail that tells how to end it never comes right after it.
    this.addSql(`
      create table stopped_mailbox (
        mailbox_key text primary key,
        stopped_at timestamptz not null default now(),
        reminded_at timestamptz not null default now()
      )`);
  }
}
