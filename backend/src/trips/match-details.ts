import { Inject, Injectable } from '@nestjs/common';
import { BlocksService, PeopleService, TripThanks } from '../account/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import type { Flyer, Need } from '../listings/contract.js';
import { instant } from './person-json.js';
import { passShownJson, today } from '../listings/index.js';
import { CompanionSteps } from './companions/companion-steps.js';
import { openFamilyLink } from './family/family-link-token.js';
import { viewersJson } from './family/journeys.js';
import { hasLinksOrCall, linksAndCall, type LinksAndCall } from './links-and-call.js';
import type { TravelerLink } from './traveler-link/contract.js';
import { withTightConnections } from './legs/tight-connections.js';
import { openTravelerLink, travelerLinkOf } from './traveler-link/traveler-link.js';
import type { Match, MatchDetails, Step } from './contract.js';
import {
  byCompanions,
  flyerOfMatch,
  hasSeveral,
  matchColumns,
  matchFrom,
  stepsOfMatch,
  withPlaces,
  withTraveler,
} from './match-json.js';
import { matchNotFound, readByCompanions } from './match-reads.js';
import { daysKept } from './match-times.js';
import { tripOf } from './relay/trip-of.js';
import { promisedTip } from './thanks/promised-tips.js';

export const takeBackMinutes = 10;

interface Row extends Match {
  hasSeveral: boolean;
  otherId: number;
  signDigits: string;
  signPicture: string;
  steps: Step[];
  tripId: number;
  hasLinksOrCall: boolean;
  hasCareCard: boolean;
  contactIsKept: boolean;
  otherAcceptsTips: boolean;
  flyer: Flyer | null;
  needs: Need[];
  seenBy: string[];
  promisedTip: number | null;
  since: Date;
  [column: string]: unknown;
}

const takeBackUntil = `(s.created_at + interval '${takeBackMinutes} minutes')`;
const canTakeBack = `s.user_id = $1 and now() < ${takeBackUntil}`;
const steps = `
  select coalesce(json_agg(json_build_object(
    'step', s.step, 'leg', s.leg, 'at', ${instant('s.at')}, 'byMe', s.user_id = $1, 'byBoth', s.by_both,
    'canTakeBack', ${canTakeBack},
    'takeBackUntil', case when ${canTakeBack} then ${instant(takeBackUntil)} end) order by s.at, s.id), '[]')
  from ${stepsOfMatch} s`;

const missed = `
  select coalesce(json_agg(json_build_object(
    'leg', c.leg, 'at', ${instant('c.at')}, 'byMe', c.user_id = $1) order by c.leg), '[]')
  from missed_connection c where c.match_id = m.id and c.taken_back_at is null`;

const flownBy = (person: string) => `case when ${person} = m.helper_id then 'helper' else 'seeker' end`;
/** A direct trip has no rows of legs. */
const passOf = (person: string) =>
  passShownJson(
    person,
    `exists (select from (select) match_only left join trip_leg g on g.match_id = m.id
      where coalesce(g.departure, m.departure_airport) = b.departure and coalesce(g.arrival, m.arrival_airport) = b.arrival
        and m.date + coalesce(g.days_later, 0) = b.day and coalesce(g.flown_by, 'both') in ('both', ${flownBy(person)})
        and case when g.match_id is null then m.flight_number else g.flight end in (b.flight, b.listed_as))`,
  );

/** Who asked for help may tip, unless the one who offered it said otherwise. */
export const acceptsTips = (me: string) => `
  (m.seeker_id = ${me} and not exists (
    select from listing l where l.id = m.listing_id and l.user_id = m.helper_id and not l.accepts_tips))`;

export const matchDetailsText = byCompanions(
  (companions) => `
  select ${matchColumns('$1', '$3', companions)}, ${hasSeveral}, o.id::float8 as "otherId", m.sign_digits as "signDigits", m.sign_picture as "signPicture",
    (${steps}) as steps, (${missed}) as missed, exists (select from care_card c where c.match_id = ${tripOf('m')}) as "hasCareCard",
    ${acceptsTips('$1')} as "otherAcceptsTips", m.date >= ${today} - ${daysKept} as "contactIsKept",
    json_build_object('me', ${passOf('$1')}, 'other', ${passOf('o.id')}) as "passShown",
    ${flyerOfMatch} as flyer, coalesce(own.needs, '{}') as needs, m.created_at as since,
    case when m.seeker_id = $1 then ${promisedTip} end as "promisedTip",
    ${hasLinksOrCall('$1')},
    case when m.seeker_id = $1 then ${viewersJson} else '[]'::json end as "seenBy"
  from ${matchFrom('match', '$1')} ${withPlaces} ${withTraveler}
  where m.id = $2 and $1::bigint in (m.helper_id, m.seeker_id) and o.id <> all($3::bigint[])`,
);

const hasContact = (status: Match['status']) => status === 'agreed' || status === 'done';

@Injectable()
export class MatchDetailsReads {
  constructor(
    private readonly blocks: BlocksService,
    private readonly companionSteps: CompanionSteps,
    private readonly database: Database,
    private readonly people: PeopleService,
    private readonly thanks: TripThanks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(me: number, id: number): Promise<MatchDetails> {
    const hidden = await this.blocks.blockedAround(me);
    const values = [me, id, hidden];
    const row = await readByCompanions<Row>(this.database, 'match-details', matchDetailsText, values);
    if (!row) throw matchNotFound();
    const { otherId, signDigits, signPicture, ...rest } = row;
    const { hasSeveral: _several, hasLinksOrCall: _has, contactIsKept, flyer, needs, since, ...match } = rest;
    if (!hasContact(match.status))
      return {
        ...match,
        contact: null,
        sign: null,
        steps: [],
        missed: [],
        familyLink: null,
        travelerLink: null,
        helpCall: null,
        hasCareCard: false,
      };
    const [{ sealedToken, page, helpCall }, companions, givenTip, contact] = await Promise.all([
      linksAndCall(this.database, me, row, hidden),
      this.companionSteps.of(match),
      this.givenTip(me, { ...match, otherId, since }),
      contactIsKept ? this.people.contactOf(otherId) : null,
    ]);
    return {
      ...match,
      legs: match.legs && withTightConnections(match.legs),
      companions,
      flyer: contactIsKept ? flyer : null,
      needs,
      givenTip,
      contact,
      sign: { digits: signDigits, picture: signPicture },
      familyLink: sealedToken && this.addressOf(sealedToken),
      travelerLink: page && this.pageOf(page),
      helpCall,
    };
  }

  private async givenTip(
    me: number,
    { id, role, otherId, since }: Pick<Row, 'id' | 'role' | 'otherId' | 'since'>,
  ) {
    if (role === 'helper') return null;
    return (await this.thanks.given(me, [{ id, helperId: otherId, since }])).get(id) ?? null;
  }

  private addressOf(sealedToken: string): string | null {
    const token = openFamilyLink(this.config.secrets, sealedToken);
    return token && `${this.config.publicUrl}/journey/${token}`;
  }

  private pageOf({ sealed, language }: NonNullable<LinksAndCall['page']>): TravelerLink | null {
    const token = openTravelerLink(this.config.secrets, sealed);
    return token === null ? null : travelerLinkOf(this.config.publicUrl, token, language);
  }
}
