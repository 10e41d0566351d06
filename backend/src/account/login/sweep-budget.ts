import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Limits } from '../../platform/limits/limits.js';
import { linkStillWorks } from './refusals.js';

/** What the table of limits allows the site on any day. */
const least = 200;
const most = 5_000;
const readAgainAfter = 600_000;

const findMedian = `
  select percentile_cont(0.5) within group (order by coalesce(w.count, 0))::float8 as median
  from generate_series(1, 28) as ago
  left join wrong_code_day w on w.day = (now() at time zone 'utc')::date - ago::int`;

const record = `
  insert into wrong_code_day (day, count) values ((now() at time zone 'utc')::date, 1)
  on conflict (day) do update set count = wrong_code_day.count + 1`;

/**
 * How many wrong login codes the whole site bears a day: 200, or twice the median of the last four weeks. Whoever
 * guesses at many accounts from many addresses meets it. Past it codes are not compared, and the links in the mails
 * go on working.
 */
@Injectable()
export class SweepBudget {
  private times = 1;
  private readAt = -Infinity;

  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
  ) {}

  async take(): Promise<void> {
    await this.limits.take('wrong-code.site', { times: await this.timesOfLeast() }, linkStillWorks);
  }

  async wasRight(): Promise<void> {
    await this.limits.giveBack('wrong-code.site', {});
  }

  async wasWrong(): Promise<void> {
    await this.database.query('wrong-code-day', record);
  }

  private async timesOfLeast(): Promise<number> {
    if (performance.now() - this.readAt < readAgainAfter) return this.times;
    const [row] = await this.database.query<{ median: number }>('wrong-code-median', findMedian);
    this.times = Math.min(most, Math.max(least, 2 * (row?.median ?? 0))) / least;
    this.readAt = performance.now();
    return this.times;
  }
}
