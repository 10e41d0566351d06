import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { Database } from '../platform/database/database.js';
import { defineJob } from '../platform/jobs/job.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { demoPeople } from './demo-people.js';
import { looks } from './demo-people/portraits/looks.js';
import { portrait } from './demo-people/portraits/portrait.js';
import { PictureReader } from './pictures/picture-reader.js';
import { ProfilePictures } from './pictures/profile-pictures.js';

const drawDemoPeople = defineJob('demo.draw-people', z.object({}), { timeout: 300, concurrency: 1 });

const withoutPicture = `
  select id::float8 as id, email from "user"
  where email = any($1) and deleted_at is null and profile_picture_url is null and picture_source is null
  order by id`;

const side = 576;

/** The travelers of the demonstration have drawn faces, stored like every other picture. */
@Injectable()
export class DemoPictures implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly pictures: ProfilePictures,
    private readonly reader: PictureReader,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(drawDemoPeople, () => this.drawAll());
  }

  /** Runs once per database, so that a removed picture does not come back. */
  drawLater(em: EntityManager): Promise<void> {
    return this.jobs.enqueue(em, drawDemoPeople, {}, { key: 'once' });
  }

  async drawAll(): Promise<void> {
    const { renderAsync } = await import('@resvg/resvg-js');
    const emails = demoPeople.map(({ email }) => email);
    const rows = await this.database.query<{ id: number; email: string }>('demo-faces', withoutPicture, [
      emails,
    ]);
    for (const { id, email } of rows) {
      const number = emails.indexOf(email);
      const look = looks[demoPeople[number]?.username ?? ''];
      if (!look) continue;
      const drawn = await renderAsync(portrait(look, number), { fitTo: { mode: 'width', value: side } });
      await this.pictures.show(id, await this.reader.readBytes(drawn.asPng()));
    }
  }
}
