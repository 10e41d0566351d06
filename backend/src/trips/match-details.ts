import { Inject, Injectable } from '@nestjs/common';
import { BlocksService, PeopleService, TripThanks } from '../account/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import type { Flyer, Need } from '../listings/contract.js';
import { today } from '../listings/index.js';
import { CompanionSteps } from './companions/companion-steps.js';
import { openFamilyLink } from './family/family-link-token.js';
import { hasDayDetails, dayDetails, noDayDetails, type DayDetails } from './day-details.js';
import type { TravelerLink } from './traveler-link/contract.js';
import { withTightConnections } from './legs/tight-connections.js';
import { openTravelerLink, travelerLinkOf } from './traveler-link/traveler-link.js';
import type { Match, MatchDetails } from './contract.js';
import {
  byCompanions,
  flyerOfMatch,
  hasSeveral,
  matchColumns,
  matchFrom,
  withPlaces,
  withTraveler,
} from './match-json.js';
import { matchNotFound, readByCompanions } from './match-reads.js';
import { daysKept } from './match-times.js';
import { promisedTip } from './thanks/promised-tips.js';

interface Row extends Match {
  hasSeveral: boolean;
  otherId: number;
  signDigits: string;
  signPicture: string;
  hasDayDetails: boolean;
  contactIsKept: boolean;
  otherAcceptsTips: boolean;
  flyer: Flyer | null;
  needs: Need[];
  promisedTip: number | null;
  since: Date;
  [column: string]: unknown;
}

/** Who asked for help may tip, unless the one who offered it said otherwise. */
export const acceptsTips = (me: string) => `
  (m.seeker_id = ${me} and not exists (
    select from listing l where l.id = m.listing_id and l.user_id = m.helper_id and not l.accepts_tips))`;

export const matchDetailsText = byCompanions(
  (companions) => `
  select ${matchColumns('$1', '$3', companions)}, ${hasSeveral}, o.id::float8 as "otherId", m.sign_digits as "signDigits", m.sign_picture as "signPicture",
    ${acceptsTips('$1')} as "otherAcceptsTips", m.date >= ${today} - ${daysKept} as "contactIsKept",
    ${flyerOfMatch} as flyer, coalesce(own.needs, '{}') as needs, m.created_at as since,
    case when m.seeker_id = $1 then ${promisedTip} end as "promisedTip",
    ${hasDayDetails('$1')}
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
    const { hasSeveral: _several, hasDayDetails: _day, contactIsKept, flyer, needs, since, ...match } = rest;
    const asked = row.hasDayDetails ? dayDetails(this.database, values) : noDayDetails;
    if (!hasContact(match.status)) {
      const { passShown, seenBy } = await asked;
      return {
        ...match,
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
    const [{ sealedToken, page, ...more }, companions, givenTip, contact] = await Promise.all([
      asked,
      this.companionSteps.of(match),
      this.givenTip(me, { ...match, otherId, since }),
      contactIsKept ? this.people.contactOf(otherId) : null,
    ]);
    return {
      ...match,
      ...more,
      legs: match.legs && withTightConnections(match.legs),
      companions,
      flyer: contactIsKept ? flyer : null,
      needs,
      givenTip,
      contact,
      sign: { digits: signDigits, picture: signPicture },
      familyLink: sealedToken && this.addressOf(sealedToken),
      travelerLink: page && this.pageOf(page),
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

  private pageOf({ sealed, language }: NonNullable<DayDetails['page']>): TravelerLink | null {
    const token = openTravelerLink(this.config.secrets, sealed);
    return token === null ? null : travelerLinkOf(this.config.publicUrl, token, language);
  }
}
