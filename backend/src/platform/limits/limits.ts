import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { Metrics } from '../observe/metrics.js';
import { network, networkAround } from './client-ip.js';
import { Counter, type Bucket } from './counter.js';
import { Leases, type Unused } from './leases.js';
import { limits, type LimitAction, type Rule, type Trust } from './table.js';
import { tooOften } from './too-often.js';
import { Traffic } from './traffic.js';

export interface Who {
  ip?: string;
  /** `CurrentUser.person`, not the account's id. */
  account?: string | readonly string[];
  destination?: string;
  trust?: Trust;
  times?: number;
}

interface Window {
  name: string;
  subject: string;
  secret: string;
  seconds: number;
  allowed: number;
  allowedIfVerified?: number;
}

interface Refusal {
  wait: number;
  allowedIfVerified?: number;
}

const giveBack = `update limit_bucket set count = count - 1 where key = any ($1::text[]) and count > 0`;

/** In the order of the keys, to avoid deadlocks between nodes. */
const handBack = `
  with held as (select key from limit_bucket where key = any ($1::text[]) order by key for update)
  update limit_bucket as bucket set count = greatest(0, bucket.count - unused.left_over)
  from held join unnest($1::text[], $2::integer[]) as unused (key, left_over) using (key)
  where bucket.key = held.key and bucket.ends_at > now()`;

const longestLease = 60;
/** Counts are integers in PostgreSQL, and leases of many nodes may exceed a limit by a part of it. */
const largestCount = 1_000_000_000;

const loginHelps = 'Or log in: then you can go on now.';

/** PostgreSQL counts for all nodes, outside the caller's transaction, so that a failed request counts too. */
@Injectable()
export class Limits implements BeforeApplicationShutdown {
  private readonly log = new Logger('Limits');
  private readonly counter: Counter;
  private readonly leases: Leases;
  private readonly traffic: Traffic;

  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.counter = new Counter(database);
    this.leases = new Leases(this.counter, (unused) => void this.handBack(unused));
    this.traffic = new Traffic(this.counter);
  }

  async take(action: LimitAction, who: Who, advice?: string): Promise<void> {
    const windows = this.windows(action, who);
    if (!windows.length) return;
    const { leased: how } = limits[action];
    if (how === 'all') this.traffic.count(action);
    const canLease = ({ seconds }: Window) => how === 'all' || (how && seconds <= longestLease);
    const leased = windows.filter(canLease);
    const counted = windows.filter((window) => !canLease(window));
    const leaseWait = await this.leaseOf(leased);
    const refusal = leaseWait ? { wait: leaseWait } : await this.count(action, counted);
    if (!refusal) return;
    this.metrics.refused(action);
    const { wait, allowedIfVerified } = refusal;
    const wayOut = wait > longestLease && isForVisitors(action, who) ? loginHelps : advice;
    throw tooOften(Math.max(1, Math.ceil(wait)), { advice: wayOut, allowedIfVerified });
  }

  async giveBack(action: LimitAction, who: Who): Promise<void> {
    await this.release(this.windows(action, who));
  }

  async beforeApplicationShutdown() {
    await this.handBack(await this.leases.close());
  }

  private async handBack(unused: Unused[]) {
    if (!unused.length) return;
    const values = [unused.map(({ key }) => key), unused.map(({ left }) => left)];
    try {
      await this.database.query('limits-hand-back', handBack, values);
    } catch (err) {
      this.log.warn({ err }, 'Leased limits were not handed back; they end with their windows');
    }
  }

  private leaseOf(windows: Window[]): Promise<number> {
    const leased = windows.map(({ allowed, ...window }) => ({
      id: `${window.name}:${window.subject}:${this.config.secrets.indexOf(window.secret)}`,
      allowed,
      bucket: () => this.bucket(window),
    }));
    return this.leases.take(leased);
  }

  private async count(action: LimitAction, windows: Window[]): Promise<Refusal | null> {
    if (!windows.length) return null;
    const counting = windows.map((window) => ({ ...window, ...this.bucket(window) }));
    const counted = await this.counter.take(counting);
    const uses = (key: string) => counted.get(key)?.count ?? 0;
    const isFull = ({ key, allowed }: (typeof counting)[number]) => uses(key) > allowed;
    const full = counting.filter(isFull);
    if (!full.length) return null;
    // A call that only came too early uses up no other window.
    if (!limits[action].strict) await this.release(counting.filter((window) => !isFull(window)));
    const wait = Math.max(...full.map(({ key }) => counted.get(key)?.wait ?? 1));
    const helps = full.every(({ key, allowedIfVerified = 0 }) => uses(key) <= allowedIfVerified);
    return { wait, ...(helps && { allowedIfVerified: full[0]?.allowedIfVerified }) };
  }

  private async release(windows: Window[]) {
    const keys = windows.map((window) => this.bucket(window).key);
    if (keys.length) await this.database.query('limits-give-back', giveBack, [keys]);
  }

  private windows(
    action: LimitAction,
    { ip, account, destination, trust = 'new', times = 1 }: Who,
  ): Window[] {
    const subjects = {
      ip: ip && network(ip),
      network: ip && networkAround(ip),
      account,
      destination,
      site: 'all',
    };
    return Object.entries(subjects).flatMap(([kind, subject]) => {
      const rules = limits[action][kind as keyof typeof subjects] ?? [];
      if (subject === undefined || subject === '') return [];
      const those = account ? rules.filter(({ onlyVisitors }) => !onlyVisitors) : rules;
      const each = [subject].flat().flatMap((name) =>
        // Also hashed with earlier secrets: a new SECRET must not reset the limits.
        this.config.secrets.map((secret) => ({ subject: name, secret })),
      );
      return those.flatMap((rule) =>
        each.map(({ subject: name, secret }) => ({
          name: `${action}:${kind}:${rule.seconds}`,
          subject: name,
          secret,
          seconds: rule.seconds,
          allowed: Math.max(this.allowed(rule, trust, times), this.smallShare(action, rule)),
          ...(typeof rule.count === 'object' && { allowedIfVerified: this.allowed(rule, 'verified', times) }),
        })),
      );
    });
  }

  private smallShare(action: LimitAction, { share = 0 }: Rule): number {
    return share && Math.floor(share * this.traffic.perDay(action));
  }

  private allowed({ count }: Rule, trust: Trust, times: number): number {
    const base = typeof count === 'number' ? count : count[trust];
    return Math.min(largestCount, Math.ceil(base * times * this.config.limitsScale));
  }

  private bucket({
    name,
    subject,
    secret,
    seconds,
  }: Pick<Window, 'name' | 'subject' | 'secret' | 'seconds'>): Bucket {
    const nameless = createHmac('sha256', secret).update(subject).digest('base64url').slice(0, 22);
    return { key: `${name}:${nameless}`, seconds };
  }
}

const isForVisitors = (action: LimitAction, { account }: Who) =>
  account === undefined && (limits[action].ip ?? []).some(({ onlyVisitors }) => onlyVisitors);
