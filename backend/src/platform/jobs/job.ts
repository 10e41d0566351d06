import type { z } from 'zod';

export interface JobOptions {
  /** How often it is tried again before it becomes a dead letter. */
  retries?: number;
  /** Seconds before the first retry; each further one waits twice as long, with jitter. */
  retryAfter?: number;
  /** Seconds that a retry waits at most. */
  longestWait?: number;
  /** Seconds that one try may take. */
  timeout?: number;
  /** How many run at once on one node. */
  concurrency?: number;
  /** A cron expression: it also starts by itself, once for all nodes, with empty data. */
  every?: string;
}

export interface JobDefinition<Data extends object> {
  name: string;
  schema: z.ZodType<Data>;
  options: Required<Omit<JobOptions, 'every'>> & Pick<JobOptions, 'every'>;
}

/** A kind of work that is done after the request; its data must be parsed again when it comes back. */
export function defineJob<Data extends object>(
  name: string,
  schema: z.ZodType<Data>,
  options: JobOptions = {},
): JobDefinition<Data> {
  const usual = { retries: 8, retryAfter: 2, longestWait: 3_600, timeout: 60, concurrency: 4 };
  return { name, schema, options: { ...usual, ...options } };
}
