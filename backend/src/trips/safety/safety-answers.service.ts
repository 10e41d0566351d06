import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import { ReportsService } from '../../moderation/index.js';
import { today } from '../../listings/index.js';
import { Database } from '../../platform/database/database.js';
import type { PartedTrip, SafetyAnswer, StoredSafetyAnswer } from './contract.js';
import { flyerOfMatch, matchFrom, placeJson } from '../match-json.js';
import { matchNotFound } from '../match-reads.js';
import { daysKept, handedOver, lastFlightDay, stepsBegin, stepsEnd, withAirports } from '../match-times.js';

/** After a block the question is asked at once, because the trip is over, and after two who have met cancelled it. */
const hasParted = `
  m.status in ('agreed', 'cancelled') and case m.status when 'agreed' then now() else m.status_changed_at end >= ${stepsBegin}
  and (exists (select from block b
      where (b.blocker_id, b.blocked_id) in ((m.helper_id, m.seeker_id), (m.seeker_id, m.helper_id)))
    or m.status = 'cancelled' and exists (
      select from match_step where match_id = m.id and step = 'met' and taken_back_at is null))`;

/** Also when one has blocked the other since, or has left. */
const asked = `
  select case when m.helper_id = $2 then m.seeker_id else m.helper_id end::float8 as other,
    m.listing_id::float8 as "listingId",
    m.status = 'done' or (m.status = 'agreed' and (now() >= ${stepsEnd} or ${handedOver})) or (${hasParted}) as "isOver",
    s.felt_safe as "feltSafe", s.not_sure as "notSure", s.details
  from match m ${withAirports} left join safety_answer s on s.match_id = m.id and s.user_id = $2
  where m.id = $1 and $2::bigint in (m.helper_id, m.seeker_id)`;

/** The blocked person may know with whom they had agreed on this trip. */
const parted = `
  select case when m.calendar_revised_at is not null then t.username end as other,
    case when m.seeker_id = $2 and ${lastFlightDay('m')} >= ${today} - ${daysKept}
      then ${flyerOfMatch}->>'firstName' end as traveler, m.date::text as date,
    ${placeJson('m.departure_airport')} as departure, ${placeJson('m.arrival_airport')} as arrival
  from ${matchFrom('match', '$2')} ${withAirports}
  where m.id = $1 and $2::bigint in (m.helper_id, m.seeker_id) and (${hasParted})`;

const save = `
  insert into safety_answer as s (match_id, user_id, felt_safe, not_sure, details) values (?, ?, ?, ?, ?)
  on conflict (match_id, user_id) do update
    set felt_safe = excluded.felt_safe, not_sure = excluded.not_sure, details = excluded.details, answered_at = now()
    where (s.felt_safe, s.not_sure, s.details)
      is distinct from (excluded.felt_safe, excluded.not_sure, excluded.details)
  returning 1`;

interface Asked {
  other: number;
  listingId: number | null;
  isOver: boolean;
  feltSafe: boolean | null;
  notSure: boolean | null;
  details: string | null;
  [column: string]: unknown;
}

@Injectable()
export class SafetyAnswersService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly reports: ReportsService,
  ) {}

  async find(me: number, id: number): Promise<StoredSafetyAnswer> {
    const { isOver, feltSafe, notSure, details } = await this.asked(me, id);
    if (!isOver) throw matchNotFound();
    return feltSafe === null ? null : { feltSafe, ...(notSure && { notSure }), details };
  }

  /** One answer of each person, which they may change. A plain "yes" is nothing to look into. */
  async save(me: number, id: number, answer: SafetyAnswer): Promise<StoredSafetyAnswer> {
    const { other, listingId, isOver, feltSafe: before } = await this.asked(me, id);
    if (!isOver) throw new ConflictException('You can answer after the trip');
    const { feltSafe, notSure } = answer;
    const details = answer.details || null;
    const isForOperators = !feltSafe || details !== null || before === false;
    const report = isForOperators
      ? await this.reports.prepare(
          me,
          {
            userId: other,
            reason: feltSafe || notSure ? 'other' : 'danger',
            details: reportText(id, { ...answer, details }),
            ...(listingId !== null && { listingId }),
          },
          { isSafetyAnswer: true },
        )
      : null;
    await this.em.transactional(async (em) => {
      const changed = await em.execute<unknown[]>(save, [id, me, feltSafe, notSure ?? false, details]);
      if (changed.length > 0 && report) await this.reports.file(em, report);
    });
    return { feltSafe, ...(notSure && { notSure }), details };
  }

  async parted(me: number, id: number): Promise<PartedTrip> {
    type Row = PartedTrip & Record<string, unknown>;
    const [row] = await this.database.query<Row>('safety-parted', parted, [id, me]);
    if (!row) throw matchNotFound();
    return row;
  }

  private async asked(me: number, id: number): Promise<Asked> {
    const [row] = await this.database.query<Asked>('safety-asked', asked, [id, me]);
    if (!row) throw matchNotFound();
    return row;
  }
}

type Said = Pick<SafetyAnswer, 'feltSafe' | 'notSure'> & { details: string | null };

const reportText = (id: number, { feltSafe, notSure, details }: Said) =>
  `After trip ${id} we asked "Did you feel safe?" The answer was ${feltSafe ? 'yes' : notSure ? 'not sure' : 'no'}. ` +
  (details ?? 'Nothing more was said.');
