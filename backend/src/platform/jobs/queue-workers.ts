import { AsyncLocalStorage } from 'node:async_hooks';
import type { Job, PgBoss } from 'pg-boss';

/** A fallback: notifications and the poll for due jobs wake the workers earlier. */
const pollingSeconds = 60;

const options = {
  batchSize: 1,
  pollingIntervalSeconds: pollingSeconds,
  notifyPollingIntervalSeconds: pollingSeconds,
  // After an outage many jobs wait without a notification: fetch them without a pause.
  burstWhenReadyExceeds: 1,
};

/** The workers of one queue on this node. Each queries the database on its own, so they start when jobs are due. */
export class QueueWorkers {
  private readonly ids: string[] = [];
  private size = 0;
  private busy = 0;
  private isStopping = false;
  /** A job may be enqueued inside a transaction, which its worker must not inherit. */
  private readonly outsideRequests = AsyncLocalStorage.snapshot();

  constructor(
    private readonly boss: PgBoss,
    private readonly queue: string,
    readonly limit: number,
    private readonly run: (job: Job) => Promise<void>,
  ) {}

  get hasStarted(): boolean {
    return this.size > 0;
  }

  /** Notifies the workers, and starts as many as the due jobs need. */
  async wake(dueJobs: number): Promise<void> {
    if (this.isStopping) return;
    for (const id of this.ids) this.boss.notifyWorker(id);
    const missing = Math.min(this.limit, this.busy + dueJobs) - this.size;
    if (missing <= 0) return;
    // Counted before they start, because another call may come meanwhile.
    this.size += missing;
    for (let left = missing; left > 0 && !this.isStopping; left -= 1) this.ids.push(await this.startWorker());
  }

  /** Resolves when no job runs. */
  async stop(): Promise<void> {
    this.isStopping = true;
    if (this.hasStarted) await this.boss.offWork(this.queue);
  }

  private startWorker(): Promise<string> {
    return this.outsideRequests(() =>
      this.boss.work(this.queue, options, (jobs: Job[]) => this.handle(jobs)),
    );
  }

  private async handle([job]: Job[]): Promise<void> {
    if (!job) return;
    this.busy += 1;
    try {
      await this.run(job);
    } finally {
      this.busy -= 1;
    }
  }
}
