import { Inject, Injectable } from '@nestjs/common';
import { hiddenFrom, PeopleService, TripThanks, type HelpedTrip } from '../account/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { jsonObject } from '../platform/database/json-object.js';
import type { Flyer, Need } from '../listings/contract.js';
import { today } from '../listings/index.js';
import { CompanionSteps } from './companions/companion-steps.js';
import { flownAlready } from './companions/flown-already.js';
import { openFamilyLink } from './family/family-link-token.js';
import { hasDayDetails, dayDetails, noDayDetails, type DayDetails } from './day-details.js';
import type { TravelerLink } from './traveler-link/contract.js';
import { withTightConnections } from './legs/tight-connections.js';
import { openTravelerLink, travelerLinkOf } from './traveler-link/traveler-link.js';
import type { Match, MatchDetails } from './contract.js';
import { TripWays, wayLine, wayOf, type TripWay } from './legs/trip-ways.js';
import { flyerOfMatch, matchColumns, matchFrom } from './match-json.js';
import { matchNotFound } from './match-reads.js';
import { daysKept, lastFlightDay } from './match-times.js';
import { isHandOver, otherMeetingsJson } from './relay/hand-overs.js';
import type { SuspendedMember } from './legs/contract.js';
import { suspendedText } from './relay/suspended-members.js';
import { isMember, tripOf } from './relay/trip-of.js';
import { askedWith } from './matches/asked-with.js';
import { promisedTip, wholePromise } from './thanks/promised-tips.js';
import { siteReasons } from './transitions.js';

interface Trip extends Omit<Match, keyof TripWay> {
  otherAcceptsTips: boolean;
  flyer: Flyer | null;
  needs: Need[];
  promisedTip: number | null;
  dayMoved: MatchDetails['dayMoved'];
}

interface PartRow extends Record<string, unknown> {
  promisedTip: number | null;
}

interface TakersRow extends Record<string, unknown> {
  cancelledParts: NonNullable<MatchDetails['cancelledParts']>;
}

type RelayRow = PartRow &
  Required<Pick<MatchDetails, 'leftBy' | 'cancelledParts' | 'closedParts' | 'otherMeetings'>>;

/** One column, because the driver takes longer to read thirty of them. */
interface Row {
  trip: Trip;
  way: string;
  sign: NonNullable<MatchDetails['sign']>;
  otherId: number;
  since: string;
  contactIsKept: boolean;
  /** The other was tipped, for this trip or for another one. */
  wasTipped: boolean;
  hasDayDetails: boolean;
}

/** Who asked for help may tip, unless the one who offered it said otherwise. */
export const acceptsTips = (me: string) => `
  (m.seeker_id = ${me} and not exists (
    select from listing l where l.id = m.listing_id and l.user_id = m.helper_id and not l.accepts_tips))`;

/** The part of a promise, which several trips may share. Most trips have none. */
const partText = `select ${promisedTip} as "promisedTip" from match m where m.id = $1`;

/** What the family of several companions reads. In the other statement it would cost every trip. */
const relayText = `
  select ${promisedTip} as "promisedTip",
    (select coalesce(array_agg(distinct x.helper_id::float8), '{}') from match x
     where ${isMember('x', tripOf('m'))} and x.status = 'cancelled') as "leftBy",
    (select coalesce(json_agg(${jsonObject(`
        t.username, x.arrival_airport as "arrivalAirport", x.cancel_reason as reason`)} order by x.id), '[]')
     from match x join traveler t on t.user_id = x.helper_id
     where ${isMember('x', tripOf('m'))} and x.status = 'cancelled' and x.cancelled_by = x.helper_id
       and x.cancel_reason is not null and x.helper_id <> all(${hiddenFrom('$2')})) as "cancelledParts",
    (select coalesce(json_agg(${jsonObject(`
        x.arrival_airport as "arrivalAirport", t.username,
        case x.cancel_reason when '${siteReasons.removed}' then 'team' else 'owner' end as "closedBy"`)} order by x.id), '[]')
     from match x left join traveler t on t.user_id = x.helper_id
     where ${isMember('x', tripOf('m'))} and x.status = 'cancelled' and x.cancelled_by is null
       and x.cancel_reason in ('${siteReasons.account}', '${siteReasons.removed}')
       and x.helper_id <> all(${hiddenFrom('$2')})) as "closedParts",
    ${otherMeetingsJson('$1', hiddenFrom('$2'))} as "otherMeetings"
  from match m where m.id = $1`;

/** What a helper reads of those who were to take over from them. Their reasons are for the family. */
const takersText = `
  select json_agg(${jsonObject(`
      t.username, x.arrival_airport as "arrivalAirport", '' as reason`)} order by x.id) as "cancelledParts"
  from match m join match x on ${isMember('x', tripOf('m'))} join traveler t on t.user_id = x.helper_id
  where m.id = $1 and m.status = 'agreed' and x.status = 'cancelled' and x.cancelled_by = x.helper_id
    and x.helper_id <> all(${hiddenFrom('$2')}) and ${isHandOver('m', 'x')}
  having count(*) > 0`;

export const matchDetailsText = (wasTipped: TripThanks['wasTipped']) => `
  select ${jsonObject(`
    ${jsonObject(`
      ${matchColumns('$1')}, ${acceptsTips('$1')} as "otherAcceptsTips",
      ${flyerOfMatch} as flyer, coalesce(own.needs, '{}') as needs,
      case when m.seeker_id = $1 then ${wholePromise} end as "promisedTip",
      case when m.moved_by is not null
        then ${jsonObject('m.moved_from as "from", m.moved_by = $1 as "byMe"')} end as "dayMoved"`)} as trip,
    ${wayLine} as way,
    ${jsonObject('m.sign_digits as digits, m.sign_picture as picture')} as sign,
    o.id::float8 as "otherId", m.created_at as since, ${lastFlightDay('m')} >= ${today} - ${daysKept} as "contactIsKept",
    m.seeker_id = $1 and ${wasTipped('$1', 'm.helper_id')} as "wasTipped", ${hasDayDetails('$1')}`)} as row
  from ${matchFrom('match', '$1')}
  where m.id = $2 and $1::bigint in (m.helper_id, m.seeker_id) and o.id <> all(${hiddenFrom('$1')})`;

const hasContact = (status: Match['status']) => status === 'agreed' || status === 'done';

@Injectable()
export class MatchDetailsReads {
  private text?: string;

  constructor(
    private readonly companionSteps: CompanionSteps,
    private readonly database: Database,
    private readonly people: PeopleService,
    private readonly thanks: TripThanks,
    private readonly ways: TripWays,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(me: number, id: number): Promise<MatchDetails> {
    const values = [me, id];
    // Not before its first use: until then payments may not have registered.
    this.text ??= matchDetailsText((...two) => this.thanks.wasTipped(...two));
    const [found] = await this.database.query<{ row: Row }>('match-details', this.text, values);
    if (!found) throw matchNotFound();
    const { row } = found;
    const { sign, otherId, since, contactIsKept } = row;
    const { flyer, needs, ...trip } = row.trip;
    const plain = wayOf(row.way);
    const isFamilyOfRelay = trip.role === 'seeking_help' && plain.companions === 'several';
    const isHelperOfRelay = trip.role === 'helper' && plain.companions === 'several';
    const asked = Promise.all([
      row.hasDayDetails ? dayDetails(this.database, values) : noDayDetails,
      this.ways.of(me, plain),
      isFamilyOfRelay
        ? this.database.query<RelayRow>('match-relay', relayText, [id, me])
        : isHelperOfRelay
          ? this.database.query<TakersRow>('match-takers', takersText, [id, me])
          : trip.promisedTip === null
            ? []
            : this.database.query<PartRow>('match-promise', partText, [id]),
    ]);
    if (!hasContact(trip.status)) {
      const isFamilys = trip.status === 'proposed' && trip.role === 'seeking_help';
      const request = trip.status === 'proposed' ? await askedWith(this.database, me, id) : undefined;
      const already = isFamilys ? await flownAlready(this.database, me, id) : [];
      const [{ passShown, seenBy }, way, [ofRelay]] = await asked;
      return {
        ...trip,
        ...way,
        ...ofRelay,
        // The family's own request says it.
        ...(trip.role === 'seeking_help' && contactIsKept && { flyer }),
        ...(already.length && { flownAlready: already }),
        ...(request && { request }),
        passShown,
        seenBy,
        contact: null,
        sign: null,
        steps: [],
        missed: [],
        familyLink: null,
        travelerLink: null,
        helpCall: null,
        hasCareCard: false,
      };
    }
    const [[{ sealedToken, page, ...more }, way, [ofRelay]], givenTip, contact, suspended] =
      await Promise.all([
        asked,
        row.wasTipped ? this.givenTip(me, { id, helperId: otherId, since: new Date(since) }) : null,
        contactIsKept ? this.people.contactOf(otherId) : null,
        trip.status === 'agreed' ? this.suspendedOf(values) : [],
      ]);
    const stepsOfLeft = plain.companions === 'several' ? await this.companionSteps.ofLeft(id, way) : [];
    return {
      ...trip,
      ...more,
      ...way,
      ...ofRelay,
      ...(stepsOfLeft.length && { stepsOfLeft }),
      ...(suspended.length && { suspended }),
      legs: withTightConnections(way.legs),
      companions: await this.companionSteps.of(way),
      flyer: contactIsKept ? flyer : null,
      needs,
      givenTip,
      contact,
      sign,
      familyLink: sealedToken && this.addressOf(sealedToken),
      travelerLink: page && this.pageOf(page),
    };
  }

  private suspendedOf(values: number[]) {
    type Row = SuspendedMember & Record<string, unknown>;
    return this.database.query<Row>('match-suspended', suspendedText(hiddenFrom('$1')), values);
  }

  private async givenTip(me: number, trip: HelpedTrip) {
    return (await this.thanks.given(me, [trip])).get(trip.id) ?? null;
  }

  private addressOf(sealedToken: string): string | null {
    const token = openFamilyLink(this.config.secrets, sealedToken);
    return token && `${this.config.publicUrl}/journey/${token}`;
  }

  private pageOf({ sealed, language }: NonNullable<DayDetails['page']>): TravelerLink | null {
    const token = openTravelerLink(this.config.secrets, sealed);
    return token === null ? null : travelerLinkOf(this.config.publicUrl, token, language);
  }
}
