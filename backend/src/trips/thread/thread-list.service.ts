import { Injectable } from '@nestjs/common';
import { BlocksService, PeopleService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { isInRelay, isMember, tripOf } from '../relay/trip-of.js';
import type { ThreadSummary } from './contract.js';
import { hasAgreed, threadIsOpen } from './thread-access.js';
import { isUnread, messageJson, ThreadReads } from './thread-reads.js';

const maxThreads = 50;

const end = (airport: string) => `
  (select json_build_object('code', code, 'city', city) from airport where code = ${airport})`;

/** The seeker's own way, which each match of the trip has whole. */
const wayEnd = (column: 'departure' | 'arrival', order: 'asc' | 'desc') => `
  coalesce((select g.${column} from trip_leg g where g.match_id = any(t.matches) and g.flown_by <> 'helper'
    order by g.leg ${order} limit 1), (select ${column}_airport from match where id = t.id))`;

const own = (side: string) => `
  select ${tripOf('m')} as id, m.id as match_id from match m
  where m.${side} = $1::bigint and ${hasAgreed('m')} and ${isInRelay('m')}`;

const list = `
  with trips as (
    select t.id, min(t.match_id) as match_id, array_agg(m.id order by m.date, m.id) as matches, min(m.date) as date,
      min(m.seeker_id) || array_agg(m.helper_id order by m.date, m.id) as people
    from (select id, min(match_id) as match_id from (${own('helper_id')} union all ${own('seeker_id')}) mine
      group by id) t
    join match m on ${isMember('m', 't.id')} and ${hasAgreed('m')}
    group by t.id having ${threadIsOpen})
  select t.match_id::float8 as "matchId", t.id::float8 as "tripId", t.date::text as date,
    ${end(wayEnd('departure', 'asc'))} as departure, ${end(wayEnd('arrival', 'desc'))} as arrival,
    t.people::float8[] as "personIds", last.message as last,
    (select count(*)::int from trip_message w
      left join trip_reader r on r.trip_id = w.trip_id and r.user_id = $1
      where w.trip_id = t.id and ${isUnread('$1', '$2')}) as unread
  from trips t left join lateral (
    select w.id, ${messageJson('$1')} as message from trip_message w
    where w.trip_id = t.id and w.sender_id <> all($2::bigint[]) order by w.id desc limit 1) last on true
  order by last.id desc nulls last, t.date, t.id limit ${maxThreads}`;

type Row = Omit<ThreadSummary, 'people'> & { personIds: number[] };

@Injectable()
export class ThreadListService {
  constructor(
    private readonly blocks: BlocksService,
    private readonly database: Database,
    private readonly people: PeopleService,
    private readonly reads: ThreadReads,
  ) {}

  async list(me: number): Promise<ThreadSummary[]> {
    const hidden = await this.blocks.blockedAround(me);
    const rows = await this.database.query<Row>('thread-list', list, [me, hidden]);
    const ids = rows.flatMap(({ personIds }) => personIds);
    const found = rows.length ? await this.people.find(ids, { former: true }) : [];
    const people = new Map(found.map((person) => [person.id, person]));
    const isShown = (id: number) => id !== me && !hidden.includes(id);
    return rows.map(({ personIds, last, ...row }) => ({
      ...row,
      last: last && this.reads.asRead(last),
      people: [...new Set(personIds)].filter(isShown).flatMap((id) => people.get(id) ?? []),
    }));
  }
}
