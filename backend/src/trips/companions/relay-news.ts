import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { BlocksService, inEveryLanguage, Notify, siteMessage } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Language } from '../../platform/language/contract.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { cityIn, cityText, tripText, tripTitle } from '../../listings/index.js';
import { tripCalendar } from '../calendar/trip-calendar.js';
import { FirstNames, nameColumns, type NameRow } from '../family/trip-names.js';
import type { MatchEntity } from '../match.entity.js';
import { isHandOver } from '../relay/hand-overs.js';
import { isMember, tripOf } from '../relay/trip-of.js';
import { Briefings, type Briefing } from '../texts/briefings.js';
import { tripCard } from '../texts/trip-card.js';
import { wordsOf, type Words } from '../words/index.js';

const read = `
  select ${nameColumns}, m.departure_airport as "from", m.arrival_airport as "to" from match m where m.id = ?`;
const readOthers = `
  select o.id::float8 as id, o.helper_id::float8 as "helperId", ${isHandOver('o', 'm')} as "isGiver"
  from match m join match o on ${isMember('o', tripOf('m'))} and o.status = 'agreed' and o.helper_id <> m.helper_id
  where m.id = ? order by o.id`;

interface Part extends NameRow {
  from: string;
  to: string;
}
interface Other {
  id: number;
  helperId: number;
  /** Hands the traveler over to the one of the news. */
  isGiver: boolean;
}
interface News {
  subject: string;
  text: string;
  /** In the mail alone. */
  more?: string;
}
interface Voice extends Record<'helper' | 'traveler' | 'from' | 'to', string> {
  language: Language;
  words: Words['relay'];
  /** As subjects have them, with their codes. */
  airports: { from: string; to: string };
  /** To whom the reader was to give the traveler, in `from`. Null for others. */
  taker: string | null;
}

type NewsOf = (voice: Voice) => News;

/** Tells the helpers of a relay what another companion does, in their conversation with the family and by mail. */
@Injectable()
export class RelayNews {
  constructor(
    private readonly blocks: BlocksService,
    private readonly briefings: Briefings,
    private readonly jobs: Jobs,
    private readonly notify: Notify,
    private readonly names: FirstNames,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  joined(em: EntityManager, match: MatchEntity): Promise<void> {
    return this.tell(em, match, ({ words, helper, traveler, from, to, airports }) => ({
      subject: words.joinedSubject(helper, traveler, airports.from, airports.to),
      text: words.joined(helper, traveler, from, to),
    }));
  }

  /** Of a match that has ended early: the others stand. */
  left(em: EntityManager, match: MatchEntity): Promise<void> {
    return this.tell(em, match, ({ words, helper, traveler, from, to, airports, taker }) => ({
      subject: words.leftSubject(helper, traveler, airports.to),
      text: words.left(helper, traveler, to),
      ...(taker && { more: words.noHandOver(from, traveler, taker) }),
    }));
  }

  /** Not to those of the matches `told`, who know already. */
  moved(em: EntityManager, match: MatchEntity, told: number[]): Promise<void> {
    const newsOf: NewsOf = ({ words, language, helper, traveler }) => ({
      subject: words.movedSubject(helper, traveler, tripTitle(match, language)),
      text: words.moved(helper, traveler, tripText(match, language)),
    });
    return this.tell(em, match, newsOf, told);
  }

  private async tell(
    em: EntityManager,
    match: MatchEntity,
    newsOf: NewsOf,
    told: number[] = [],
  ): Promise<void> {
    await em.flush();
    const found = await em.execute<Other[]>(readOthers, [match.id]);
    const others = found.filter(({ id }) => !told.includes(id));
    if (!others.length) return;
    const [row] = await em.execute<[Part]>(read, [match.id]);
    const hidden = await this.blocks.blockedAround(match.helperId);
    for (const { id, helperId, isGiver } of others) {
      const newsIn = (language: Language): News => {
        const { relay: words, anotherCompanion, anotherCompanionFirst } = wordsOf(language);
        const { helper: known, traveler } = this.names.of(row, language);
        const isHidden = hidden.includes(helperId);
        const helper = isHidden ? anotherCompanionFirst : known;
        return newsOf({
          language,
          words,
          helper,
          traveler,
          from: cityIn(language, row.from),
          to: cityIn(language, row.to),
          taker: isGiver ? (isHidden ? anotherCompanion : known) : null,
          airports: { from: cityText(row.from, language), to: cityText(row.to, language) },
        });
      };
      const saying = inEveryLanguage((language) => newsIn(language).text);
      await this.jobs.enqueue(em, siteMessage, { from: match.seekerId, to: helperId, ...saying });
      const content = this.mailOf(newsIn, await this.briefings.of(em, id, helperId));
      await this.notify.send(em, 'trip.companions-changed', { userId: helperId, content });
    }
  }

  /** With what the reader flies: where they give or take over the traveler changes with the other companions. */
  private mailOf(newsIn: (language: Language) => News, briefing: Briefing): MailContent {
    const { publicUrl } = this.config;
    const { language, matchId } = briefing;
    const { subject, text, more } = newsIn(language);
    return {
      language,
      subject,
      greeting: wordsOf(language).hello,
      paragraphs: more ? [text, more] : [text],
      cards: [tripCard(briefing, `${publicUrl}/trips/${matchId}`)],
      calendar: tripCalendar(briefing, { status: 'CONFIRMED', publicUrl }),
    };
  }
}
