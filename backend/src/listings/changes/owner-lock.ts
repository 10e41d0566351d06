import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import { today } from '../sql/today.js';

/** Those who fly with a person, or may, and their other companions on the same trips. */
const readCompanions = `
  select distinct person.id::float8 as id
  from match m
  join match part on part.id = coalesce(m.relay_id, m.id) or part.relay_id = coalesce(m.relay_id, m.id)
  cross join lateral (values (part.helper_id), (part.seeker_id)) person (id)
  where (m.helper_id = ? or m.seeker_id = ?) and m.status in ('proposed', 'agreed') and m.date >= ${today}
    and person.id <> ?`;
const lockInOrder = `select from "user" where id in (?) order by id for key share`;

/** Precedes the lock of a listing whose change may change trips: two who share one would deadlock after it. */
@Injectable()
export class OwnerLock {
  constructor(private readonly people: PeopleService) {}

  /** Locks the owner, and keeps the companions from changes of their own. In the order of every transaction. */
  async lock(em: EntityManager, ownerId: number, failHandler?: () => Error): Promise<void> {
    const values = [ownerId, ownerId, ownerId];
    const rows = await em.execute<{ id: number }[]>(readCompanions, values);
    const companions = rows.map(({ id }) => id);
    await keep(
      em,
      companions.filter((id) => id < ownerId),
    );
    await this.people.lock(em, ownerId, failHandler);
    await keep(
      em,
      companions.filter((id) => id > ownerId),
    );
  }
}

const keep = async (em: EntityManager, ids: number[]) => {
  if (ids.length) await em.execute(lockInOrder, [ids]);
};
