import type { z } from 'zod';

export interface JobOptions {
  retries?: number;
  /** Seconds before the first retry. The delay doubles each time, with jitter. */
  retryAfter?: number;
  /** The longest delay of a retry, in seconds. */
  longestWait?: number;
  timeout?: number;
  concurrency?: number;
  /** A cron expression: runs once for all nodes, with empty data. */
  every?: string;
}

export interface JobDefinition<Data extends object> {
  name: string;
  schema: z.ZodType<Data>;
  options: Required<Omit<JobOptions, 'every'>> & Pick<JobOptions, 'every'>;
}

/** A kind of background job. Its data is parsed again when it is loaded. */
export function defineJob<Data extends object>(
  name: string,
  schema: z.ZodType<Data>,
  options: JobOptions = {},
): JobDefinition<Data> {
  const usual = { retries: 8, retryAfter: 2, longestWait: 3_600, timeout: 60, concurrency: 4 };
  return { name, schema, options: { ...usual, ...options } };
}
