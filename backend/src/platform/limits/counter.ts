import type { Database } from '../database/database.js';

export interface Bucket {
  key: string;
  seconds: number;
  times?: number;
}
export interface Counted {
  count: number;
  wait: number;
}

interface Waiting {
  buckets: Bucket[];
  settle(counted: Map<string, Counted>): void;
  fail(error: unknown): void;
}
interface Batch {
  uses: Map<string, { seconds: number; times: number }>;
  waiting: Waiting[];
}

/** In the order of the keys, to avoid deadlocks between nodes. */
const takeAll = `
  insert into limit_bucket as bucket (key, count, ends_at)
  select key, times, now() + seconds * interval '1 second'
  from unnest($1::text[], $2::integer[], $3::integer[]) as used (key, seconds, times) order by key
  on conflict (key) do update set
    count = case when bucket.ends_at <= now() then excluded.count else bucket.count + excluded.count end,
    ends_at = case when bucket.ends_at <= now() then excluded.ends_at else bucket.ends_at end
  returning key, count, extract(epoch from ends_at - now())::float8 as wait`;

/** Calls that arrive during a statement share the next one, so a flood costs few statements. */
export class Counter {
  private next: Batch = { uses: new Map(), waiting: [] };
  private busy = false;

  constructor(private readonly database: Database) {}

  take(buckets: Bucket[]): Promise<Map<string, Counted>> {
    for (const { key, seconds, times = 1 } of buckets) {
      const used = this.next.uses.get(key);
      if (used) used.times += times;
      else this.next.uses.set(key, { seconds, times });
    }
    return new Promise((settle, fail) => {
      this.next.waiting.push({ buckets, settle, fail });
      if (!this.busy) void this.work();
    });
  }

  private async work() {
    this.busy = true;
    while (this.next.waiting.length) {
      const batch = this.next;
      this.next = { uses: new Map(), waiting: [] };
      await this.count(batch);
    }
    this.busy = false;
  }

  private async count({ uses, waiting }: Batch) {
    try {
      const used = [...uses];
      const rows = await this.database.query<Counted & { key: string }>('limits-take', takeAll, [
        used.map(([key]) => key),
        used.map(([, { seconds }]) => seconds),
        used.map(([, { times }]) => times),
      ]);
      const reached = new Map(rows.map(({ key, count, wait }) => [key, { count, wait }]));
      // From last to first: the total is the count of the last use.
      for (const { buckets, settle } of waiting.toReversed())
        settle(new Map(buckets.map((bucket) => [bucket.key, takeFrom(reached, bucket)])));
    } catch (error) {
      for (const { fail } of waiting) fail(error);
    }
  }
}

function takeFrom(reached: Map<string, Counted>, { key, times = 1 }: Bucket): Counted {
  const counted = reached.get(key) ?? { count: 0, wait: 0 };
  reached.set(key, { ...counted, count: counted.count - times });
  return counted;
}
