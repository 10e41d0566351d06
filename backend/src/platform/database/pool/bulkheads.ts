import { DatabaseBusy } from './database-errors.js';

const quickMs = 20;

const lookEvery = 100;

interface Waiter {
  readonly until: number;
  admit(): void;
  refuse(): void;
}

export interface Bulkhead {
  active: number;
  leftAt: number;
  readonly waiting: Waiter[];
}

/** Statements that wait for a slow table fill their own bulkhead and leave connections for others. */
export class Bulkheads {
  private readonly bulkheads = new Map<string, Bulkhead>();
  private readonly queued = new Set<Bulkhead>();
  private active = 0;
  private usedAt = 0;
  private looking: NodeJS.Timeout | undefined;

  constructor(
    private readonly connections: number,
    private readonly waitMs = 3_000,
  ) {}

  of(key: string): Bulkhead {
    return this.bulkheads.get(key) ?? this.add(key);
  }

  /** The caller must call `leave`. */
  enter(bulkhead: Bulkhead): Promise<void> | undefined {
    if (!this.hasRoom(bulkhead)) return this.wait(bulkhead);
    this.admit(bulkhead);
  }

  isStuck(forMs: number): boolean {
    return this.active >= this.connections && performance.now() - this.usedAt > forMs;
  }

  touch(): void {
    this.usedAt = performance.now();
  }

  get waitingCount(): number {
    return [...this.queued].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  leave(bulkhead: Bulkhead): void {
    bulkhead.leftAt = this.usedAt = performance.now();
    bulkhead.active -= 1;
    this.active -= 1;
    for (const next of this.queued) {
      while (next.waiting.length && this.hasRoom(next)) next.waiting.shift()?.admit();
      if (!next.waiting.length) this.queued.delete(next);
    }
  }

  private add(key: string): Bulkhead {
    const word = /^(?:\/api)?\/?(\w*)/.exec(key)?.[1] ?? '';
    const bulkhead = (word !== key && this.bulkheads.get(word)) || {
      active: 0,
      leftAt: -quickMs,
      waiting: [],
    };
    this.bulkheads.set(word, bulkhead).set(key, bulkhead);
    return bulkhead;
  }

  private hasRoom(bulkhead: Bulkhead): boolean {
    const free = this.connections - this.active;
    return bulkhead.active < free || (free > 1 && performance.now() - bulkhead.leftAt < quickMs);
  }

  private admit(bulkhead: Bulkhead) {
    // An idle pool is not a stuck one.
    if (!this.active) this.usedAt = performance.now();
    bulkhead.active += 1;
    this.active += 1;
  }

  private wait(bulkhead: Bulkhead): Promise<void> {
    this.queued.add(bulkhead);
    this.looking ??= setInterval(() => this.refuseLate(), lookEvery).unref();
    return new Promise((resolve, reject) => {
      bulkhead.waiting.push({
        until: performance.now() + this.waitMs,
        admit: () => {
          this.admit(bulkhead);
          resolve();
        },
        refuse: () => reject(new DatabaseBusy('No connection was free in time')),
      });
    });
  }

  /** One timer for all waiters: hot reads wait often. */
  private refuseLate() {
    const now = performance.now();
    for (const bulkhead of this.queued) {
      while (bulkhead.waiting[0] && bulkhead.waiting[0].until <= now) bulkhead.waiting.shift()?.refuse();
      if (!bulkhead.waiting.length) this.queued.delete(bulkhead);
    }
    if (this.queued.size) return;
    clearInterval(this.looking);
    this.looking = undefined;
  }
}
