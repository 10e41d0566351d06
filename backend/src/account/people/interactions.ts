import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A contact request, a conversation in which both wrote, a tip, or an agreed match. */
export type InteractionKind = 'contact' | 'conversation' | 'tip' | 'match';

const record = `
  insert into meeting (user_low, user_high, kind, travel_day)
  values (least(?::bigint, ?), greatest(?::bigint, ?), ?, ?::date)
  on conflict (user_low, user_high, kind) do update set travel_day = excluded.travel_day
  where excluded.travel_day < meeting.travel_day`;

const find = `
  select 1 from meeting
  where user_low = least($1::bigint, $2::bigint) and user_high = greatest($1::bigint, $2::bigint) limit 1`;

const findMatch = `
  select 1 from meeting
  where user_low = least($1::bigint, $2::bigint) and user_high = greatest($1::bigint, $2::bigint) and kind = 'match'`;

/** A payment alone is no contact: otherwise one dollar would allow messages. */
const findBeyondTips = `
  select 1 from meeting
  where user_low = least($1::bigint, $2::bigint) and user_high = greatest($1::bigint, $2::bigint) and kind <> 'tip'
  limit 1`;

@Injectable()
export class Interactions {
  constructor(private readonly database: Database) {}

  /** With the day of travel of the listing that it is about, if any. */
  async record(
    em: EntityManager,
    one: number,
    other: number,
    kind: InteractionKind,
    travelDay: string | null = null,
  ): Promise<void> {
    await em.execute(record, [one, other, one, other, kind, travelDay]);
  }

  async haveAgreedToFly(one: number, other: number): Promise<boolean> {
    return (await this.database.query('meeting-match', findMatch, [one, other])).length > 0;
  }

  async knowEachOther(one: number, other: number): Promise<boolean> {
    return (await this.database.query('meeting-beyond-tips', findBeyondTips, [one, other])).length > 0;
  }

  async haveInteracted(one: number, other: number): Promise<boolean> {
    return (await this.database.query('meeting-find', find, [one, other])).length > 0;
  }
}
