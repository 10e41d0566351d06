import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { KnownReleases } from '../../platform/observe/known-releases.js';
import {
  HealthReports,
  type ReleaseHealth,
  type ReleaseReports,
  type ReportedError,
} from '../../releases/index.js';

@Injectable()
export class ReleaseHealthService implements ReleaseReports {
  constructor(
    private readonly database: Database,
    private readonly known: KnownReleases,
    reports: HealthReports,
  ) {
    reports.register(this);
  }

  /** Browsers can report invented releases, which are left out. */
  async lastHour(): Promise<ReleaseHealth[]> {
    const reported = await this.database.query<ReleaseHealth>('site-faults-by-release', healthSql);
    return reported.filter(({ remote, release }) => this.known.has(remote, release));
  }

  errorsOf(remote: string, release: string): Promise<ReportedError[]> {
    return this.database.query<ReportedError>('site-errors-of-release', errorsSql, [remote, release]);
  }
}

/** Reads only indexed columns, so that it stays fast in an hour in which everything fails. */
export const healthSql = `
  select remote, release, count(*) filter (where is_error)::integer as errors,
    count(*) filter (where not is_error)::integer as "slowLoads"
  from (
    select remote, release, true as is_error from client_error where received_at > now() - interval '1 hour'
    union all
    select remote, release, false from slow_load where received_at > now() - interval '1 hour'
  ) as reports
  where remote is not null and release is not null
  group by remote, release
  order by count(*) desc, remote, release
  limit 1000`;

/** The latest 500 reports are enough to see what fails, also in an hour in which everything does. */
export const errorsSql = `
  select message, place, coalesce(stack, '{}') as stack, count(*)::integer as count,
    to_char(max(received_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as latest,
    (array_agg(distinct path))[1:3] as paths
  from (
    select message, place, stack, path, received_at from client_error
    where received_at > now() - interval '1 day' and remote = $1 and release = $2
    order by received_at desc
    limit 500
  ) as latest
  group by message, place, stack
  order by count(*) desc, max(received_at) desc
  limit 20`;
