import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import type { TripLeg } from '../contract.js';
import { FirstNames, nameColumns, type NameRow } from '../family/trip-names.js';
import { legsJson } from '../match-json.js';
import type { StoredMeeting } from '../match.entity.js';

/** What one of the two has to know about their trip. */
export interface Briefing {
  matchId: number;
  /** First name of the person for whom the reader asked. Null for those who fly themselves. */
  flyer: string | null;
  /** First name of the one who is beside them: the helper, or the traveler. */
  companion: string;
  /** As strangers see it: the helper’s whole name, or the traveler’s. */
  companionName: string;
  /** First name of the other member, who reads and writes. */
  other: string;
  otherPhone: string | null;
  /** That the reader flies, or the person for whom they asked. */
  legs: TripLeg[];
  /** The day of what the two fly together, from which those of the meetings are counted. */
  date: string;
  meetings: StoredMeeting[] | null;
  calendarRevision: number;
  createdAt: Date;
}

interface Row extends NameRow, Pick<Briefing, 'legs' | 'date' | 'meetings' | 'calendarRevision'> {
  helperId: number;
  seekerId: number;
  createdAt: string | Date;
}

const read = `
  select m.helper_id::float8 as "helperId", m.seeker_id::float8 as "seekerId", ${nameColumns}, ${legsJson} as legs,
    m.date::text as date, m.meetings, m.calendar_revision as "calendarRevision",
    m.created_at as "createdAt"
  from match m where m.id = ?`;

@Injectable()
export class Briefings {
  constructor(
    private readonly names: FirstNames,
    private readonly people: PeopleService,
  ) {}

  /** In the caller’s transaction, with what it has changed. */
  async of(em: EntityManager, matchId: number, me: number): Promise<Briefing> {
    await em.flush();
    const [row] = await em.execute<[Row]>(read, [matchId]);
    const { helperId, seekerId, legs, date, meetings, calendarRevision } = row;
    const { helper, seeker, traveler, isForSelf } = this.names.of(row);
    const travelerName = isForSelf ? (row.seekerName ?? seeker) : traveler;
    const isHelper = me === helperId;
    const contact = await this.people.contactOf(isHelper ? seekerId : helperId);
    return {
      matchId,
      flyer: isHelper || isForSelf ? null : traveler,
      companion: isHelper ? traveler : helper,
      companionName: isHelper ? travelerName : (row.helperName ?? helper),
      other: isHelper ? seeker : helper,
      otherPhone: contact?.phoneNumber ?? null,
      legs: legs.filter((leg) => leg.with === 'both' || (leg.with === 'helper') === isHelper),
      date,
      meetings,
      calendarRevision,
      createdAt: new Date(row.createdAt),
    };
  }
}
