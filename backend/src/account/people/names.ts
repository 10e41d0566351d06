import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { profileChange } from '../contract.js';
import { PeopleEvents } from './people-events.js';
import { UserEntity } from './user.entity.js';
import { usernameVariant } from './username.js';

const rename = `
  update "user" set username = ?, username_is_chosen = true where id = ? and not username_is_chosen returning 1`;
const uniqueViolation = '23505';
const rounds = 8;

/** The default name, until the user chooses one. */
@Injectable()
export class Names {
  constructor(private readonly events: PeopleEvents) {}

  /** Calls a person what they typed as a guest, with digits when the name is taken; a chosen name stays. */
  async nameIfUnnamed(em: EntityManager, userId: number, typed: string): Promise<void> {
    const name = profileChange.shape.username.safeParse(typed).data;
    for (let round = 0; name !== undefined && round < rounds; round++) {
      const renamed = await this.rename(em, userId, usernameVariant(name, round));
      if (renamed === 'taken') continue;
      if (renamed)
        await this.events.changed(em, await em.findOneOrFail(UserEntity, userId, { refresh: true }));
      return;
    }
  }

  /** In a savepoint, because a name that is taken must not end the caller's transaction. */
  private async rename(em: EntityManager, userId: number, name: string): Promise<boolean | 'taken'> {
    try {
      const rows = await em.transactional((inner) => inner.execute<unknown[]>(rename, [name, userId]));
      return rows.length > 0;
    } catch (error) {
      if ((error as { code?: unknown }).code === uniqueViolation) return 'taken';
      throw error;
    }
  }
}
