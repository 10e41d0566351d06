import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { FetchRefusal } from '../../platform/outbound/public-connection.js';
import { PublicFetch } from '../../platform/outbound/public-fetch.js';
import { PeopleEvents } from '../people/people-events.js';
import { PeopleService } from '../people/people.service.js';
import type { UserEntity } from '../people/user.entity.js';
import { maxPictureBytes, pictureTypes } from './contract.js';
import { PictureReader, PictureRefusal } from './picture-reader.js';
import { ProfilePictures, waitsForCopy } from './profile-pictures.js';

const copyPicture = defineJob('picture.copy', z.object({ userId: z.number(), source: z.string() }), {
  concurrency: 1,
});
const tidyPictures = defineJob('picture.tidy', z.object({}), { every: '23 * * * *', timeout: 600 });

const limits = { maxBytes: maxPictureBytes, timeoutMs: 5_000, accept: pictureTypes.join(', ') };

/** Written by servers before version 1.0.0, which may run beside this one. In ascending order, like every lock on users. */
const unmoved = `
  select id::float8 as id from "user"
  where profile_picture_url not like '/%' and deleted_at is null order by id limit 200`;

/** Members may name a picture on another site: we copy it once, and others only ever see the copy. */
@Injectable()
export class CopiedPictures implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly events: PeopleEvents,
    private readonly fetcher: PublicFetch,
    private readonly jobs: Jobs,
    private readonly people: PeopleService,
    private readonly pictures: ProfilePictures,
    private readonly reader: PictureReader,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work(copyPicture, ({ userId, source }, { signal }) => this.copy(userId, source, signal));
    await this.jobs.work(tidyPictures, () => this.tidy());
  }

  /** Within the transaction that has locked this user. */
  async begin(em: EntityManager, user: UserEntity, source: string): Promise<void> {
    user.pictureSource = source;
    user.pictureRefusal = null;
    await this.jobs.enqueue(em, copyPicture, { userId: user.id, source });
  }

  async tidy(): Promise<void> {
    await this.pictures.removeUnfinished();
    const rows = await this.database.query<{ id: number }>('picture-unmoved', unmoved);
    for (const { id } of rows) await this.move(id);
  }

  private async copy(userId: number, source: string, signal: AbortSignal): Promise<void> {
    try {
      const picture = await this.fetcher.bytes(source, { ...limits, signal });
      await this.pictures.show(userId, await this.reader.readBytes(picture), source);
    } catch (error) {
      if (!(error instanceof PictureRefusal || error instanceof FetchRefusal)) throw error;
      await this.refuse(userId, source, error.message);
    }
  }

  private async refuse(userId: number, source: string, sentence: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const user = await this.people.lock(em, userId);
      if (waitsForCopy(user, source)) user.pictureRefusal = sentence;
    });
  }

  private async move(userId: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const user = await this.people.lock(em, userId);
      const source = user.profilePictureUrl;
      if (!source || source.startsWith('/')) return;
      user.profilePictureUrl = null;
      await this.begin(em, user, source);
      await em.flush();
      await this.events.changed(em, user);
    });
  }
}
