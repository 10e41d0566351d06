import { DatabaseBusy } from './database-errors.js';

/** As long as a pool lets one wait for a connection. */
const patience = 3_000;
/** A lane is quick while its statements end one after the other. */
const quickMs = 20;

const lookEvery = 100;

interface Waiter {
  readonly until: number;
  admit(): void;
  refuse(): void;
}

export interface Lane {
  active: number;
  /** When a statement of this lane last ended. */
  leftAt: number;
  readonly waiting: Waiter[];
}

/**
 * Bulkheads inside a pool: a lane may hold as many connections as it leaves free, and a quick one all but one.
 * Statements that wait for one slow table fill their own lane and leave connections for everything else.
 */
export class Lanes {
  private readonly lanes = new Map<string, Lane>();
  private readonly queued = new Set<Lane>();
  private active = 0;
  private usedAt = 0;
  private looking: NodeJS.Timeout | undefined;

  constructor(private readonly connections: number) {}

  /** The lane of a statement, a route or a job; names that start with the same word share one. */
  of(key: string): Lane {
    return this.lanes.get(key) ?? this.add(key);
  }

  /** Takes a place in the lane, now or when one is free. Whoever enters must leave. */
  enter(lane: Lane): Promise<void> | undefined {
    if (!this.hasRoom(lane)) return this.wait(lane);
    this.admit(lane);
  }

  /** Whether all connections are taken, and nothing has come to an end on them for so long. */
  isStuck(forMs: number): boolean {
    return this.active >= this.connections && performance.now() - this.usedAt > forMs;
  }

  /** A statement ended on a connection that is kept for several of them. */
  touch(): void {
    this.usedAt = performance.now();
  }

  get waitingCount(): number {
    return [...this.queued].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  leave(lane: Lane): void {
    lane.leftAt = this.usedAt = performance.now();
    lane.active -= 1;
    this.active -= 1;
    for (const next of this.queued) {
      while (next.waiting.length && this.hasRoom(next)) next.waiting.shift()?.admit();
      if (!next.waiting.length) this.queued.delete(next);
    }
  }

  private add(key: string): Lane {
    const word = /^(?:\/api)?\/?(\w*)/.exec(key)?.[1] ?? '';
    const lane = (word !== key && this.lanes.get(word)) || { active: 0, leftAt: -quickMs, waiting: [] };
    this.lanes.set(word, lane).set(key, lane);
    return lane;
  }

  private hasRoom(lane: Lane): boolean {
    const free = this.connections - this.active;
    return lane.active < free || (free > 1 && performance.now() - lane.leftAt < quickMs);
  }

  private admit(lane: Lane) {
    // A quiet time is no time in which nothing came to an end.
    if (!this.active) this.usedAt = performance.now();
    lane.active += 1;
    this.active += 1;
  }

  private wait(lane: Lane): Promise<void> {
    this.queued.add(lane);
    this.looking ??= setInterval(() => this.refuseLate(), lookEvery).unref();
    return new Promise((resolve, reject) => {
      lane.waiting.push({
        until: performance.now() + patience,
        admit: () => {
          this.admit(lane);
          resolve();
        },
        refuse: () => reject(new DatabaseBusy('No connection was free in time')),
      });
    });
  }

  /** One timer for all who wait, as hot reads wait often. */
  private refuseLate() {
    const now = performance.now();
    for (const lane of this.queued) {
      while (lane.waiting[0] && lane.waiting[0].until <= now) lane.waiting.shift()?.refuse();
      if (!lane.waiting.length) this.queued.delete(lane);
    }
    if (this.queued.size) return;
    clearInterval(this.looking);
    this.looking = undefined;
  }
}
