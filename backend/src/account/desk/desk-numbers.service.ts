import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { DeskNumbers } from './contract.js';

const numbers = `
  select
    (select count(*)::int from desk_item where status = 'open') as open,
    (select min(opened_at) from desk_item where status = 'open') as "oldestAt",
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

@Injectable()
export class DeskNumbersService {
  constructor(private readonly database: Database) {}

  async read(): Promise<DeskNumbers> {
    const [row] = await this.database.query<Row>('desk-numbers', numbers);
    if (!row) throw new Error('A select without a table has one row');
    return { ...row, oldestAt: row.oldestAt?.toISOString() ?? null };
  }
}
