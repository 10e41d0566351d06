import { EntityManager } from '@mikro-orm/postgresql';
import { HttpException, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Notify, UnsolicitedMail } from '../../../account/index.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { MailText } from '../../../platform/mail/mail-content.js';
import { productName } from '../../../platform/contract.js';
import { defineJob } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { cityIn } from '../../../listings/index.js';
import { Limits } from '../../../platform/limits/limits.js';
import type { Language } from '../../../platform/language/contract.js';
import { Sms } from '../../../platform/sms/sms.js';
import { fliesOn, lastLegAlone } from '../../relay/hand-overs.js';
import { tripOf } from '../../relay/trip-of.js';
import { FirstNames, nameColumns, type NameRow, type TripNames } from '../trip-names.js';
import { wordsOf } from '../../words/index.js';
import { takeBackMinutes } from '../../day-details.js';
import { openContacts } from './sealed-contacts.js';

const tellArrival = defineJob('trips.tell-arrival', z.object({ matchId: z.number() }));

/**
 * The one who tapped it can undo it. What both tapped is final. Where the traveler flies on without a companion, the
 * landing counts that their side has tapped.
 */
const findArrival = `
  select ${nameColumns}, (${tripOf('m')})::float8 as "tripId", m.seeker_id::float8 as "seekerId",
    coalesce(max(g.arrival), m.arrival_airport) as airport, count(distinct s.user_id)::int as sayers,
    bool_or(s.user_id = m.helper_id) as "helperSays", bool_or(s.step = 'landed') as "isAlone"
  from match m join match_step s on s.match_id = m.id and s.taken_back_at is null
  left join trip_leg g on g.match_id = m.id and g.leg = s.leg and s.step = 'landed'
  where m.id = ? and m.status in ('agreed', 'done') and case s.step
      when 'handed_over' then not ${fliesOn}
      when 'landed' then s.user_id = m.seeker_id and s.leg = ${lastLegAlone}
    end
  group by m.id`;
const claim = `
  update arrival_contacts set told_at = now() where match_id = ? and told_at is null returning sealed`;

interface Arrival extends NameRow {
  tripId: number;
  seekerId: number;
  airport: string;
  sayers: number;
  helperSays: boolean;
  isAlone: boolean;
}

type Told = Arrival & TripNames & { language: Language };

/** "Kamala has arrived in Chicago and is with Priya": one message to each of those whom the family chose. */
@Injectable()
export class ArrivalNews implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly mail: UnsolicitedMail,
    private readonly notify: Notify,
    private readonly names: FirstNames,
    private readonly sms: Sms,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tellArrival, ({ matchId }) => this.tell(matchId));
  }

  /** At once when both have said it, otherwise when it can no longer be taken back. */
  async arrived(em: EntityManager, matchId: number, isByBoth: boolean): Promise<void> {
    const startAfterSeconds = isByBoth ? 0 : takeBackMinutes * 60;
    await this.jobs.enqueue(em, tellArrival, { matchId }, { startAfterSeconds });
  }

  private async tell(matchId: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const [arrival] = await em.execute<Arrival[]>(findArrival, [matchId]);
      const [claimed] = arrival ? await em.execute<{ sealed: string }[]>(claim, [arrival.tripId]) : [];
      if (!arrival || !claimed) return;
      // The family's: it chose whom we tell.
      const language = await this.notify.languageOf(em, arrival.seekerId);
      const told = { ...arrival, ...this.names.of(arrival, language), language };
      for (const to of openContacts(this.config.secrets, claimed.sealed))
        await (to.includes('@') ? this.mailTo(em, to, told) : this.textTo(em, to, told));
    });
  }

  private async mailTo(em: EntityManager, to: string, told: Told): Promise<void> {
    const { seeker, airport, language } = told;
    if (!(await this.mail.tryToTakeOne(to))) return;
    const content: MailText = (known) => {
      const { hello, arrival: words } = wordsOf(known);
      return {
        subject: words.subject(cityIn(known, airport)),
        greeting: hello,
        paragraphs: [factOf(told), words.askedUs(seeker)],
        footnote: words.footnote,
      };
    };
    await this.mail.send(em, { to, language, content });
  }

  private async textTo(em: EntityManager, to: string, told: Told): Promise<void> {
    const { arrival: words } = wordsOf(told.language);
    try {
      await this.limits.take('sms.notice', { destination: to });
      await this.sms.send(em, { to, text: words.sms(factOf(told), productName, told.seeker) });
    } catch (error) {
      // The limit of texts for the day or the budget is reached: the others are still notified.
      if (!(error instanceof HttpException)) throw error;
    }
  }
}

function factOf(told: Told): string {
  const { traveler, seeker, helper, isForSelf, isAlone, airport, sayers, helperSays, language } = told;
  const { arrival: words } = wordsOf(language);
  const city = cityIn(language, airport);
  const fact =
    isForSelf || isAlone ? words.arrived(traveler, city) : words.arrivedWith(traveler, city, seeker);
  return sayers > 1 || !helperSays ? fact : words.says(helper, fact);
}
