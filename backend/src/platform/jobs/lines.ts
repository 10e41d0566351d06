import type { Job } from 'pg-boss';
import type { JobDefinition } from './job.js';
import type { Jobs } from './jobs.js';

interface InLine<Data extends object> {
  job: JobDefinition<Data>;
  handle(data: Data, id: string): Promise<void>;
}

const earlierInLine = `
  select earlier.name, earlier.id, earlier.data from pgboss.job mine
    join pgboss.job earlier on earlier.name = any($3) and earlier.group_id = mine.group_id
  where mine.name = $1 and mine.id = $2 and earlier.created_on < mine.created_on and earlier.state < 'completed'
  order by earlier.created_on`;

/**
 * Works jobs of these kinds in the order in which they were enqueued, within each line (`JobOptions.lineOf`). Several
 * run at once, so each does the earlier ones too: when their own turn comes, they must change nothing.
 */
export async function workInLines(jobs: Jobs, kinds: InLine<object>[]): Promise<void> {
  const names = kinds.map(({ job }) => job.name);
  for (const kind of kinds)
    await jobs.work(kind.job, async (data, { id }) => {
      const { rows } = await jobs.boss.getDb().executeSql(earlierInLine, [kind.job.name, id, names]);
      for (const earlier of rows as Pick<Job, 'name' | 'id' | 'data'>[]) {
        const its = kinds.find(({ job }) => job.name === earlier.name);
        await its?.handle(its.job.schema.parse(earlier.data), earlier.id);
      }
      await kind.handle(data, id);
    });
}
