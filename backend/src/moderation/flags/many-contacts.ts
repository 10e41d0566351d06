import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Flags } from './flags.js';

const findManyContacts = defineJob('account.many-contacts', z.object({}), { every: '*/15 * * * *' });

/** An honest traveler contacts only a few people within three days. */
export const manyContacts = { people: 8, inDays: 3, accountDays: 14 };

/** Whom each person contacted first, within so many days. */
type Source = (days: number) => Promise<{ personId: number; others: number[] }[]>;

const young = `
  select id::float8 as id from "user"
  where id = any($1::bigint[]) and created_at > now() - $2::int * interval '1 day' and deleted_at is null
    and not exists (select from flag f where f.person_id = "user".id and f.rule = 'contacts')`;

/** New accounts that contact many people are brought to the desk, once. */
@Injectable()
export class ManyContacts implements OnModuleInit {
  private readonly sources: Source[] = [];

  constructor(
    private readonly database: Database,
    private readonly flags: Flags,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(findManyContacts, () => this.find());
  }

  register(source: Source): void {
    this.sources.push(source);
  }

  async find(): Promise<void> {
    const { people, inDays, accountDays } = manyContacts;
    const found = (await Promise.all(this.sources.map((source) => source(inDays)))).flat();
    const contacts = Map.groupBy(found, ({ personId }) => personId);
    const counts = new Map(
      [...contacts].map(([id, rows]) => [id, new Set(rows.flatMap(({ others }) => others)).size]),
    );
    const many = [...counts].filter(([, count]) => count >= people).map(([id]) => id);
    if (!many.length) return;
    const rows = await this.database.query<{ id: number }>('many-contacts', young, [many, accountDays]);
    for (const { id } of rows)
      await this.flags.raise(null, {
        rule: 'contacts',
        personId: id,
        subject: 'once',
        details: String(counts.get(id)),
        weight: 2,
      });
  }
}
