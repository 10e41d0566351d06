import type { z } from 'zod';

export interface JobOptions<Data> {
  retries?: number;
  retryAfter?: number;
  longestWait?: number;
  timeout?: number;
  concurrency?: number;
  /** Sends something to a person: a replay of its cause must not send it again. */
  delivers?: boolean;
  /** A cron expression: runs once for all nodes, with empty data. */
  every?: string;
  /** Jobs of one line keep their order, if they are worked by `workInLines`. */
  lineOf?(data: Data): string;
}

export interface JobDefinition<Data extends object> {
  name: string;
  schema: z.ZodType<Data>;
  options: Required<Omit<JobOptions<Data>, 'every' | 'lineOf'>> & Pick<JobOptions<Data>, 'every' | 'lineOf'>;
}

export function defineJob<Data extends object>(
  name: string,
  schema: z.ZodType<Data>,
  options: JobOptions<NoInfer<Data>> = {},
): JobDefinition<Data> {
  const usual = {
    retries: 8,
    retryAfter: 2,
    longestWait: 3_600,
    timeout: 60,
    concurrency: 4,
    delivers: false,
  };
  return { name, schema, options: { ...usual, ...options } };
}
