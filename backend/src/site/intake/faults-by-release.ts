import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { KnownReleases } from '../../platform/observe/known-releases.js';

export interface ReleaseFaults {
  remote: string;
  release: string;
  errors: number;
  slowLoads: number;
}

/** What visitors met in each release, for the team that has to decide whether to roll it back. */
@Injectable()
export class FaultsByRelease {
  constructor(
    private readonly database: Database,
    private readonly known: KnownReleases,
  ) {}

  /** The worst first; browsers may tell of releases that never were, which nobody needs to see. */
  async lastHour(): Promise<ReleaseFaults[]> {
    const told = await this.database.query<ReleaseFaults>('site-faults-by-release', faults);
    return told.filter(({ remote, release }) => this.known.has(remote, release));
  }
}

/** Only what the indexes hold, so that an hour in which everything fails is read quickly too. */
export const faults = `
  select remote, release, count(*) filter (where is_error)::integer as errors,
    count(*) filter (where not is_error)::integer as "slowLoads"
  from (
    select remote, release, true as is_error from client_error where received_at > now() - interval '1 hour'
    union all
    select remote, release, false from slow_load where received_at > now() - interval '1 hour'
  ) as told
  where remote is not null and release is not null
  group by remote, release
  order by count(*) desc, remote, release
  limit 1000`;
