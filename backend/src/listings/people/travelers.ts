import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleEvents, PeopleService } from '../../account/index.js';

const insert = `
  insert into traveler (user_id, username, profile_picture_url, languages, verified) values (?, ?, ?, ?, ?)
  on conflict do nothing`;

const refresh = `
  update traveler set (username, profile_picture_url, languages, verified) = (?, ?, ?, ?) where user_id = ?`;

/** Copies the public side of members, in the transaction of each change. */
@Injectable()
export class Travelers implements OnModuleInit {
  constructor(
    private readonly events: PeopleEvents,
    private readonly people: PeopleService,
  ) {}

  onModuleInit(): void {
    this.events.onChange(async (em, { id, username, profilePictureUrl, languages, verified }) => {
      await em.execute(refresh, [username, profilePictureUrl, languages, verified, id]);
    });
  }

  /** The caller's transaction must hold or have locked the person. */
  async ensure(em: EntityManager, userId: number): Promise<void> {
    const [known] = await em.execute<unknown[]>('select 1 from traveler where user_id = ?', [userId]);
    if (known) return;
    const { username, profilePictureUrl, languages, verified } = await this.people.lockForShare(em, userId);
    await em.execute(insert, [userId, username, profilePictureUrl, languages, verified]);
  }
}
