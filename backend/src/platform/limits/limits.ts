import { createHmac } from 'node:crypto';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { Database } from '../database/database.js';
import { network } from './client-ip.js';
import { limits, type LimitAction, type Rule, type Trust } from './table.js';

export interface Who {
  ip?: string;
  account?: string | number;
  destination?: string;
  /** How far the account is trusted; a new one when nothing is said. */
  trust?: Trust;
}

interface Bucket {
  key: string;
  allowed: number;
  seconds: number;
}

const takeAll = `
  insert into limit_bucket as bucket (key, count, ends_at)
  select key, 1, now() + seconds * interval '1 second'
  from unnest($1::text[], $2::integer[]) as wanted (key, seconds) order by key
  on conflict (key) do update set
    count = case when bucket.ends_at <= now() then 1 else bucket.count + 1 end,
    ends_at = case when bucket.ends_at <= now() then excluded.ends_at else bucket.ends_at end
  returning key, count, ceil(extract(epoch from ends_at - now()))::integer as wait`;

const giveBack = `update limit_bucket set count = count - 1 where key = any ($1::text[]) and count > 0`;

/**
 * Counts in PostgreSQL, so that all nodes share it, outside of the caller's transaction, so that it holds whatever
 * becomes of the request. A window starts with its first use; all windows of an action must have room.
 */
@Injectable()
export class Limits {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Counts one use; throws 429 with the seconds to wait when any window is full. */
  async take(action: LimitAction, who: Who): Promise<void> {
    const buckets = this.buckets(action, who);
    if (!buckets.length) return;
    const counted = await this.database.query<{ key: string; count: number; wait: number }>(
      'limits-take',
      takeAll,
      [buckets.map((bucket) => bucket.key), buckets.map((bucket) => bucket.seconds)],
    );
    const allowed = new Map(buckets.map((bucket) => [bucket.key, bucket.allowed]));
    const full = counted.filter((row) => row.count > (allowed.get(row.key) ?? 0));
    if (!full.length) return;
    const others = counted.filter((row) => !full.includes(row)).map((row) => row.key);
    if (others.length && !limits[action].strict)
      await this.database.query('limits-give-back', giveBack, [others]);
    throw tooOften(Math.max(1, ...full.map((row) => row.wait)));
  }

  /** Takes one use back, when it turned out to be one that does not count. */
  async giveBack(action: LimitAction, who: Who): Promise<void> {
    const keys = this.buckets(action, who).map(({ key }) => key);
    if (keys.length) await this.database.query('limits-give-back', giveBack, [keys]);
  }

  private buckets(action: LimitAction, { ip, account, destination, trust = 'new' }: Who): Bucket[] {
    const subjects = { ip: ip && network(ip), account, destination, site: 'all' };
    return Object.entries(subjects).flatMap(([kind, subject]) =>
      subject === undefined || subject === ''
        ? []
        : (limits[action][kind as keyof typeof subjects] ?? []).map((rule: Rule) => ({
            key: `${action}:${kind}:${rule.seconds}:${this.nameless(String(subject))}`,
            allowed: Math.ceil(
              (typeof rule.count === 'number' ? rule.count : rule.count[trust]) * this.config.limitsScale,
            ),
            seconds: rule.seconds,
          })),
    );
  }

  /** The table needs to tell people apart, not to know them. */
  private nameless(subject: string): string {
    return createHmac('sha256', this.config.secret).update(subject).digest('base64url').slice(0, 22);
  }
}

function tooOften(seconds: number): HttpException {
  const wait =
    seconds < 90
      ? `${seconds} seconds`
      : seconds < 5_400
        ? `${Math.ceil(seconds / 60)} minutes`
        : `${Math.ceil(seconds / 3_600)} hours`;
  return new HttpException(
    { message: `That was too often. Please try again in ${wait}.`, retryAfter: seconds },
    429,
  );
}
