import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleEvents, PeopleService } from '../../account/index.js';

const insert = `
  insert into traveler (user_id, username, profile_picture_url, languages, verified) values (?, ?, ?, ?, ?)
  on conflict do nothing`;

const refresh = `
  update traveler set (username, profile_picture_url, languages, verified) = (?, ?, ?, ?) where user_id = ?`;

/** People as listings show them: a copy of their public side that never lags behind it. */
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

  /** Makes a traveler of this person, if they are none yet, in the transaction of a caller who holds or has locked them. */
  async ensure(em: EntityManager, userId: number): Promise<void> {
    const [known] = await em.execute<unknown[]>('select 1 from traveler where user_id = ?', [userId]);
    if (known) return;
    const { username, profilePictureUrl, languages, verified } = await this.people.lockForShare(em, userId);
    await em.execute(insert, [userId, username, profilePictureUrl, languages, verified]);
  }
}
