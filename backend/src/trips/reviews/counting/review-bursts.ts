import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Flags } from '../../../moderation/index.js';

/** So many people who write about one person within a day. */
const authorsOfBurst = 3;

/** Written within a day about the same person: from the author's network, or by accounts as new as the author's. */
const count = `
  select count(distinct coalesce(u.mailbox_key, u.id::text)) filter (where w.network_key = own.network_key)::int as network,
    count(distinct coalesce(u.mailbox_key, u.id::text)) filter (
      where author.created_at > now() - interval '30 days'
        and u.created_at between author.created_at - interval '1 day' and author.created_at + interval '1 day')::int
      as accounts
  from testimonial own
  join "user" author on author.id = own.author_id
  join testimonial w on w.target_id = own.target_id and w.created_at > now() - interval '1 day'
  join "user" u on u.id = w.author_id
  where own.id = ?`;

const forget = `
  update testimonial set network_key = null
  where network_key is not null and created_at < now() - interval '2 days'`;

type Counts = Record<'network' | 'accounts', number>;

/** Several reviews at once may come from one person. */
@Injectable()
export class ReviewBursts {
  constructor(
    private readonly em: EntityManager,
    private readonly flags: Flags,
  ) {}

  async look(em: EntityManager, testimonialId: number, targetId: number): Promise<void> {
    const [counts] = await em.execute<Counts[]>(count, [testimonialId]);
    const day = new Date().toISOString().slice(0, 10);
    for (const kind of ['network', 'accounts'] as const)
      if (counts && counts[kind] >= authorsOfBurst)
        await this.flags.raise(em, {
          rule: 'reviews',
          personId: targetId,
          subject: `${kind} ${day}`,
          details: kind,
          weight: 3,
        });
  }

  async forgetNetworks(): Promise<void> {
    await this.em.execute(forget);
  }
}
