import { EntityManager } from '@mikro-orm/postgresql';
import { HttpException, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { UnsolicitedMail } from '../../../account/index.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { productName } from '../../../platform/contract.js';
import { defineJob } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Limits } from '../../../platform/limits/limits.js';
import { Sms } from '../../../platform/sms/sms.js';
import { isLastCompanion } from '../../relay/hand-overs.js';
import { tripOf } from '../../relay/trip-of.js';
import { FirstNames, nameColumns, type NameRow, type TripNames } from '../trip-names.js';
import { takeBackMinutes } from '../../match-details.js';
import { openContacts } from './sealed-contacts.js';

const tellArrival = defineJob('trips.tell-arrival', z.object({ matchId: z.number() }));

/** Whoever taps it can take it back. What both say stands. Another companion may fly on with the traveler. */
const findArrival = `
  select ${nameColumns}, ${tripOf('m')} as "tripId", a.city, count(distinct s.user_id)::int as sayers,
    bool_or(s.user_id = m.helper_id) as "helperSays"
  from match m join airport a on a.code = m.arrival_airport
    join match_step s on s.match_id = m.id and s.step = 'handed_over' and s.taken_back_at is null
  where m.id = ? and m.status in ('agreed', 'done') and ${isLastCompanion} group by m.id, a.city`;
const claim = `
  update arrival_contacts set told_at = now() where match_id = ? and told_at is null returning sealed`;

interface Arrival extends NameRow {
  tripId: number;
  city: string;
  sayers: number;
  helperSays: boolean;
}

/** "Kamala has arrived in Chicago and is with Priya": one message to each of those whom the family chose. */
@Injectable()
export class ArrivalNews implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly mail: UnsolicitedMail,
    private readonly names: FirstNames,
    private readonly sms: Sms,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tellArrival, ({ matchId }) => this.tell(matchId));
  }

  /** At once when both have said it, otherwise when it can no longer be taken back. */
  async handedOver(em: EntityManager, matchId: number, isByBoth: boolean): Promise<void> {
    const startAfterSeconds = isByBoth ? 0 : takeBackMinutes * 60;
    await this.jobs.enqueue(em, tellArrival, { matchId }, { startAfterSeconds });
  }

  private async tell(matchId: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const [arrival] = await em.execute<Arrival[]>(findArrival, [matchId]);
      const [claimed] = arrival ? await em.execute<{ sealed: string }[]>(claim, [arrival.tripId]) : [];
      if (!arrival || !claimed) return;
      const names = this.names.of(arrival);
      const fact = factOf(names, arrival);
      for (const to of openContacts(this.config.secrets, claimed.sealed))
        await (to.includes('@')
          ? this.mailTo(em, to, fact, { ...names, ...arrival })
          : this.textTo(em, to, fact, names));
    });
  }

  private async mailTo(em: EntityManager, to: string, fact: string, { seeker, city }: TripNames & Arrival) {
    if (!(await this.mail.tryToTakeOne(to))) return;
    const content = {
      subject: `Arrived in ${city}`,
      greeting: 'Hello,',
      paragraphs: [fact, `${seeker} asked us to tell you when this trip ends.`],
      footnote: 'You get this mail once for this trip.',
    };
    await this.mail.send(em, { to, content });
  }

  private async textTo(em: EntityManager, to: string, fact: string, { seeker }: TripNames): Promise<void> {
    try {
      await this.limits.take('sms.notice', { destination: to });
      await this.sms.send(em, {
        to,
        text: `${fact} ${productName}, for ${seeker}. Reply STOP to get no more.`,
      });
    } catch (error) {
      // The limit of texts for the day or the budget is reached: the others are still notified.
      if (!(error instanceof HttpException)) throw error;
    }
  }
}

function factOf(
  { traveler, seeker, helper, isForSelf }: TripNames,
  { city, sayers, helperSays }: Arrival,
): string {
  const fact = `${traveler} has arrived in ${city}${isForSelf ? '' : ` and is with ${seeker}`}.`;
  if (sayers > 1 || !helperSays) return fact;
  return `${helper} says: “${fact}”`;
}
