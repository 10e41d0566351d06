import { Injectable, NotFoundException } from '@nestjs/common';
import { BlocksService, PeopleService } from '../../account/index.js';
import type { PublicUser } from '../../account/contract.js';
import { Database } from '../../platform/database/database.js';

const kept = `
  select person_id::float8 as id from favourite where user_id = $1 and person_id is not null order by id desc`;
const active = `
  select id::float8 as id from "user"
  where id = any($1::bigint[]) and deleted_at is null and coalesce(suspended_until <= now(), true)`;

/** People whose page the viewer may open, by the rules of that page. */
@Injectable()
export class KeptPeople {
  constructor(
    private readonly blocks: BlocksService,
    private readonly database: Database,
    private readonly people: PeopleService,
  ) {}

  async keptBy(viewer: number): Promise<PublicUser[]> {
    const rows = await this.database.query<{ id: number }>('favourite-people', kept, [viewer]);
    return this.shownAmong(
      rows.map(({ id }) => id),
      viewer,
    );
  }

  /** In the order of the ids. */
  async shownAmong(ids: number[], viewer: number): Promise<PublicUser[]> {
    if (!ids.length) return [];
    const hidden = await this.blocks.blockedAround(viewer);
    const rows = await this.database.query<{ id: number }>('favourite-active', active, [ids]);
    const unblocked = rows.map(({ id }) => id).filter((id) => !hidden.includes(id));
    const isVisible = await this.people.visibleAmong(unblocked, viewer);
    // Few: people without anything public, whom the viewer has written to or asked.
    for (const id of unblocked)
      if (!isVisible.has(id) && (await this.isReachable(id, viewer))) isVisible.add(id);
    const shown = new Map((await this.people.find([...isVisible])).map((person) => [person.id, person]));
    return ids.flatMap((id) => shown.get(id) ?? []);
  }

  private async isReachable(id: number, viewer: number): Promise<boolean> {
    try {
      await this.people.expectReachable(id, viewer);
      return true;
    } catch (error) {
      if (error instanceof NotFoundException) return false;
      throw error;
    }
  }
}
