import { Injectable } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/language/contract.js';
import type { TripLeg } from '../contract.js';
import { tokenHash } from '../family/family-link-token.js';
import { legsOf } from '../family/journey-legs.js';
import { helperOn, nextHelper, numberOnWay, partsOf, wayOf, type FlownLeg } from '../family/journey-parts.js';
import { journeyColumns, journeyNotFound, Journeys, type JourneyRow } from '../family/journeys.js';
import type { Journey } from '../family/contract.js';
import type { Meeting } from '../legs/contract.js';
import { flyerOfMatch, withTraveler } from '../match-json.js';
import { journeyIsOpen, withAirports } from '../match-times.js';
import { meetingsJson } from '../relay/hand-overs.js';
import { isMember } from '../relay/trip-of.js';
import { languageCodes } from '../texts/languages-text.js';
import type { HerPage, Moment } from './contract.js';
import { besideAt, companionAt } from './her-company.js';
import { lastCall, type LastCall } from './help/last-call.js';
import { landingToSay, nowOf } from './now.js';

export interface Row extends JourneyRow {
  partId: number;
  language: Language;
  /** As the family typed them for her. */
  languages: string | null;
  /** Of the profile of the one who asked. */
  seekerLanguages: string | null;
  signDigits: string;
  signPicture: string;
  meetings: Meeting[];
  meetingTime: string | null;
  picture: string | null;
  help: LastCall | null;
}

const nobodyHidden = `'{}'`;
const find = `
  select ${journeyColumns}, m.id::float8 as "partId", l.language,
    ${flyerOfMatch}->>'languages' as languages,
    (select languages from traveler where user_id = m.seeker_id) as "seekerLanguages", m.sign_digits as "signDigits", m.sign_picture as "signPicture",
    ${meetingsJson(nobodyHidden)} as meetings, m.meeting_time as "meetingTime",
    (select profile_picture_url from traveler where user_id = m.helper_id) as picture,
    ${lastCall('l.match_id')} as help
  from traveler_link l
  join match m on ${isMember('m', 'l.match_id')} and m.status in ('agreed', 'done') ${withAirports} ${withTraveler}
  where l.token_hash = $1 and ${journeyIsOpen('l.match_id')} order by m.id`;

export interface FoundPage {
  /** That of the trip. */
  tripId: number;
  seekerId: number;
  /** Who flies with her, or joins her next. */
  helperId: number | null;
  /** The landing that she can say now: the match of the last companion, and the number of its leg there. */
  landing: { matchId: number; leg: number } | null;
  page: HerPage;
}

@Injectable()
export class HerPages {
  constructor(
    private readonly database: Database,
    private readonly journeys: Journeys,
    private readonly people: PeopleService,
  ) {}

  /** Null for wrong links and for those that have ended. */
  async find(token: string): Promise<FoundPage | null> {
    const values = [tokenHash(token)];
    const rows = await this.journeys.unblocked(await this.database.query<Row>('her-page', find, values));
    const [first] = rows;
    if (!first) return null;
    const journey = this.journeys.journeyOf(rows);
    const way = wayOf(rows);
    const next = nowOf(journey, new Date());
    const end = landingToSay(journey, new Date());
    const helping = helpingLeg(journey, next);
    const isBeside = next.moment === 'missed' || next.moment === 'alone';
    const beside = isBeside ? besideAt(journey, next.leg, new Date()) : undefined;
    const now = { ...next, hasMet: hasMet(journey, next, helping), ...(beside && { beside }) };
    const helperId = helping === null ? null : (way[helping - 1]?.helperId ?? null);
    const row = rows.find((each) => each.helperId === helperId);
    const { matchId: tripId, seekerId, language } = first;
    const taker = takerOf(journey, next);
    const joins = helping === null ? undefined : legsOf(journey)[helping - 1];
    return {
      tripId,
      seekerId,
      helperId,
      landing: end ? landingIn(rows, way, end.leg) : null,
      page: {
        language,
        speaks: languageCodes((journey.isForSelf ? first.seekerLanguages : first.languages) ?? ''),
        traveler: journey.traveler,
        helper: row && helping !== null ? await this.helper(row, helperOn(journey, helping)) : null,
        family: journey.isForSelf ? null : await this.family(seekerId, journey.sharedBy),
        legs: withFlights(journey, way),
        now,
        meeting: meetingOf(
          rows,
          beforeJoining.includes(now.moment) && joins ? joins.departure.code : now.airport.code,
        ),
        nextHelper: taker,
        sign: row && (!now.hasMet || taker) ? { digits: row.signDigits, picture: row.signPicture } : null,
        help: helpOf(first, journey, rows),
        landingToSay: end?.leg ?? null,
        endsAt: journey.endsAt,
      },
    };
  }

  async expect(token: string): Promise<FoundPage> {
    const found = await this.find(token);
    if (!found) throw journeyNotFound();
    return found;
  }

  private async helper({ helperId, picture }: Row, name: string): Promise<HerPage['helper']> {
    const contact = await this.people.contactOf(helperId);
    return { name, picture, phone: contact?.phoneNumber ?? null };
  }

  private async family(seekerId: number, name: string): Promise<HerPage['family']> {
    const contact = await this.people.contactOf(seekerId);
    return { name, phone: contact?.phoneNumber ?? null };
  }
}

function landingIn(rows: Row[], way: FlownLeg[], leg: number): FoundPage['landing'] {
  const last = way.findLast(({ helperId }) => helperId !== null);
  const row = rows.find(({ helperId }) => helperId === last?.helperId);
  const place = row?.legs.findIndex((each) => numberOnWay(way, each) === leg) ?? -1;
  return row && place >= 0 ? { matchId: row.partId, leg: place + 1 } : null;
}

type Now = Omit<HerPage['now'], 'hasMet'>;

/** The leg of who flies with her now. When she flies alone, that of who joins her next. */
function helpingLeg(journey: Journey, { leg, moment }: Now): number | null {
  const parts = partsOf(journey);
  if (moment === 'arrived') return parts.at(-1)?.last ?? null;
  const companion = moment === 'missed' ? companionAt(journey, leg) : undefined;
  return (companion ?? parts.find(({ last }) => last >= leg))?.first ?? null;
}

const beforeJoining: Moment[] = ['before', 'alone'];
const together: Moment[] = ['board', 'fly', 'change', 'handOver', 'arrived'];
function hasMet(journey: Journey, { leg, moment }: Now, helping: number | null): boolean {
  if (moment === 'missed') return companionAt(journey, leg) !== undefined;
  return (
    together.includes(moment) || journey.steps.some((each) => each.step === 'met' && each.leg === helping)
  );
}

/** A missed connection does not change who takes over. */
function takerOf(journey: Journey, { leg, moment }: Now): string | null {
  const missed = moment === 'missed' ? companionAt(journey, leg) : undefined;
  const last = moment === 'handOver' ? leg : missed?.last;
  return (last && nextHelper(journey, { step: 'handed_over', leg: last })) || null;
}

const withFlights = (journey: Journey, way: TripLeg[]): HerPage['legs'] =>
  legsOf(journey).map((leg, index) => ({ ...leg, flightNumber: way[index]?.flightNumber ?? null }));

function meetingOf(rows: Row[], airport: string): HerPage['meeting'] {
  const meetings = rows.flatMap((row) => (row.meetings.length ? row.meetings : [plainMeeting(row)]));
  const found = meetings.find((meeting) => meeting.airport === airport);
  if (!found || (found.place === null && found.time === null)) return null;
  const { place, date, time } = found;
  return { place, date, time };
}

const plainMeeting = ({ meetingPoint, meetingTime, departure, date }: Row): Meeting => ({
  airport: departure.code,
  place: meetingPoint,
  date,
  time: meetingTime,
});

function helpOf({ help, seekerId }: Row, journey: Journey, rows: Row[]): HerPage['help'] {
  if (!help) return null;
  const names = new Map(rows.map((row) => [row.helperId, nameOfHelper(journey, rows, row)]));
  const nameOf = (userId: number) =>
    userId === seekerId ? journey.sharedBy : (names.get(userId) ?? journey.helper);
  return { at: help.at, seenBy: help.seenBy.map(nameOf), toldTo: help.toldTo.map(nameOf) };
}

function nameOfHelper(journey: Journey, rows: Row[], { helperId }: Row): string {
  const leg = wayOf(rows).findIndex((each) => each.helperId === helperId) + 1;
  return helperOn(journey, leg);
}
