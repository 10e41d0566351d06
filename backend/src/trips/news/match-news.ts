import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import {
  BlocksService,
  inEveryLanguage,
  maskContacts,
  memberNameIn,
  memberNote,
  Notify,
  type NewsName,
  PeopleService,
  siteMessage,
} from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Language } from '../../platform/language/contract.js';
import { cityIn, tripText, tripTitle } from '../../listings/index.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { tripCalendar } from '../calendar/trip-calendar.js';
import { meetingsText } from '../legs/meeting-texts.js';
import { otherOf } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';
import { lockMembers, isOpen } from '../relay/members.js';
import { overParts } from '../relay/over-parts.js';
import { tripIdOf } from '../relay/trip-of.js';
import { Briefings, type Briefing } from '../texts/briefings.js';
import { noteText } from '../texts/note-text.js';
import { StandingParts } from '../texts/standing-parts.js';
import { wordsOf, type Words } from '../words/index.js';
import { tripCard, wayCard } from '../texts/trip-card.js';

interface News {
  /** For both, in their conversation. */
  text: string;
  /** For the other one, by mail. */
  subject: string;
  paragraphs?: string[];
  /** The mail shows the way, or all that the two share once they have agreed, with a calendar file. */
  shows?: 'way' | 'all';
  /** The mail leads to this match, when it is another one. */
  opens?: number | undefined;
}

interface Voice {
  language: Language;
  words: Words;
  /** Of the one who did something. */
  name: string;
  briefing: Briefing;
}

interface Told {
  name: Extract<NewsName, `trip.${string}`>;
  newsOf: (voice: Voice) => News;
  /** What the first one writes with it. */
  note?: string | undefined;
  /** A person other than the two of the match. */
  to?: number | undefined;
}

/** A flight that is reached by another one, where it begins. */
interface Connection {
  from: string;
  flightNumber: string | null;
}

/** Tells the other side what one of them did: a message of the site in their conversation, and a mail. */
@Injectable()
export class MatchNews {
  constructor(
    private readonly blocks: BlocksService,
    private readonly briefings: Briefings,
    private readonly jobs: Jobs,
    private readonly notify: Notify,
    private readonly parts: StandingParts,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** `note` is also their message. */
  proposed(em: EntityManager, match: MatchEntity, by: number, note?: string): Promise<void> {
    const newsOf = ({ words: { news }, language, name }: Voice): News => ({
      text: news.proposed(name, tripText(match, language)),
      subject: news.proposedSubject(tripTitle(match, language)),
      shows: 'way',
      paragraphs: [news.proposed(name, tripTitle(match, language)), news.decide],
    });
    return this.tell(em, match, by, { name: 'trip.proposed', newsOf, note });
  }

  agreed(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    const newsOf = ({ words: { news }, language, name, briefing: { flyer, companion } }: Voice): News => ({
      text: news.fly(tripText(match, language)),
      subject: news.agreedSubject(tripTitle(match, language)),
      shows: 'all',
      paragraphs: [news.agreed(name, flyer, companion), news.afterAgreement],
    });
    return this.tell(em, match, by, { name: 'trip.agreed', newsOf });
  }

  declined(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    const newsOf = ({ words: { news }, language, name }: Voice): News => ({
      text: news.declined(name, tripText(match, language)),
      subject: news.declinedSubject(tripTitle(match, language)),
    });
    return this.tell(em, match, by, { name: 'trip.declined', newsOf });
  }

  /** Before the two have agreed: another companion may fly this way, as agreed. */
  withdrawn(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    const newsOf = ({ words: { news }, language, name }: Voice): News => ({
      text: news.withdrawn(name, tripText(match, language)),
      subject: news.withdrawnSubject(tripTitle(match, language)),
      paragraphs: [news.withdrawn(name, tripTitle(match, language))],
    });
    return this.tell(em, match, by, { name: 'trip.cancelled', newsOf });
  }

  /** The family's mail links to a part that is still agreed. Its page searches for a new companion. */
  async cancelled(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    const part = by === match.helperId ? await this.parts.of(em, match) : undefined;
    const newsOf = ({ words, language, name }: Voice): News => {
      const { news } = words;
      const note = match.cancelReason ? [noteText(words.request, name, match.cancelReason)] : [];
      const goesOn = part && [...note, ...part.whereNow(language), news.afterPartCancelled];
      return {
        text: news.cancelled(name, tripText(match, language)),
        subject: news.cancelledSubject(tripTitle(match, language)),
        paragraphs: [news.cancelled(name, tripTitle(match, language)), ...(goesOn ?? [news.afterCancelling])],
        opens: part?.id,
      };
    };
    return this.tell(em, match, by, { name: 'trip.cancelled', newsOf });
  }

  /** For a person who was notified that there is no answer. */
  confirmedAfterAll(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    const newsOf = ({ words: { news }, language, name }: Voice): News => ({
      text: news.confirmed(name),
      subject: news.confirmedSubject(tripTitle(match, language)),
    });
    return this.tell(em, match, by, { name: 'trip.confirmed-late', newsOf });
  }

  meetingChanged(em: EntityManager, match: MatchEntity, by: number, to?: number): Promise<void> {
    const newsOf = ({ words: { news }, language, name }: Voice): News => ({
      text: news.meeting(name, meetingsText(match, language)),
      subject: news.meetingSubject(tripTitle(match, language)),
      shows: 'all',
    });
    return this.tell(em, match, by, { name: 'trip.meeting-changed', newsOf, to });
  }

  missed(em: EntityManager, match: MatchEntity, by: number, leg: Connection): Promise<void> {
    return this.tellAll(em, match, by, ({ words: { news }, language, name, briefing }) => {
      const city = cityIn(language, leg.from);
      const traveler = travelerFor(briefing, by === match.seekerId);
      const text = traveler
        ? news.missedBy({ name, traveler, city, flight: leg.flightNumber })
        : news.missed(name, city, leg.flightNumber);
      const subject = news.missedSubject(city, tripTitle(match, language));
      return { text, subject, paragraphs: [text, news.afterMissing] };
    });
  }

  notMissed(em: EntityManager, match: MatchEntity, by: number, leg: Connection): Promise<void> {
    return this.tellAll(em, match, by, ({ words: { news }, language, name }) => ({
      text: news.notMissed(name, cityIn(language, leg.from)),
      subject: news.notMissedSubject(cityIn(language, leg.from), tripTitle(match, language)),
    }));
  }

  /** With those other companions of the trip whose part is not over. */
  private async tellAll(em: EntityManager, match: MatchEntity, by: number, newsOf: Told['newsOf']) {
    const name = 'trip.connection';
    await this.tell(em, match, by, { name, newsOf });
    const others = (await lockMembers(em, tripIdOf(match))).filter(
      (each) => each.id !== match.id && isOpen(each),
    );
    const over = await overParts(
      em,
      others.map(({ id }) => id),
    );
    for (const other of others)
      if (!over.has(other.id)) await this.tell(em, other, by, { name, newsOf, to: other.helperId });
  }

  private async tell(em: EntityManager, match: MatchEntity, by: number, told: Told): Promise<void> {
    const { newsOf, note, to = otherOf(match, by) } = told;
    const briefing = await this.briefings.of(em, match.id, to);
    const nameIn = await this.namesOf(by, to);
    const newsIn = (language: Language): News => {
      const words = wordsOf(language);
      return newsOf({ language, words, briefing, name: nameIn(language) });
    };
    const saying = inEveryLanguage((language) => newsIn(language).text);
    if (note) {
      const { text: about, translations } = saying;
      await this.jobs.enqueue(em, memberNote, { from: by, to, text: note, about, translations });
    } else await this.jobs.enqueue(em, siteMessage, { from: otherOf(match, to), to, ...saying });
    const content = this.mailOf(newsIn(briefing.language), briefing);
    await this.notify.send(em, told.name, { userId: to, content });
  }

  /** Two companions of a trip may have blocked each other. */
  private async namesOf(by: number, to: number): Promise<(language: Language) => string> {
    if (await this.blocks.isBlockedBetween(by, to))
      return (language) => wordsOf(language).anotherCompanionFirst;
    const [actor] = await this.people.find([by]);
    return (language) =>
      actor ? maskContacts(memberNameIn(language, actor.username)) : wordsOf(language).otherPerson;
  }

  private mailOf(news: News, briefing: Briefing): MailContent {
    const { text, subject, paragraphs = [text], shows, opens = briefing.matchId } = news;
    const { language } = briefing;
    const { hello, openTrip } = wordsOf(language);
    const { publicUrl } = this.config;
    const url = `${publicUrl}/trips/${opens}`;
    const content = { language, subject, greeting: hello, paragraphs };
    if (!shows) return { ...content, action: { label: openTrip, url } };
    if (shows === 'way') return { ...content, cards: [wayCard(briefing, url)] };
    const cards = [tripCard(briefing, url)];
    return { ...content, cards, calendar: tripCalendar(briefing, { status: 'CONFIRMED', publicUrl }) };
  }
}

/** Null for readers who fly themselves, and of the traveler who says it. */
function travelerFor(
  { isHelper, companion, other, flyer }: Briefing,
  isSaidBySeeker: boolean,
): string | null {
  if (!isHelper) return flyer;
  return isSaidBySeeker && companion === other ? null : companion;
}
