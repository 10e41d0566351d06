import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { KnownReleases } from '../../platform/observe/known-releases.js';
import { HealthReports, type ReleaseHealth } from '../../releases/index.js';

@Injectable()
export class ReleaseHealthService {
  constructor(
    private readonly database: Database,
    private readonly known: KnownReleases,
    reports: HealthReports,
  ) {
    reports.register(() => this.lastHour());
  }

  /** Browsers can report invented releases, which are left out. */
  async lastHour(): Promise<ReleaseHealth[]> {
    const reported = await this.database.query<ReleaseHealth>('site-faults-by-release', healthSql);
    return reported.filter(({ remote, release }) => this.known.has(remote, release));
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
