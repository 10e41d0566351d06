import { AsyncLocalStorage } from 'node:async_hooks';

const replays = new AsyncLocalStorage<true>();

/**
 * Work that was already done once, between a backup and its restore, and is done again because its rows were lost. It
 * changes the database as before, and sends nothing: its mails have been sent.
 */
export const asReplay = <T>(run: () => T): T => replays.run(true, run);

export const isReplay = () => replays.getStore() === true;

/** In the data of a job: it and the jobs that it enqueues are replays. */
export const replayMark = { isReplay: true };

export const isMarked = (data: unknown) => (data as { isReplay?: unknown } | null)?.isReplay === true;

/** A scheduled run that overtakes its replay would send what fell due between the backup and the restore. */
export const isReplayUnfinished = `
  select exists (
    select from pgboss.job
    where name = $1 and state in ('created', 'retry', 'active') and data->>'isReplay' = 'true'
  ) as is`;
