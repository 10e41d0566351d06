import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';

export type TallyKind = 'search.empty' | 'limit.refused' | 'mail' | 'sms';

export interface Tally {
  key: string;
  count: number;
  [column: string]: unknown;
}

const flushMs = 60_000;

/** Of each kind, for a node between two writes and for a day: routes are typed by visitors. */
const maxKeys = { inMemory: 500, aDay: 5_000 };

const keptDays = 90;

const today = `(now() at time zone 'utc')::date`;

/** In the order of the keys, to avoid deadlocks between nodes. */
const add = `
  with forgotten as (
    delete from tally where kind = any($1::text[]) and day < ${today} - ${keptDays})
  insert into tally (day, kind, key, count)
  select ${today}, kind, key, count from unnest($1::text[], $2::text[], $3::bigint[]) as n (kind, key, count)
  where (select count(*) from tally t where t.kind = n.kind and t.day = ${today}) < ${maxKeys.aDay}
    or exists (select from tally t where t.kind = n.kind and t.day = ${today} and t.key = n.key)
  order by kind, key
  on conflict (kind, day, key) do update set count = tally.count + excluded.count`;

const read = `
  select key, sum(count)::float8 as count from tally
  where kind = $1 and day > ${today} - $2::int group by key order by sum(count) desc, key limit $3`;

/** Counted in memory and written once a minute: no request waits for a statement. */
@Injectable()
export class Tallies implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger('Tallies');
  private counts = new Map<TallyKind, Map<string, number>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flush(), flushMs).unref();
  }

  count(kind: TallyKind, key: string, by = 1): void {
    let counts = this.counts.get(kind);
    if (!counts) this.counts.set(kind, (counts = new Map()));
    const before = counts.get(key);
    if (before === undefined && counts.size >= maxKeys.inMemory) return;
    counts.set(key, (before ?? 0) + by);
  }

  async flush(): Promise<void> {
    const taken = [...this.counts].flatMap(([kind, counts]) =>
      [...counts].map(([key, count]) => ({ kind, key, count })),
    );
    if (!taken.length) return;
    this.counts = new Map();
    const values = [
      taken.map(({ kind }) => kind),
      taken.map(({ key }) => key),
      taken.map(({ count }) => count),
    ];
    try {
      await this.database.query('tallies-add', add, values);
    } catch (err) {
      this.log.warn({ err }, 'Counts were not written, and are added to the next ones');
      for (const { kind, key, count } of taken) this.count(kind, key, count);
    }
  }

  /** The largest counts of the last days. */
  async largest(kind: TallyKind, days: number, most: number): Promise<Tally[]> {
    return this.database.query<Tally>('tallies-read', read, [kind, days, most]);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}
