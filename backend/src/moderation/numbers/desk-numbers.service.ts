import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Tallies, type Tally } from '../../platform/observe/tallies.js';
import type { DeskNumbers } from './contract.js';

const numbers = `
  select
    (select count(*)::int from desk_item where status = 'open') as open,
    (select min(opened_at) from desk_item where status = 'open') as "oldestAt",
    (select count(*)::int from desk_item where status = 'open' and opened_at < now() - interval '1 day')
      as "openOverADay",
    (select count(*)::int from desk_item where closed_at > now() - interval '7 days') as "closedThisWeek",
    (select round(extract(epoch from percentile_cont(0.5) within group (order by closed_at - opened_at)) / 60)::float8
      from desk_item where closed_at > now() - interval '7 days') as "minutesToDecision",
    (select count(*)::int from desk_item where hidden) as hidden,
    (select count(*)::int from "user" where suspended_until > now() and deleted_at is null) as suspended,
    (select count(*)::int from desk_item where status = 'open' and kind = 'appeal') as "appealsOpen",
    (select coalesce(json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason), '[]')
      from (select reason, count(*)::int as count from report where created_at > now() - interval '30 days'
        group by reason) r) as "reportsByReason"`;

type Row = Omit<DeskNumbers, 'oldestAt'> & { oldestAt: Date | null; [column: string]: unknown };

type Source = () => Promise<Partial<DeskNumbers>>;

const maxRows = 20;

@Injectable()
export class DeskNumbersService {
  private readonly sources: Source[] = [];

  constructor(
    private readonly database: Database,
    private readonly tallies: Tallies,
  ) {}

  /** For what other domains know. */
  register(source: Source): void {
    this.sources.push(source);
  }

  async read(): Promise<DeskNumbers> {
    const [[row], searches, refusals, mails, sms, ...others] = await Promise.all([
      this.database.query<Row>('desk-numbers', numbers),
      this.tallies.largest('search.empty', 30, maxRows),
      this.tallies.largest('limit.refused', 7, maxRows),
      this.tallies.largest('mail', 7, maxRows),
      this.tallies.largest('sms', 7, maxRows),
      ...this.sources.map((source) => source()),
    ]);
    if (!row) throw new Error('A select without a table has one row');
    return {
      ...row,
      oldestAt: row.oldestAt?.toISOString() ?? null,
      missingHelpers: searches.map(({ key, count }) => {
        const [from = '', to = ''] = key.split('-');
        return { from, to, searches: count };
      }),
      refusals: refusals.map(({ key, count }) => ({ limit: key, count })),
      mails: sentAndLost(mails),
      sms: sentAndLost(sms),
      ...Object.assign({}, ...others),
    };
  }
}

function sentAndLost(tallies: Tally[]) {
  const countOf = (key: string) => tallies.find((tally) => tally.key === key)?.count ?? 0;
  return { sent: countOf('sent'), lost: countOf('lost') };
}
