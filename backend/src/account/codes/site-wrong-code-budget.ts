import { HttpException, Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import { Limits } from '../../platform/limits/limits.js';
import { Mail } from '../../platform/mail/mail.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { linkFirst } from './refusals.js';

const minPerDay = 200;
const maxPerDay = 5_000;
const cacheMs = 600_000;

const findMedian = `
  select percentile_cont(0.5) within group (order by coalesce(w.count, 0))::float8 as median
  from generate_series(1, 28) as ago
  left join wrong_code_day w on w.day = (now() at time zone 'utc')::date - ago::int`;

const record = `
  insert into wrong_code_day (day, count) values ((now() at time zone 'utc')::date, 1)
  on conflict (day) do update set count = wrong_code_day.count + 1
  returning count, day::text as day`;

export interface BudgetUse {
  ip: string;
  /** False when its address or network has used its share. */
  counts: boolean;
}

interface Today extends Record<string, unknown> {
  count: number;
  day: string;
}

/** Stops attacks that guess at many accounts from many addresses. The links in the mails still work. */
@Injectable()
export class SiteWrongCodeBudget {
  private readonly log = new Logger('Codes');
  private scale = 1;
  private readAt = -Infinity;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly mail: Mail,
  ) {}

  /** Resolves to what a wrong code costs. Few networks must not use the budget up for everybody. */
  async take(ip: string): Promise<BudgetUse> {
    await linkFirst(this.limits.take('wrong-code.network', { ip }));
    await linkFirst(this.limits.take('wrong-code.site', { times: await this.scaleFromHistory() }));
    const counts = await this.takeShare(ip);
    if (!counts) await this.limits.giveBack('wrong-code.site', {});
    return { ip, counts };
  }

  async giveBack({ ip, counts }: BudgetUse): Promise<void> {
    await this.limits.giveBack('wrong-code.network', { ip });
    if (!counts) return;
    await this.limits.giveBack('wrong-code.share', { ip });
    await this.limits.giveBack('wrong-code.site', {});
  }

  async recordWrong({ counts }: BudgetUse): Promise<void> {
    if (!counts) return;
    const [today] = await this.database.query<Today>('wrong-code-day', record);
    // One of the nodes counts to it, once.
    const half = Math.ceil((minPerDay * this.scale * this.config.limitsScale) / 2);
    if (today?.count === half) await this.alarm(today);
  }

  private async takeShare(ip: string): Promise<boolean> {
    try {
      await this.limits.take('wrong-code.share', { ip });
      return true;
    } catch (error) {
      if (error instanceof HttpException && error.getStatus() === 429) return false;
      throw error;
    }
  }

  private async alarm({ count, day }: Today): Promise<void> {
    this.log.error({ count, day }, 'Half of the wrong codes that a day may have were entered');
    await this.mail.send(null, {
      to: this.config.contactEmail,
      mail: alarmLetter(count),
      key: `wrong-codes-${day}`,
    });
  }

  private async scaleFromHistory(): Promise<number> {
    if (performance.now() - this.readAt < cacheMs) return this.scale;
    const [row] = await this.database.query<{ median: number }>('wrong-code-median', findMedian);
    this.scale = Math.min(maxPerDay, Math.max(minPerDay, 2 * (row?.median ?? 0))) / minPerDay;
    this.readAt = performance.now();
    return this.scale;
  }
}

const alarmLetter = (count: number) =>
  renderMail({
    subject: `${productName}: many wrong login codes today`,
    paragraphs: [
      `${count} wrong login codes were entered today, half of what a day may have. At twice as many, codes are refused on devices that their account has not been used on. The links in the mails go on working, and so do devices that are known.`,
      'Somebody may be guessing codes of many accounts, or trying to keep others from logging in.',
    ],
  });
