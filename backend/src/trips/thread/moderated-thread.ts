import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { signalMembers } from '../../account/index.js';
import { Evidence, ModeratedContent } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';
import { instant } from '../person-json.js';
import { isMember, tripOf } from '../relay/trip-of.js';
import { hasAgreed } from './thread-access.js';

const maxMessages = 200;

const wasOnTrip = (person: string, trip: string) => `
  exists (select from match m where ${isMember('m', trip)}
    and m.status not in ('proposed', 'declined') and ${person}::bigint in (m.helper_id, m.seeker_id))`;

const authorOf = `
  select w.sender_id::float8 as id from trip_message w
  where w.id = $1 and w.sender_id <> $2::bigint and ${wasOnTrip('$2', 'w.trip_id')}`;

const conversations = `
  select * from (
    select w.id::float8 as id, w.sender_id::float8 as "senderId", w.content, ${instant('w.created_at')} as "createdAt"
    from trip_message w
    where ${wasOnTrip('$1', 'w.trip_id')} and ${wasOnTrip('$2', 'w.trip_id')}
      and ($3::bigint is null or w.trip_id = (select trip_id from trip_message where id = $3))
    order by w.id desc limit ${maxMessages}) latest
  order by id`;
const one = `
  select w.content, ${instant('w.created_at')} as "createdAt" from trip_message w where w.id = $1 and w.sender_id = $2`;

const withhold = `
  update trip_message set is_withheld = ? where id = ? and is_withheld <> ? returning trip_id::float8 as "tripId"`;
const members = `
  select distinct person::float8 as id from match m, unnest(array[m.helper_id, m.seeker_id]) person
  where ${tripOf('m')} = ? and ${hasAgreed('m')}`;

/** The conversation of a trip for the desk: reported messages, what a report preserves, and hiding a message. */
@Injectable()
export class ModeratedThread implements OnModuleInit {
  constructor(
    private readonly content: ModeratedContent,
    private readonly database: Database,
    private readonly evidence: Evidence,
  ) {}

  onModuleInit(): void {
    this.content.register({
      kind: 'message',
      authorOf: async (id, reporterId) => {
        const values = [id, reporterId];
        const [row] = await this.database.query<{ id: number }>('thread-author', authorOf, values);
        return row?.id ?? null;
      },
      hide: (em, id) => this.withhold(em, id, true),
      show: (em, id) => this.withhold(em, id, false),
    });
    this.evidence.register(async ({ reporterId, reportedId, messageId }) => {
      const [messages, [message]] = await Promise.all([
        this.database.query('thread-evidence', conversations, [reporterId, reportedId, messageId]),
        this.database.query('thread-copy', one, [messageId, reportedId]),
      ]);
      return { messages, ...(message && { message }) };
    });
  }

  private async withhold(em: EntityManager, id: number, isWithheld: boolean): Promise<void> {
    const changed = await em.execute<{ tripId: number }[]>(withhold, [isWithheld, id, isWithheld]);
    for (const { tripId } of changed) {
      const people = await em.execute<{ id: number }[]>(members, [tripId]);
      await signalMembers(
        em,
        people.map((person) => person.id),
        { kind: 'trip', tripId },
      );
    }
  }
}
