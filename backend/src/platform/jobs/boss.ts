import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { PgBoss, type Queue } from 'pg-boss';
import type { Config } from '../config/config.js';
import { timeouts } from '../database/pool/timeouts.js';
import type { JobDefinition } from './job.js';

export const deadLetters = 'dead-letters';

const heartbeatSeconds = 10;
const superviseSeconds = 5;

export function openBoss(config: Config): PgBoss {
  const works = config.role !== 'web';
  const { statement_timeout, lock_timeout, ...bounds } = timeouts('jobs');
  const boss = new PgBoss({
    connectionString: config.databaseDirectUrl,
    ...bounds,
    options: `-c statement_timeout=${statement_timeout} -c lock_timeout=${lock_timeout}`,
    max: works ? 6 : 2,
    migrate: false,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    queueCacheIntervalSeconds: superviseSeconds,
    cronMonitorIntervalSeconds: 15,
  });
  const log = new Logger('Jobs');
  boss.on('error', (error) => log.warn(error.message));
  boss.on('warning', (warning) => log.warn(warning.message));
  return boss;
}

export const createDeadLetters = (boss: PgBoss) =>
  boss.createQueue(deadLetters, { retentionSeconds: 90 * 86_400 });

/** Where pg-boss puts what is due by a schedule. It creates this queue itself, and would wait a quarter of an hour for a lost tick. */
export const ticks = { name: '__pgboss__send-it', options: { heartbeatSeconds } };

export function queueOf({ options }: JobDefinition<object>): Omit<Queue, 'name'> {
  return {
    retryLimit: options.retries,
    retryDelay: options.retryAfter,
    retryBackoff: true,
    retryDelayMax: options.longestWait,
    expireInSeconds: options.timeout,
    heartbeatSeconds,
    deadLetter: deadLetters,
    notify: true,
  };
}

/** Its types hide it, and it needs what our own pools have. */
export const poolOf = (boss: PgBoss) => (boss.getDb() as unknown as { pool: Pool }).pool;
