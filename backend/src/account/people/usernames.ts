import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { profileChange } from '../contract.js';
import { newcomerName } from '../former-members/unnamed-members.js';
import { NameChecks } from './name-checks.js';
import { PeopleEvents } from './people-events.js';
import { UserEntity } from './user.entity.js';

const rename = `
  update "user" set username = ?, username_is_chosen = true where id = ? and not username_is_chosen returning 1`;
const uniqueViolation = '23505';
const maxTries = 8;
const maxLength = 40;

/** Each try has one digit more, so it soon finds a free name. */
export const defaultUsername = (taken: number): string =>
  newcomerName(randomInt(10 ** (taken + 3), 10 ** (taken + 4)));

export const usernameVariant = (name: string, taken: number): string => {
  if (taken === 0) return name;
  const digits = randomInt(10 ** (taken + 1), 10 ** (taken + 2));
  return `${name.slice(0, maxLength - 1 - String(digits).length).trimEnd()} ${digits}`;
};

@Injectable()
export class Usernames {
  constructor(
    private readonly events: PeopleEvents,
    private readonly nameChecks: NameChecks,
  ) {}

  /** Uses the name typed as a guest, with digits if it is taken. A chosen name stays, a refused one is ignored. */
  async renameUnlessChosen(em: EntityManager, userId: number, typed: string): Promise<void> {
    const name = profileChange.shape.username.safeParse(typed).data;
    if (name !== undefined && (await this.nameChecks.refusalOf(name))) return;
    for (let taken = 0; name !== undefined && taken < maxTries; taken++) {
      const renamed = await this.rename(em, userId, usernameVariant(name, taken));
      if (renamed === 'taken') continue;
      if (renamed)
        await this.events.changed(em, await em.findOneOrFail(UserEntity, userId, { refresh: true }));
      return;
    }
  }

  /** In a savepoint, so that a taken name does not abort the caller's transaction. */
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
