import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Limits } from '../../platform/limits/limits.js';
import { linkStillWorks } from './refusals.js';

const minPerDay = 200;
const maxPerDay = 5_000;
const cacheMs = 600_000;

const findMedian = `
  select percentile_cont(0.5) within group (order by coalesce(w.count, 0))::float8 as median
  from generate_series(1, 28) as ago
  left join wrong_code_day w on w.day = (now() at time zone 'utc')::date - ago::int`;

const record = `
  insert into wrong_code_day (day, count) values ((now() at time zone 'utc')::date, 1)
  on conflict (day) do update set count = wrong_code_day.count + 1`;

/** Stops attacks that guess at many accounts from many addresses. The links in the mails still work. */
@Injectable()
export class SiteWrongCodeBudget {
  private scale = 1;
  private readAt = -Infinity;

  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
  ) {}

  async take(): Promise<void> {
    await this.limits.take('wrong-code.site', { times: await this.scaleFromHistory() }, linkStillWorks);
  }

  async giveBack(): Promise<void> {
    await this.limits.giveBack('wrong-code.site', {});
  }

  async recordWrong(): Promise<void> {
    await this.database.query('wrong-code-day', record);
  }

  private async scaleFromHistory(): Promise<number> {
    if (performance.now() - this.readAt < cacheMs) return this.scale;
    const [row] = await this.database.query<{ median: number }>('wrong-code-median', findMedian);
    this.scale = Math.min(maxPerDay, Math.max(minPerDay, 2 * (row?.median ?? 0))) / minPerDay;
    this.readAt = performance.now();
    return this.scale;
  }
}
