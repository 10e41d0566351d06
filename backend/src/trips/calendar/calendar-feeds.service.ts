import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { newFamilyLink, openFamilyLink } from '../family/family-link-token.js';
import type { CalendarFeed } from './contract.js';

const purpose = 'calendar feed';

const read = 'select sealed_token as "sealedToken" from calendar_feed where user_id = $1';
const save = `
  insert into calendar_feed (user_id, token_hash, sealed_token)
  select id, $2, $3 from "user" where id = $1 and deleted_at is null
  on conflict (user_id) do update
    set token_hash = excluded.token_hash, sealed_token = excluded.sealed_token, created_at = now()
  returning user_id`;
const remove = 'delete from calendar_feed where user_id = $1';

@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(me: number): Promise<CalendarFeed> {
    const [feed] = await this.database.query<{ sealedToken: string }>('calendar-feed-read', read, [me]);
    const token = feed && openFamilyLink(this.config.secrets, feed.sealedToken, purpose);
    return { url: token ? this.urlOf(token) : null };
  }

  /** The address before ends at once. */
  async renew(me: number): Promise<{ url: string }> {
    const { token, hash, sealed } = newFamilyLink(this.config.secret, purpose);
    const saved = await this.database.query('calendar-feed-save', save, [me, hash, sealed]);
    // Deleted while this call was under way.
    if (!saved.length) throw new UnauthorizedException('Please log in');
    return { url: this.urlOf(token) };
  }

  async end(me: number): Promise<void> {
    await this.database.query('calendar-feed-remove', remove, [me]);
  }

  private urlOf(token: string): string {
    return `${this.config.publicUrl}/calendar/${token}.ics`;
  }
}
