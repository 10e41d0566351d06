import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { memberNameIn, Notify, PeopleService } from '../../account/index.js';
import type { Language } from '../../platform/language/contract.js';
import { listIn } from '../../platform/language/formats.js';
import type { Trip } from '../../listings/index.js';
import type { MatchStatus, TripLeg } from '../contract.js';
import { CompanionNames } from '../family/companion-names.js';
import { wayOf } from '../family/journey-parts.js';
import { FirstNames, nameColumns, type NameRow } from '../family/trip-names.js';
import type { Meeting } from '../legs/contract.js';
import { legsJson } from '../legs/legs-json.js';
import { handOvers, meetingsJson, ownMeetingsJson } from '../relay/hand-overs.js';
import { isInRelay, isMember, tripOf } from '../relay/trip-of.js';
import type { HandOver } from './hand-over-texts.js';
import { forWhomColumn, whoFliesText, type WhoFliesRow } from './who-flies.js';

/** What one of the two has to know about their trip. The family reads of all companions at once. */
export interface Briefing {
  /** Of the reader. */
  language: Language;
  matchId: number;
  isHelper: boolean;
  /** First name of the person for whom the reader asked. Null for those who fly themselves. */
  flyer: string | null;
  /** First name of the one who flies with the reader, or with whom they asked for; of several helpers all. */
  companion: string;
  /** As strangers see it: the helper’s whole name, or the traveler’s. */
  companionName: string;
  /** First name of the other member, who reads and writes. */
  other: string;
  /** For the card of a proposal. */
  whoFlies: string | null;
  /** First names and numbers of all whom the reader may call. */
  phones: { name: string; phone: string | null }[];
  /** That the reader flies, or the person for whom they asked. */
  legs: BriefedLeg[];
  /** What is flown together, for the titles of mails. */
  trip: Trip;
  meetings: BriefedMeeting[];
  handOvers: HandOver[];
  /** For the family of a relay: the trip, and what its first companion flies first. */
  relay: { tripId: number; departure: string; date: string } | null;
  /** Somebody flies the trip with the traveler. */
  isOpen: boolean;
  calendarRevision: number;
  /** When what calendars show of the trip last changed. */
  calendarRevisedAt: Date;
  createdAt: Date;
}

export interface BriefedLeg extends TripLeg {
  /** Of several helpers the one on this leg. */
  helper?: { first: string; whole: string };
}

export interface BriefedMeeting extends Meeting {
  /** First name of the one of several helpers who is there. */
  helper?: string;
}

interface HandOverRow {
  airport: string;
  giver: number;
  taker: number;
}

interface Row extends NameRow, WhoFliesRow, Trip, Pick<Briefing, 'meetings' | 'calendarRevision'> {
  id: number;
  status: MatchStatus;
  helperId: number;
  seekerId: number;
  legs: TripLeg[];
  createdAt: string | Date;
  calendarRevisedAt: string | Date;
  isInRelay: boolean;
  tripId: number;
  leadDeparture: string;
  leadDate: string;
  handOvers: HandOverRow[];
}

const everybody = `'{}'`;
const ofTrip = (what: string) => `(select ${what} from match r where ${isMember('r', 'lead.id')})`;
const columns = (meetings: string) => `
  m.id::float8 as id, m.status, m.helper_id::float8 as "helperId", m.seeker_id::float8 as "seekerId", ${nameColumns},
  ${legsJson} as legs, m.departure_airport as "departureAirport", m.arrival_airport as "arrivalAirport",
  m.date::text as date, ${meetings} as meetings, m.created_at as "createdAt", ${isInRelay('m')} as "isInRelay",
  ${forWhomColumn}`;

/** A match that is the whole trip. */
const readOne = `
  select ${columns(ownMeetingsJson)}, m.id::float8 as "tripId", m.departure_airport as "leadDeparture",
    m.date::text as "leadDate", m.calendar_revision as "calendarRevision",
    coalesce(m.calendar_revised_at, m.status_changed_at) as "calendarRevisedAt", '[]'::json as "handOvers"
  from match m where m.id = ?`;

/** The match, and those who fly the trip. PostgreSQL takes four times as long to prepare it. */
const readRelay = `
  select ${columns(meetingsJson(everybody))}, lead.id::float8 as "tripId", lead.departure_airport as "leadDeparture",
    lead.date::text as "leadDate", ${ofTrip('sum(r.calendar_revision)::int')} as "calendarRevision",
    ${ofTrip('max(coalesce(r.calendar_revised_at, r.status_changed_at))')} as "calendarRevisedAt",
    (select coalesce(json_agg(json_build_object('airport', h.airport, 'giver', h.giver_helper,
        'taker', h.taker_helper)), '[]') from (${handOvers}) h) as "handOvers"
  from match own join match lead on lead.id = ${tripOf('own')}
  join match m on m.id = own.id or ${isMember('m', 'lead.id')} and m.status in ('agreed', 'done')
  where own.id = ? order by m.id`;

@Injectable()
export class Briefings {
  constructor(
    private readonly companions: CompanionNames,
    private readonly notify: Notify,
    private readonly names: FirstNames,
    private readonly people: PeopleService,
  ) {}

  /** In the caller’s transaction, with what it has changed. */
  async of(em: EntityManager, matchId: number, me: number): Promise<Briefing> {
    await em.flush();
    const alone = await em.execute<Row[]>(readOne, [matchId]);
    const rows = alone[0]?.isInRelay ? await em.execute<Row[]>(readRelay, [matchId]) : alone;
    const own = rows.find(({ id }) => id === matchId)!;
    const members = rows.filter(({ status }) => status === 'agreed' || status === 'done');
    const isOfFamily =
      me === own.seekerId && own.isInRelay && own.status !== 'proposed' && members.length > 0;
    const language = await this.notify.languageOf(em, me);
    return isOfFamily ? this.ofFamily(em, own, members, language) : this.ofPair(em, own, me, language);
  }

  private async ofPair(em: EntityManager, own: Row, me: number, language: Language): Promise<Briefing> {
    const { helperId, seekerId, legs, meetings } = own;
    const names = this.names.of(own, language);
    const { helper, seeker, traveler, isForSelf } = names;
    const travelerName = isForSelf ? (own.seekerName ?? seeker) : traveler;
    const isHelper = me === helperId;
    const other = isHelper ? seeker : helper;
    return {
      ...this.common(own),
      language,
      ...(isHelper && { relay: null }),
      isHelper,
      flyer: isHelper || isForSelf ? null : traveler,
      companion: isHelper ? traveler : helper,
      companionName: isHelper ? travelerName : (own.helperName ?? helper),
      other,
      whoFlies: whoFliesText(own, names, isHelper ? 'helper' : 'seeker', language),
      phones: [{ name: other, phone: await this.phoneOf(isHelper ? seekerId : helperId) }],
      legs: legs.filter((leg) => leg.with === 'both' || (leg.with === 'helper') === isHelper),
      trip: own,
      meetings,
      handOvers: await this.handOversOf(em, [own], me, language),
      isOpen: own.status === 'agreed' || own.status === 'done',
    };
  }

  private async ofFamily(em: EntityManager, own: Row, members: Row[], language: Language): Promise<Briefing> {
    const firstNames = (row: Row) => this.names.of(row, language);
    const { traveler, isForSelf } = firstNames(own);
    const way = wayOf(members);
    const begin = (row: Row) => way.findIndex(({ helperId }) => helperId === row.helperId);
    const inOrder = members.toSorted((one, other) => begin(one) - begin(other));
    const names = new Map(
      inOrder.map((row) => [row.helperId, nameOf(firstNames(row).helper, row, language)]),
    );
    const flown = way.filter((leg) => leg.with === 'both');
    const handOvers = await this.handOversOf(em, inOrder, own.seekerId, language);
    const phones = [...names].map(async ([id, { first }]) => ({
      name: first,
      phone: await this.phoneOf(id),
    }));
    return {
      ...this.common(own),
      language,
      isHelper: false,
      flyer: isForSelf ? null : traveler,
      companion: listIn(
        language,
        [...names.values()].map(({ first }) => first),
      ),
      companionName: listIn(
        language,
        [...names.values()].map(({ whole }) => whole),
      ),
      other: firstNames(own).helper,
      whoFlies: null,
      phones: await Promise.all(phones),
      legs: way.map(({ helperId, ...leg }) => withHelper(leg, names.get(helperId ?? 0))),
      trip: { departureAirport: flown[0]!.from, arrivalAirport: flown.at(-1)!.to, date: flown[0]!.date },
      meetings: inOrder.flatMap((row) =>
        row.meetings
          .filter((each) => !isGiven(each, row.handOvers, row))
          .map((each) => ({ ...each, helper: firstNames(row).helper })),
      ),
      handOvers,
      isOpen: true,
    };
  }

  private common({ id, isInRelay: isRelay, tripId, leadDeparture, leadDate, ...own }: Row) {
    return {
      matchId: id,
      relay: isRelay ? { tripId, departure: leadDeparture, date: leadDate } : null,
      calendarRevision: own.calendarRevision,
      calendarRevisedAt: new Date(own.calendarRevisedAt),
      createdAt: new Date(own.createdAt),
    };
  }

  private async phoneOf(person: number): Promise<string | null> {
    return (await this.people.contactOf(person))?.phoneNumber ?? null;
  }

  private async handOversOf(
    em: EntityManager,
    rows: Row[],
    me: number,
    language: Language,
  ): Promise<HandOver[]> {
    const found: HandOver[] = [];
    for (const { handOvers: places, meetings } of rows)
      for (const { giver, taker, airport } of places) {
        if (found.some((each) => each.airport === airport)) continue;
        found.push({
          airport,
          giver: (await this.companions.namesOf(em, giver, me))(language),
          taker: (await this.companions.namesOf(em, taker, me))(language),
          reader: me === giver ? 'giver' : me === taker ? 'taker' : null,
          meeting: meetings.find((each) => each.airport === airport),
        });
      }
    return found;
  }
}

const nameOf = (first: string, { helperName }: Row, language: Language) => ({
  first,
  whole: helperName === null ? first : memberNameIn(language, helperName),
});
const withHelper = (leg: TripLeg, helper: BriefedLeg['helper']): BriefedLeg => ({
  ...leg,
  ...(helper && { helper }),
});

/** A hand-over is a meeting of both companions: it counts for the one who takes over. */
const isGiven = ({ airport }: Meeting, places: HandOverRow[], { helperId }: Row) =>
  places.some((each) => each.airport === airport && each.giver === helperId);
