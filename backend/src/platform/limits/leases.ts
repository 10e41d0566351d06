import { databaseTrouble } from '../database/pool/database-errors.js';
import type { Bucket, Counted, Counter } from './counter.js';

export interface LeasedWindow {
  id: string;
  allowed: number;
  bucket(): Bucket;
}

interface Lease {
  key: string;
  left: number;
  next: number;
  /** Of all nodes, when this part was reserved. */
  count: number;
  endsAt: number;
  usedAt: number;
  /** Not counted in the database, which was away. */
  isOwn?: boolean;
}

export interface Unused {
  key: string;
  left: number;
}

/** The first lease is small, so that many nodes fit into a bucket and a crash loses little. */
const firstPart = 1 / 20;
const largestPart = 1 / 5;
const manyLeases = 10_000;
const idleMs = 600_000;
/** How long the database may take to count, and how long a node then counts alone. */
const countMs = 2_000;
const aloneMs = 5_000;

export class Leases {
  private readonly leases = new Map<string, Lease>();
  private readonly reserving = new Map<string, Promise<void>>();
  private tidyAt = manyLeases;
  private isClosing = false;

  constructor(
    private readonly counter: Counter,
    private readonly handBack: (unused: Unused[]) => void,
  ) {}

  /** Resolves to 0, or to the seconds to wait. */
  async take(windows: LeasedWindow[]): Promise<number> {
    for (;;) {
      const now = performance.now();
      const leases = windows.map(({ id }) => this.current(id, now));
      const ends = leases.flatMap((lease, at) =>
        lease && !lease.left && lease.count >= windows[at]!.allowed ? lease.endsAt : [],
      );
      if (ends.length) return (Math.max(...ends) - now) / 1000;
      const empty = windows.filter((_, at) => !leases[at]?.left);
      if (!empty.length) {
        for (const lease of leases)
          if (lease) {
            lease.left -= 1;
            lease.usedAt = now;
          }
        return 0;
      }
      await this.reserveAll(empty);
    }
  }

  async close(): Promise<Unused[]> {
    this.isClosing = true;
    await Promise.allSettled(this.reserving.values());
    const now = performance.now();
    const unused = [...this.leases.values()].filter(
      ({ left, endsAt, isOwn }) => left && endsAt > now && !isOwn,
    );
    this.leases.clear();
    return unused;
  }

  private current(id: string, now: number): Lease | undefined {
    const lease = this.leases.get(id);
    return lease && lease.endsAt > now ? lease : undefined;
  }

  private async reserveAll(windows: LeasedWindow[]): Promise<void> {
    const free = windows.filter(({ id }) => !this.reserving.has(id));
    const underWay = windows.flatMap(({ id }) => this.reserving.get(id) ?? []);
    await Promise.all(free.length ? [...underWay, this.reserveFree(free)] : underWay);
  }

  private async reserveFree(windows: LeasedWindow[]): Promise<void> {
    const reserved = this.reserve(windows);
    for (const { id } of windows) this.reserving.set(id, reserved);
    try {
      await reserved;
    } finally {
      for (const { id } of windows) this.reserving.delete(id);
    }
  }

  private async reserve(windows: LeasedWindow[]): Promise<void> {
    const begun = performance.now();
    const wanted = windows.map(({ id, allowed, bucket }) => {
      const part = this.current(id, begun)?.next ?? Math.max(1, Math.floor(allowed * firstPart));
      return { ...bucket(), id, allowed, times: this.isClosing ? 1 : part };
    });
    const counted = await this.countTogether(wanted);
    const now = performance.now();
    if (!counted) return this.countAlone(wanted, now);
    for (const { id, key, allowed, times } of wanted) {
      const { count, wait } = counted.get(key) ?? { count: times, wait: 0 };
      const left = Math.max(0, Math.min(times, allowed - count + times));
      const next = Math.max(1, Math.min(times * 2, Math.floor((allowed - count) * largestPart)));
      this.leases.set(id, { key, left, next, count, endsAt: now + wait * 1000, usedAt: now });
    }
    if (this.leases.size > this.tidyAt) this.forgetEnded(now);
  }

  /** Null when the database does not answer. */
  private async countTogether(buckets: Bucket[]): Promise<Map<string, Counted> | null> {
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      late = setTimeout(() => resolve(null), countMs);
    });
    try {
      return await Promise.race([this.counter.take(buckets), tooLate]);
    } catch (error) {
      if (databaseTrouble(error) !== 'away') throw error;
      return null;
    } finally {
      clearTimeout(late);
    }
  }

  /** Replicas can still answer reads while the primary is away: a read must not fail because it cannot be counted. */
  private countAlone(wanted: (Bucket & { id: string; allowed: number })[], now: number) {
    for (const { id, key, allowed, seconds } of wanted) {
      const endsAt = now + Math.min(seconds * 1000, aloneMs);
      this.leases.set(id, { key, left: allowed, next: 1, count: allowed, endsAt, usedAt: now, isOwn: true });
    }
  }

  /** Long windows of those who have gone are handed back, so that memory holds only who is here. */
  private forgetEnded(now: number) {
    const idle: Unused[] = [];
    for (const [id, { key, left, endsAt, usedAt }] of this.leases) {
      if (endsAt > now && usedAt > now - idleMs) continue;
      this.leases.delete(id);
      if (left && endsAt > now) idle.push({ key, left });
    }
    if (idle.length) this.handBack(idle);
    this.tidyAt = Math.max(manyLeases, this.leases.size * 2);
  }
}
