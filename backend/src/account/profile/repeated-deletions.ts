import { Injectable, Logger, UnauthorizedException, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { asReplay } from '../../platform/jobs/replay.js';
import { AccountService } from './account.service.js';

const find = `
  select u.id::float8 as id, u.email from deletion_to_repeat d join "user" u on u.id = d.user_id
  where u.deleted_at is null and not coalesce(u.suspended_until > now(), false) order by u.id limit 1000`;
/** Another server that started at the same time was faster. */
function ignoreDeleted(error: unknown) {
  if (!(error instanceof UnauthorizedException)) throw error;
}

const forget = `delete from deletion_to_repeat where user_id = $1`;

/** Before a server with a restored database takes requests, it repeats the deletions made after the backup. */
@Injectable()
export class RepeatedDeletions implements OnApplicationBootstrap {
  private readonly log = new Logger('RepeatedDeletions');

  constructor(
    private readonly account: AccountService,
    private readonly database: Database,
  ) {}

  /** Mails about it were sent at that time. */
  async onApplicationBootstrap(): Promise<void> {
    let count = 0;
    for (;;) {
      const found = await this.database.query<{ id: number; email: string }>('deletions-to-repeat', find);
      for (const each of found) {
        await asReplay(() => this.account.erase(each)).catch(ignoreDeleted);
        await this.database.query('deletion-repeated', forget, [each.id]);
      }
      count += found.length;
      if (!found.length) break;
    }
    if (count) this.log.log(`Deleted ${count} accounts again, which were deleted after the restored backup`);
  }
}
