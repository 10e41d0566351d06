import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import {
  fromKysely,
  type Job,
  type KyselyTransactionLike,
  type PgBoss,
  type Queue,
  type Schedule,
} from 'pg-boss';
import { CONFIG, type Config } from '../config/config.js';
import { forgetPool, watchPool } from '../database/pool/open-pools.js';
import { currentSpan, inContext } from '../request-context.js';
import { inSpan } from '../tracing/span.js';
import { Tracing } from '../tracing/tracing.js';
import { Readiness } from '../observe/readiness.js';
import { createDeadLetters, deadLetters, openBoss, poolOf, queueOf, ticks } from './boss.js';
import { wakeForDueJobs } from './due-jobs.js';
import type { JobDefinition } from './job.js';
import { QueueWorkers } from './queue-workers.js';
import { asReplay, isMarked, isReplay, isReplayUnfinished, replayMark } from './replay.js';

export interface Attempt {
  id: string;
  retry: number;
  signal: AbortSignal;
}
type Handler<Data> = (data: Data, attempt: Attempt) => Promise<void>;
interface Work {
  job: JobDefinition<object>;
  handle: Handler<object>;
}

/** All at once would wait for the few connections, on a slow database longer than one may wait. */
const startedAtOnce = 2;

const stopMs = 20_000;

const pollingMs = 1_000;

/** What was due while no node ran is run once by the next one. */
const catchUp = { missed: 'once' } as const;

/** Background jobs, enqueued in the transaction of the change they follow. Any node may run them. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly boss: PgBoss;
  private readonly waiting: Work[] = [];
  private readonly queueWorkers = new Map<string, QueueWorkers>();
  private readonly stopping = new AbortController();
  private started = false;
  /** As the start found them: most starts change none. */
  private queues = new Map<string, Partial<Queue>>();
  private schedules = new Map<string, Schedule>();
  private readonly log = new Logger('Jobs');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly em: EntityManager,
    readiness: Readiness,
    private readonly tracing: Tracing,
  ) {
    this.boss = openBoss(config);
    readiness.require('The job queue does not answer', async () => {
      await this.boss.getDb().executeSql('select version from pgboss.version');
    });
  }

  async work<Data extends object>(job: JobDefinition<Data>, handle: Handler<Data>): Promise<void> {
    const work: Work = { job, handle: (data, attempt) => handle(job.schema.parse(data), attempt) };
    if (this.started) await this.start(work);
    else this.waiting.push(work);
  }

  /** A null `em` enqueues outside any transaction. Each key enqueues once. */
  async enqueue<Data extends object>(
    em: EntityManager | null,
    job: JobDefinition<Data>,
    data: Data,
    {
      startAfterSeconds,
      key,
      line = job.options.lineOf?.(data),
      isUrgent,
    }: { startAfterSeconds?: number; key?: string; line?: string; isUrgent?: boolean } = {},
  ): Promise<void> {
    if (isReplay() && job.options.delivers) {
      this.log.log({ job: job.name }, 'Not sent again after a restore');
      return;
    }
    const traceparent = currentSpan()?.traceparent;
    const marks = { ...(traceparent && { traceparent }), ...(isReplay() && replayMark) };
    await this.boss.send(
      job.name,
      { ...job.schema.parse(data), ...marks },
      {
        id: key === undefined ? undefined : idOf(job.name, key),
        startAfter: startAfterSeconds,
        group: line === undefined ? undefined : { id: line },
        priority: isUrgent ? 1 : 0,
        // pg-boss adds no jitter to its longest delay: jobs that failed together would return together.
        retryBackoff: true,
        retryDelayMax: Math.ceil(job.options.longestWait * (0.5 + Math.random() / 2)),
        db: em ? transactionOf(em) : undefined,
      },
    );
    const workers = this.queueWorkers.get(job.name);
    // The notification comes with the commit, and only a worker that has started receives it.
    if (workers && !workers.hasStarted) await workers.wake(1);
  }

  async onApplicationBootstrap() {
    await this.boss.start();
    watchPool(poolOf(this.boss), this.config.databaseDirectUrl);
    this.queues = new Map((await this.boss.getQueues()).map((queue) => [queue.name, queue]));
    this.schedules = new Map((await this.boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
    if (!this.queues.has(deadLetters)) await createDeadLetters(this.boss);
    const known = this.queues.get(ticks.name);
    if (known && !isSame(known, ticks.options)) await this.boss.updateQueue(ticks.name, ticks.options);
    this.started = true;
    const left = [...this.waiting];
    const startNext = async () => {
      for (let next = left.shift(); next; next = left.shift()) await this.start(next);
    };
    await Promise.all(Array.from({ length: startedAtOnce }, startNext));
    if (this.config.role !== 'web') void this.pollDueJobs();
  }

  async beforeApplicationShutdown() {
    this.stopping.abort();
    await Promise.race([this.endWork(), pause(stopMs, undefined, { ref: false })]);
    forgetPool(poolOf(this.boss));
    await this.boss.stop({ graceful: false });
  }

  /** Resolves when no job runs. A graceful stop of pg-boss looks for that only every half second. */
  private async endWork(): Promise<void> {
    await Promise.all(Array.from(this.queueWorkers.values(), (workers) => workers.stop()));
  }

  private async pollDueJobs() {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await wakeForDueJobs(this.boss, this.queueWorkers).catch((error: unknown) =>
        this.log.warn({ err: error }, 'The poll for due jobs failed'),
      );
      await pause(pollingMs, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  private async start({ job, handle }: Work) {
    if (!isSame(this.queues.get(job.name), queueOf(job))) {
      await this.boss.createQueue(job.name, queueOf(job));
      await this.boss.updateQueue(job.name, queueOf(job));
    }
    if (this.config.role === 'web') return;
    await this.schedule(job);
    const { name, options } = job;
    this.queueWorkers.set(
      name,
      new QueueWorkers(this.boss, name, options.concurrency, (next) => this.attempt(job, handle, next)),
    );
  }

  private async schedule({ name, options: { every } }: JobDefinition<object>) {
    const known = this.schedules.get(name);
    if (every && (known?.cron !== every || known.options?.missed !== catchUp.missed))
      await this.boss.schedule(name, every, {}, catchUp);
  }

  private async attempt({ options }: JobDefinition<object>, handle: Handler<object>, next: Job) {
    const { id, name, retryCount: retry, signal } = next;
    const { traceparent, ...data } = next.data as { traceparent?: string };
    const attributes = { 'messaging.message.id': id, 'messaging.retry': retry };
    const span = this.tracing.begin(`job ${name}`, { kind: 'consumer', traceparent, attributes });
    try {
      const handled = () => handle(data, { id, retry, signal });
      const run = () =>
        inContext(this.em, { requestId: id, bulkhead: name, span }, async () =>
          isMarked(data) || (options.every && (await this.hasReplayLeft(name)))
            ? asReplay(handled)
            : handled(),
        );
      await (span ? inSpan(span, run) : run());
    } catch (error) {
      this.log.warn({ err: error, job: name, id, retry }, 'A job failed');
      throw error;
    }
  }

  private async hasReplayLeft(name: string): Promise<boolean> {
    const { rows } = await this.boss.getDb().executeSql(isReplayUnfinished, [name]);
    return rows[0].is;
  }
}

function isSame(queue: Partial<Queue> | undefined, wanted: Partial<Queue>): boolean {
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  return names.every((name) => queue?.[name] === wanted[name]);
}

/** One id per key: the primary key refuses the second job. */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}:${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function transactionOf(em: EntityManager) {
  const transaction = em.getContext().getTransactionContext<KyselyTransactionLike>();
  if (!transaction)
    throw new Error('A job must be enqueued inside em.transactional(), with the change it follows');
  return fromKysely(transaction);
}
