import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { ObjectStore } from '../../platform/object-store/object-store.js';
import { OBJECT_STORE } from '../../platform/object-store/open-store.js';
import {
  accountSince,
  deletionFolder,
  deletionMarks,
  type DatedAccount,
} from '../../platform/secrets/deletion-marks.js';

const markDeletion = defineJob('account.mark-deletion', z.object({ id: z.number(), since: z.string() }));
const find = `select id::float8 as id, ${accountSince} as since from "user" where id = ?`;

/** Longer than backups are kept. */
const maxDaysKept = 400;
const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Keyed hashes of deleted accounts beside the database, so that a restored backup does not bring them back. */
@Injectable()
export class DeletionMarks implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(markDeletion, (account) => this.mark(account));
  }

  /** Once the deletion is committed: the mark of an account that still exists would delete it at a restore. */
  async markLater(em: EntityManager, userId: number): Promise<void> {
    const account = await em.execute<DatedAccount>(find, [userId], 'get');
    await this.jobs.enqueue(em, markDeletion, account);
  }

  async forgetOld(): Promise<void> {
    const keys = await this.store.list(deletionFolder);
    const days = new Set(keys.map((key) => key.slice(deletionFolder.length).split('/')[0] ?? ''));
    const oldest = dayOf(Date.now() - maxDaysKept * dayMs);
    for (const day of days) if (day < oldest) await this.store.remove(`${deletionFolder}${day}/`);
  }

  private async mark(account: DatedAccount): Promise<void> {
    const [mark] = deletionMarks(this.config.secrets, account);
    await this.store.create(`${deletionFolder}${dayOf(Date.now())}/${mark}`, Buffer.from(''));
  }
}
