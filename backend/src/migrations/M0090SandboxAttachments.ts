import { Migration } from '@mikro-orm/migrations';

/** Files that were attached to a mail, so that testers can read them. */
export class M0090SandboxAttachments extends Migration {
  override up(): void {
    this.addSql(`alter table sandbox_message add column attachments jsonb not null default '[]'`);
  }
}
