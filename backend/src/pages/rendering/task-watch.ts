import { processorMs } from './processor-time.js';

interface Limits {
  /** Of processor time, like the next: what is fair to wait for. */
  budgetMs: number;
  hungAfterMs: number;
  /** Of the clock, for one that waits and never works. */
  maxMs: number;
}

interface Consequences {
  overBudget(): void;
  /** It used all that processor time. */
  hung(): void;
  /** It was there all that time, and may not have been given the processor. */
  stuck(): void;
}

const shortestPauseMs = 10;

/** Follows one task of a process. Nothing is counted against a task while others have the processor. */
export class TaskWatch {
  private readonly began = Date.now();
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;
  private isStopped = false;

  constructor(
    private readonly pid: number,
    private readonly usedBeforeMs: number,
    private readonly limits: Limits,
    private readonly then: Consequences,
  ) {
    this.checkAfter(Math.min(limits.budgetMs, limits.hungAfterMs));
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** A process cannot use much more of the processor than the clock has run. */
  private checkAfter(milliseconds: number): void {
    this.timer = setTimeout(() => void this.check(), Math.max(milliseconds, shortestPauseMs));
    this.timer.unref();
  }

  private async check(): Promise<void> {
    const { budgetMs, hungAfterMs, maxMs } = this.limits;
    // Where nothing tells it, only the clock counts.
    const total = await processorMs(this.pid).catch(() => 0);
    if (this.isStopped) return;
    const used = total - this.usedBeforeMs;
    const leftMs = this.began + maxMs - Date.now();
    if (used >= hungAfterMs) return this.then.hung();
    if (leftMs <= 0) return this.then.stuck();
    if (used >= budgetMs && !this.isOver) {
      this.isOver = true;
      this.then.overBudget();
    }
    const next = this.isOver ? hungAfterMs : Math.min(budgetMs, hungAfterMs);
    this.checkAfter(Math.min(next - used, leftMs));
  }
}
