import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountCleanup, expiredAccounts, retentionDays } from '../account/index.js';

const expire = {
  measures: `update measure set mailbox_key = null, phone_key = null where user_id in (${expiredAccounts})`,
  reporters: `
    update report set reporter_key = reporter_id::text, phone_key = null, network_key = null
    where reporter_id in (${expiredAccounts})`,
  notes: `delete from desk_note where person_id in (${expiredAccounts})`,
  flags: `
    delete from flag f using desk_item i
    where i.id = f.item_id and i.closed_at < now() - interval '${retentionDays} days'`,
};

/** What moderation forgets of people: decisions and reports stay, without keys that recognize an account. */
@Injectable()
export class ModerationCleanup implements OnModuleInit {
  constructor(private readonly cleanup: AccountCleanup) {}

  onModuleInit(): void {
    for (const [what, statement] of Object.entries(expire)) this.cleanup.register(what, statement);
  }
}
