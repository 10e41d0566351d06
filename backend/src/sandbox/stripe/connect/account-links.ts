import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { nowSeconds } from '../wire/call.js';
import { StripeObjects } from '../wire/stripe-objects.js';

const page = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });

export const newLink = z.object({
  account: z.string(),
  type: z.enum(['account_onboarding', 'account_update']),
  refresh_url: page,
  return_url: page,
});
export type NewLink = z.infer<typeof newLink>;

export interface Link {
  accountId: string;
  returnUrl: string;
  refreshUrl: string;
}

const goodForSeconds = 300;
const columns = `account_id as "accountId", return_url as "returnUrl", refresh_url as "refreshUrl"`;

/** Each link works for one visit within five minutes. */
@Injectable()
export class AccountLinks {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly em: EntityManager,
    private readonly objects: StripeObjects,
  ) {}

  async create({ account, refresh_url, return_url }: NewLink) {
    await this.objects.find('account', account, 'account');
    const token = randomBytes(18).toString('base64url');
    await this.em.execute(
      `insert into sandbox_stripe_link (token, account_id, return_url, refresh_url) values (?, ?, ?, ?)`,
      [token, account, return_url, refresh_url],
    );
    const created = nowSeconds();
    return {
      object: 'account_link',
      created,
      expires_at: created + goodForSeconds,
      url: `${this.config.publicUrl}/sandbox/stripe/connect/${token}`,
    };
  }

  /** Only the first visit is fresh. */
  async visit(token: string): Promise<(Link & { isFresh: boolean }) | undefined> {
    const [link] = await this.em.execute<(Link & { isFresh: boolean })[]>(
      `with found as (select token, opened_at, created_at from sandbox_stripe_link where token = ? for update)
       update sandbox_stripe_link link set opened_at = coalesce(link.opened_at, now())
       from found where link.token = found.token
       returning ${columns}, found.opened_at is null
         and found.created_at > now() - make_interval(secs => ${goodForSeconds}) as "isFresh"`,
      [token],
    );
    return link;
  }

  /** The form stays valid for a while after the visit. */
  async visited(token: string): Promise<(Link & { isOpen: boolean }) | undefined> {
    const [link] = await this.em.execute<(Link & { isOpen: boolean })[]>(
      `select ${columns}, opened_at is not null and opened_at > now() - interval '1 hour' as "isOpen"
       from sandbox_stripe_link where token = ?`,
      [token],
    );
    return link;
  }
}
