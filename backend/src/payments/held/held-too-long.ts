import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Notify } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { heldSoonMail } from '../receipts/held-mails.js';
import { heldUntil, isWaiting } from '../store/held-until.js';
import { ReturnedTips } from './returned-tips.js';

const lookAtHeld = defineJob('payments.held', z.object({}), { every: '17 10 * * *' });

const reminderDays = 30;

/** A tip whose transfer is about to happen stays. */
const withoutAccount = `not exists (select from payout_account a where a.user_id = t.recipient_id and a.is_ready)`;

const due = `
  select t.id::float8 as id from tip t
  where ${isWaiting} and ${heldUntil} <= now() and ${withoutAccount} order by t.id limit 200 for update skip locked`;
const soon = `
  with soon as (
    select t.id, ${heldUntil} as until from tip t
    where ${isWaiting} and ${heldUntil} <= now() + interval '${reminderDays} days' and t.held_reminder_at is null
      and ${withoutAccount} and t.recipient_id is not null
    order by t.id limit 200 for update skip locked
  ), reminded as (
    update tip set held_reminder_at = now() from soon where tip.id = soon.id
    returning tip.recipient_id, tip.cents, soon.until
  )
  select recipient_id::float8 as "recipientId", (sum(cents) / 100)::float8 as dollars, min(until) as until
  from reminded group by recipient_id`;

interface Soon {
  recipientId: number;
  dollars: number;
  until: string;
}

/** After the day that was said before the tip was given, it goes back to the card. The helper is reminded a month before. */
@Injectable()
export class HeldTooLong implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly notify: Notify,
    private readonly returned: ReturnedTips,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(lookAtHeld, () => this.run());
  }

  async run(): Promise<void> {
    await this.remind();
    while (await this.returnSome());
  }

  private async remind(): Promise<void> {
    const { publicUrl, stripe } = this.config;
    await this.em.transactional(async (em) => {
      for (const { recipientId: userId, dollars, until } of await em.execute<Soon[]>(soon)) {
        const payouts = `${publicUrl}/profile#payouts`;
        const content = heldSoonMail({
          dollars,
          until: new Date(until),
          charity: stripe.charity?.name ?? null,
          payouts,
        });
        await this.notify.send(em, 'tip.held', { userId, content });
      }
    });
  }

  private returnSome(): Promise<boolean> {
    return this.em.transactional(async (em) => {
      const tips = await em.execute<{ id: number }[]>(due);
      for (const { id } of tips) await this.returned.giveBack(em, id, 'held_too_long');
      return tips.length > 0;
    });
  }
}
