import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import {
  BlocksService,
  inEveryLanguage,
  maskContacts,
  memberNameIn,
  Notify,
  PeopleService,
  siteMessage,
} from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Language } from '../../platform/language/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { tripCalendar, type CalendarFile } from '../calendar/trip-calendar.js';
import { Briefings } from '../texts/briefings.js';
import type { StandingPart } from '../texts/standing-parts.js';
import { wordsOf, type Words } from '../words/index.js';

export interface Voice {
  language: Language;
  words: Words;
  /** Of the trip's owner. */
  name: string;
}

export interface Said {
  /** What happened: in their conversation, and first in the mail. */
  text: string;
  subject: string;
  more?: string[];
  action?: { label: string; path: string } | undefined;
}

export interface News {
  to: number;
  say: (voice: Voice) => Said;
  /** The trip whose flights are attached to the mail. */
  calendarOf?: number | undefined;
}

/** Tells people what became of a trip: in the conversation with its owner, as the site, and by mail. */
@Injectable()
export class TripNews {
  constructor(
    private readonly blocks: BlocksService,
    private readonly briefings: Briefings,
    private readonly jobs: Jobs,
    private readonly notify: Notify,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async tell(em: EntityManager, ownerId: number | null | undefined, news: News[]): Promise<void> {
    const hidden = ownerId ? await this.blocks.blockedAround(ownerId) : [];
    const owner = await this.nameOf(ownerId);
    for (const { to, say, calendarOf } of news) {
      if (hidden.includes(to)) continue;
      const saying = inEveryLanguage((language) => say(voiceIn(language, owner)).text);
      if (ownerId) await this.jobs.enqueue(em, siteMessage, { from: ownerId, to, ...saying });
      const calendar = calendarOf ? await this.calendarOf(em, calendarOf, to) : undefined;
      const content = this.mailOf(say, owner, calendar);
      await this.notify.send(em, 'trip.listing-changed', { userId: to, content });
    }
  }

  /** By mail: what the others read stays in the conversation with them. */
  async tellOwner(
    em: EntityManager,
    ownerId: number | null | undefined,
    { other, say }: { other: number; say: News['say'] },
  ): Promise<void> {
    if (!ownerId) return;
    const content = this.mailOf(say, await this.nameOf(other));
    await this.notify.send(em, 'trip.listing-changed', { userId: ownerId, content });
  }

  /** Without a message: there is no conversation any more. */
  async ended(
    em: EntityManager,
    name: 'trip.ended-by-block' | 'trip.ended-by-deletion' | 'trip.felt-safe' | 'trip.suspended',
    { to, say, ownerId = null }: News & { ownerId?: number | null },
  ): Promise<void> {
    const owner = await this.nameOf(ownerId);
    await this.notify.send(em, name, { userId: to, content: this.mailOf(say, owner) });
  }

  /** Without an owner, or after their account is deleted, there is no conversation to write into. */
  private async nameOf(ownerId: number | null | undefined): Promise<string | undefined> {
    const [owner] = ownerId ? await this.people.find([ownerId]) : [];
    return owner && maskContacts(owner.username);
  }

  private async calendarOf(em: EntityManager, matchId: number, reader: number): Promise<CalendarFile> {
    const briefing = await this.briefings.of(em, matchId, reader);
    return tripCalendar(briefing, { status: 'CONFIRMED', publicUrl: this.config.publicUrl });
  }

  private mailOf(say: News['say'], owner: string | undefined, calendar?: CalendarFile): MailText {
    return (language) => {
      const { text, subject, more = [], action } = say(voiceIn(language, owner));
      const { hello, attached } = wordsOf(language);
      return {
        subject,
        greeting: hello,
        paragraphs: [text, ...more],
        ...(action && { action: { label: action.label, url: this.config.publicUrl + action.path } }),
        ...(calendar && { calendar, footnote: attached }),
      };
    };
  }
}

/** Leads the family of a relay from the part that has ended to one that is still agreed. */
export const openPart = (
  { id, whereNow }: StandingPart,
  { language, words: { news, openTrip } }: Voice,
): Pick<Said, 'more' | 'action'> => ({
  more: [...whereNow(language), news.afterPartCancelled],
  action: { label: openTrip, path: `/trips/${id}` },
});

function voiceIn(language: Language, owner: string | undefined): Voice {
  const words = wordsOf(language);
  return { language, words, name: owner === undefined ? words.theTraveler : memberNameIn(language, owner) };
}
