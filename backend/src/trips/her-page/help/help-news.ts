import type { EntityManager } from '@mikro-orm/postgresql';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import { inEveryLanguage, Notify, PeopleService, siteMessage } from '../../../account/index.js';
import { cityIn, cityText } from '../../../listings/index.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { productName } from '../../../platform/contract.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import type { Language } from '../../../platform/language/contract.js';
import { timeIn } from '../../../platform/language/formats.js';
import { Limits } from '../../../platform/limits/limits.js';
import type { MailText } from '../../../platform/mail/mail-content.js';
import { Sms } from '../../../platform/sms/sms.js';
import { isMember } from '../../relay/trip-of.js';
import { CallLinks } from '../../texts/call-links.js';
import { wordsOf } from '../../words/index.js';
import type { HerPage } from '../contract.js';
import type { FoundPage } from '../her-pages.js';
import { wordsOf as helpWordsOf } from './words/index.js';

const tooLateAfterMs = 60 * 60_000;

/** With this helper, or else the first of the trip that has not ended early. */
const matchWith = `
  select m.id::float8 as id from match m
  where ${isMember('m', '?')} and m.status in ('agreed', 'done')
  order by m.helper_id is not distinct from ?::bigint desc, m.date, m.time, m.id limit 1`;

/** Reaches the helper and the family at once: a message of the site, a mail, and a text to a verified phone. */
@Injectable()
export class HelpNews {
  constructor(
    private readonly calls: CallLinks,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly notify: Notify,
    private readonly people: PeopleService,
    private readonly sms: Sms,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async tell(em: EntityManager, { tripId, seekerId, page }: FoundPage, toldTo: number[]): Promise<void> {
    const helperId = toldTo.find((id) => id !== seekerId);
    const values = [tripId, tripId, helperId ?? null];
    const [match] = await em.execute<{ id: number }[]>(matchWith, values);
    const matchId = match?.id ?? tripId;
    for (const userId of toldTo) {
      if (userId === seekerId) {
        await this.tellOne(em, userId, matchId, page, helperId);
        continue;
      }
      const saying = inEveryLanguage((language) => factOf(page, language));
      await this.jobs.enqueue(em, siteMessage, { from: seekerId, to: userId, ...saying });
      await this.tellOne(em, userId, matchId, page, seekerId);
    }
  }

  private async tellOne(
    em: EntityManager,
    userId: number,
    matchId: number,
    page: HerPage,
    otherId: number | undefined,
  ): Promise<void> {
    const callIn = await this.calls.of(em, matchId, otherId);
    const url = `${this.config.publicUrl}/trips/${matchId}`;
    const { traveler, now } = page;
    const { code } = now.airport;
    const content: MailText = (language) => {
      const { hello, openTrip } = wordsOf(language);
      const words = helpWordsOf(language);
      return {
        subject: words.subject(traveler, cityIn(language, code)),
        greeting: hello,
        paragraphs: [factOf(page, language), words.doing[now.moment], words.callOrGo(traveler)],
        action: { label: openTrip, url },
        ...callIn(language),
      };
    };
    await this.notify.send(em, 'trip.needs-help', { userId, content });
    const language = await this.notify.languageOf(em, userId);
    const { sms } = helpWordsOf(language);
    await this.text(em, userId, sms(traveler, cityIn(language, code), productName, url));
  }

  private async text(em: EntityManager, userId: number, text: string): Promise<void> {
    const to = await this.people.verifiedPhoneOf(userId);
    if (!to || this.sms.refusal(to) !== null) return;
    try {
      await this.limits.take('sms.notice', { destination: to });
      const notAfter = new Date(Date.now() + tooLateAfterMs);
      await this.sms.send(em, { to, text, returning: true, notAfter });
    } catch (error) {
      // The limit of texts for the day or the budget is reached: the mail goes out.
      if (!(error instanceof HttpException)) throw error;
    }
  }
}

function factOf({ traveler, now }: HerPage, language: Language): string {
  const { code, timezone } = now.airport;
  const clock = new Date().toLocaleTimeString('en-GB', { timeZone: timezone, timeStyle: 'short' });
  return helpWordsOf(language).asks(traveler, cityText(code, language), timeIn(language, clock));
}
