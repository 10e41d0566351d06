import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Notify } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Trip } from '../../listings/index.js';
import { firstNamesOf } from '../family/trip-names.js';
import type { MatchEntity } from '../match.entity.js';
import { fliesBefore } from '../relay/hand-overs.js';
import { isInRelay, isMember } from '../relay/trip-of.js';
import { Briefings } from '../texts/briefings.js';
import { handleDue, type Scope } from './scope.js';
import { dayAfterRelayMail } from './trip-mails.js';

const isToTell = `x.status = 'done' and x.followed_up_at is null`;

/** The match `m` is the first of a relay without any companion left, and the family has not been asked about it. */
const isFlown = `
  m.id in (select relay_id from match where relay_id is not null and date >= current_date - 30)
  and exists (select from match x where ${isMember('x', 'm.id')} and ${isToTell})
  and not exists (select from match x where ${isMember('x', 'm.id')} and x.status = 'agreed')`;

const readFlown = `
  select x.id::float8 as id, x.helper_id::float8 as "helperId", x.departure_airport as "departureAirport",
    x.arrival_airport as "arrivalAirport", x.date::text as date,
    exists (select from testimonial where match_id = x.id and author_id = x.seeker_id) as "isReviewed"
  from match x where ${isMember('x', '?')} and ${isToTell}
  order by (select count(*) from match y where ${isMember('y', '?')} and ${fliesBefore('y', 'x')}), x.id`;
const markTold = `update match x set followed_up_at = now() where x.id in (?)`;

const findRelay = `select ${isInRelay('m')} as "isInRelay" from match m where m.id = ?`;

interface Flown extends Trip {
  id: number;
  helperId: number;
  isReviewed: boolean;
}

/** The family of a relay is asked once how it was, when the last companion has flown. */
@Injectable()
export class RelayEndings {
  constructor(
    private readonly em: EntityManager,
    private readonly briefings: Briefings,
    private readonly notify: Notify,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async includes(em: EntityManager, { id }: MatchEntity): Promise<boolean> {
    const [row] = await em.execute<{ isInRelay: boolean }[]>(findRelay, [id]);
    return row?.isInRelay ?? false;
  }

  /** Its first match is locked, whatever became of it. */
  async followUp(scope: Scope): Promise<void> {
    await handleDue(this.em, scope, isFlown, async (em, { id: trip, seekerId }) => {
      await em.flush();
      const flown = await em.execute<Flown[]>(readFlown, [trip, trip, trip, trip]);
      await em.execute(markTold, [flown.map(({ id }) => id)]);
      const [first, ...more] = flown.filter(({ isReviewed }) => !isReviewed);
      if (!first) return;
      const briefing = await this.briefings.of(em, first.id, seekerId);
      const parts = [first, ...more].map(async ({ id, helperId, ...part }) => ({
        helper: (await firstNamesOf(em, helperId))(briefing.language),
        trip: part,
        tripUrl: `${this.config.publicUrl}/trips/${id}`,
      }));
      const content = dayAfterRelayMail(briefing, await Promise.all(parts));
      await this.notify.send(em, 'review.asked', { userId: seekerId, content });
    });
  }
}
