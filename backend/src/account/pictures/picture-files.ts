import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { backupLock } from '../../platform/database/backup-lock.js';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { ObjectStore } from '../../platform/object-store/object-store.js';
import { OBJECT_STORE } from '../../platform/object-store/open-store.js';
import type { PictureFiles } from './picture-process.js';

const removePicture = defineJob('picture.remove', z.object({ code: z.string() }));

const retrySeconds = 60;
const noBackup = `select 1 from (select pg_try_advisory_xact_lock_shared($1) as "isFree") lock where "isFree"`;

/** No release can have this name. */
const folderOf = (code: string) => `.pictures/${code}`;

/** Pictures in the store that also has the releases. A picture is served only while its row says so. */
@Injectable()
export class PictureFilesStore implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(removePicture, ({ code }) => this.removeAfterBackup(code));
  }

  async read(code: string, file: string): Promise<Buffer | null> {
    return (await this.store.read(`${folderOf(code)}/${file}`))?.body ?? null;
  }

  async save(code: string, { small, large }: PictureFiles): Promise<void> {
    await Promise.all([
      this.store.create(`${folderOf(code)}/small.webp`, small),
      this.store.create(`${folderOf(code)}/large.webp`, large),
    ]);
  }

  async remove(code: string): Promise<void> {
    await this.store.remove(`${folderOf(code)}/`);
  }

  /** A running backup may show the row, and still needs the files. */
  private async removeAfterBackup(code: string): Promise<void> {
    const [free] = await this.database.query('picture-backup', noBackup, [backupLock]);
    if (free) return this.remove(code);
    await this.jobs.enqueue(null, removePicture, { code }, { startAfterSeconds: retrySeconds });
  }

  removeLater(em: EntityManager, code: string): Promise<void> {
    return this.jobs.enqueue(em, removePicture, { code });
  }
}
