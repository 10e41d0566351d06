import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { Database } from '../database/database.js';
import { Metrics } from '../observe/metrics.js';
import { network } from './client-ip.js';
import { Counter, type Bucket } from './counter.js';
import { limits, type LimitAction, type Rule, type Trust } from './table.js';
import { tooOften } from './too-often.js';

export interface Who {
  ip?: string;
  account?: string | number;
  destination?: string;
  /** How far the account is trusted; a new one when nothing is said. */
  trust?: Trust;
}

interface Window extends Bucket {
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

  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.counter = new Counter(database);
  }

  /** Counts one use; throws 429 with the seconds to wait when any window is full. */
  async take(action: LimitAction, who: Who): Promise<void> {
    const windows = this.windows(action, who);
    if (!windows.length) return;
    const counted = await this.counter.take(windows);
    const isFull = ({ key, allowed }: Window) => (counted.get(key)?.count ?? 0) > allowed;
    const full = windows.filter(isFull);
    if (!full.length) return;
    this.metrics.refused(action);
    // Who only asked too early has used up nothing else by it.
    if (!limits[action].strict) await this.release(windows.filter((window) => !isFull(window)));
    throw tooOften(Math.max(1, ...full.map(({ key }) => counted.get(key)?.wait ?? 1)));
  }

  /** Takes one use back, when it turned out to be one that does not count. */
  async giveBack(action: LimitAction, who: Who): Promise<void> {
    await this.release(this.windows(action, who));
  }

  private async release(windows: Window[]) {
    if (windows.length)
      await this.database.query('limits-give-back', giveBack, [windows.map(({ key }) => key)]);
  }

  private windows(action: LimitAction, { ip, account, destination, trust = 'new' }: Who): Window[] {
    const subjects = { ip: ip && network(ip), account, destination, site: 'all' };
    return Object.entries(subjects).flatMap(([kind, subject]) => {
      const rules = limits[action][kind as keyof typeof subjects] ?? [];
      if (subject === undefined || subject === '') return [];
      const nameless = rules.length ? this.nameless(String(subject)) : '';
      return rules.map((rule) => ({
        key: `${action}:${kind}:${rule.seconds}:${nameless}`,
        seconds: rule.seconds,
        allowed: this.allowed(rule, trust),
      }));
    });
  }

  private allowed({ count }: Rule, trust: Trust): number {
    return Math.ceil((typeof count === 'number' ? count : count[trust]) * this.config.limitsScale);
  }

  /** The table needs to tell people apart, not to know them. */
  private nameless(subject: string): string {
    return createHmac('sha256', this.config.secret).update(subject).digest('base64url').slice(0, 22);
  }
}
