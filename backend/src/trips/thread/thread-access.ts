import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { BlocksService, PeopleService } from '../../account/index.js';
import { today } from '../../listings/index.js';
import { Database } from '../../platform/database/database.js';
import { daysKept, lastFlightDay } from '../match-times.js';
import { isInRelay, isMember, tripOf } from '../relay/trip-of.js';

/** What one member may read. */
export interface OpenThread {
  me: number;
  tripId: number;
  seekerId: number;
  /** In the order in which they fly. */
  helperIds: number[];
  /** On either side of a block with the reader: what they write is left out. */
  hidden: number[];
}

/** Of the matches of a trip: those whose two are on it. */
export const hasAgreed = (match: string) => `${match}.status in ('agreed', 'done')`;

/** Of all matches `m` of the trip `t.id`: a trip of two has no thread, until a third has been there. */
export const threadIsOpen = `
  max(${lastFlightDay('m')}) >= ${today} - ${daysKept}
  and (count(*) > 1 or exists (select from trip_message w where w.trip_id = t.id))`;

const open = `
  select t.id::float8 as "tripId", min(m.seeker_id)::float8 as "seekerId",
    array_agg(m.helper_id::float8 order by m.date, m.id) as "helperIds"
  from (select ${tripOf('own')} as id from match own
    where own.id = $2 and $1::bigint in (own.helper_id, own.seeker_id)) t
  join match m on ${isMember('m', 't.id')} and ${hasAgreed('m')}
  group by t.id
  having bool_or($1::bigint in (m.helper_id, m.seeker_id)) and ${threadIsOpen}`;

/** They may look each other up, block and report each other. */
const together = `
  select 1 from match one join match other on ${tripOf('one')} = ${tripOf('other')}
  where $1::bigint in (one.helper_id, one.seeker_id) and $2::bigint in (other.helper_id, other.seeker_id)
    and ${hasAgreed('one')} and ${hasAgreed('other')} and ${isInRelay('one')} limit 1`;

export const threadNotFound = (): Error => new NotFoundException('This conversation was not found');

/** Who has left the trip finds nothing of its conversation any more. */
@Injectable()
export class ThreadAccess implements OnModuleInit {
  constructor(
    private readonly blocks: BlocksService,
    private readonly database: Database,
    private readonly people: PeopleService,
  ) {}

  onModuleInit(): void {
    this.people.registerEncounter(async (person, by) => {
      return (await this.database.query('thread-together', together, [person, by])).length > 0;
    });
  }

  async open(me: number, matchId: number): Promise<OpenThread> {
    const found = await this.find(me, matchId);
    if (!found) throw threadNotFound();
    return found;
  }

  async find(me: number, matchId: number): Promise<OpenThread | null> {
    const [hidden, [found]] = await Promise.all([
      this.blocks.blockedAround(me),
      this.database.query<Omit<OpenThread, 'me' | 'hidden'>>('thread-open', open, [me, matchId]),
    ]);
    return found ? { me, hidden, ...found } : null;
  }
}
