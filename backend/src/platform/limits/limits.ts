import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { Database } from '../database/database.js';
import { Metrics } from '../observe/metrics.js';
import { network } from './client-ip.js';
import { Counter, type Bucket } from './counter.js';
import { Leases } from './leases.js';
import { limits, type LimitAction, type Rule, type Trust } from './table.js';
import { tooOften } from './too-often.js';

export interface Who {
  ip?: string;
  account?: string | number;
  destination?: string;
  /** How far the account is trusted; a new one when nothing is said. */
  trust?: Trust;
}

interface Window {
  name: string;
  subject: string;
  seconds: number;
  allowed: number;
}

const giveBack = `update limit_bucket set count = count - 1 where key = any ($1::text[]) and count > 0`;

/**
 * Counts in PostgreSQL, so that all nodes share it, outside of the caller's transaction, so that it holds whatever
 * becomes of the request. A window starts with its first use; all windows of an action must have room.
 */
@Injectable()
export class Limits {
  private readonly counter: Counter;
  private readonly leases: Leases;

  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.counter = new Counter(database);
    this.leases = new Leases(this.counter);
  }

  /** Counts one use; throws 429 with the seconds to wait when any window is full. */
  async take(action: LimitAction, who: Who): Promise<void> {
    const windows = this.windows(action, who);
    if (!windows.length) return;
    const wait = limits[action].leased ? await this.leaseOf(windows) : await this.count(action, windows);
    if (!wait) return;
    this.metrics.refused(action);
    throw tooOften(Math.max(1, Math.ceil(wait)));
  }

  /** Takes one use back, when it turned out to be one that does not count. */
  async giveBack(action: LimitAction, who: Who): Promise<void> {
    await this.release(this.windows(action, who));
  }

  /** The same person is called by their own name in memory, which takes no time; the table gets another one. */
  private leaseOf(windows: Window[]): Promise<number> {
    const leased = windows.map(({ name, subject, seconds, allowed }) => ({
      id: `${name}:${subject}`,
      allowed,
      bucket: () => this.bucket({ name, subject, seconds }),
    }));
    return this.leases.take(leased);
  }

  private async count(action: LimitAction, windows: Window[]): Promise<number> {
    const counting = windows.map((window) => ({ ...window, ...this.bucket(window) }));
    const counted = await this.counter.take(counting);
    const isFull = ({ key, allowed }: (typeof counting)[number]) => (counted.get(key)?.count ?? 0) > allowed;
    const full = counting.filter(isFull);
    // Who only asked too early has used up nothing else by it.
    if (full.length && !limits[action].strict)
      await this.release(counting.filter((window) => !isFull(window)));
    return Math.max(0, ...full.map(({ key }) => counted.get(key)?.wait ?? 1));
  }

  private async release(windows: Window[]) {
    const keys = windows.map((window) => this.bucket(window).key);
    if (keys.length) await this.database.query('limits-give-back', giveBack, [keys]);
  }

  private windows(action: LimitAction, { ip, account, destination, trust = 'new' }: Who): Window[] {
    const subjects = { ip: ip && network(ip), account, destination, site: 'all' };
    return Object.entries(subjects).flatMap(([kind, subject]) => {
      const rules = limits[action][kind as keyof typeof subjects] ?? [];
      if (subject === undefined || subject === '') return [];
      return rules.map((rule) => ({
        name: `${action}:${kind}:${rule.seconds}`,
        subject: String(subject),
        seconds: rule.seconds,
        allowed: this.allowed(rule, trust),
      }));
    });
  }

  private allowed({ count }: Rule, trust: Trust): number {
    return Math.ceil((typeof count === 'number' ? count : count[trust]) * this.config.limitsScale);
  }

  /** The table needs to tell people apart, not to know them. */
  private bucket({ name, subject, seconds }: Omit<Window, 'allowed'>): Bucket {
    const nameless = createHmac('sha256', this.config.secret)
      .update(subject)
      .digest('base64url')
      .slice(0, 22);
    return { key: `${name}:${nameless}`, seconds };
  }
}
