import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import {
  BlocksService,
  maskContacts,
  memberNote,
  MemberMail,
  PeopleService,
  siteMessage,
} from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { tripText, tripTitle } from '../../listings/index.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { tripCalendar } from '../calendar/trip-calendar.js';
import { meetingsText } from '../legs/meeting-texts.js';
import { otherOf } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';
import { lockMembers, isOpen } from '../relay/members.js';
import { tripIdOf } from '../relay/trip-of.js';
import { Briefings, type Briefing } from '../words/briefings.js';
import { tripCard, wayCard } from '../words/trip-card.js';

interface News {
  /** For both, in their conversation. */
  text: string;
  /** What the first one writes with it. */
  note?: string | undefined;
  /** For the other one, by mail. */
  subject: string;
  paragraphs?: string[];
  /** The mail shows the way, or all that the two share once they have agreed. */
  shows?: 'way' | 'all';
  hasCalendar?: boolean;
}

/** A flight that is reached by another one, in this city. */
interface Connection {
  city: string;
  flightNumber: string | null;
}
const flightOf = ({ flightNumber }: Connection) => (flightNumber ? `, flight ${flightNumber}` : '');

/** Tells the other side what one of them did: a message of the site in their conversation, and a mail. */
@Injectable()
export class MatchNews {
  constructor(
    private readonly blocks: BlocksService,
    private readonly briefings: Briefings,
    private readonly jobs: Jobs,
    private readonly mail: MemberMail,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** `note` is also their message. */
  proposed(em: EntityManager, match: MatchEntity, by: number, note?: string): Promise<void> {
    return this.tell(em, match, by, (name) => ({
      note,
      text: `${name} proposes to fly together: ${tripText(match)}.`,
      subject: `Fly together? ${tripTitle(match)}`,
      shows: 'way',
      paragraphs: [
        `${name} proposes to fly together: ${tripTitle(match)}.`,
        'Agree or decline on the trip’s page. Nobody else sees it.',
      ],
    }));
  }

  agreed(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    return this.tell(em, match, by, (name, { flyer, companion }) => ({
      text: `You fly together: ${tripText(match)}.`,
      subject: `You fly together: ${tripTitle(match)}`,
      shows: 'all',
      hasCalendar: true,
      paragraphs: [
        `${name} agreed: ${flyer ? `${flyer} flies` : 'you fly'} together with ${companion}.`,
        'The trip’s page now shows how to reach each other, where you meet, and what to do on the day of travel. The flights are attached for your calendar.',
      ],
    }));
  }

  declined(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    return this.tell(em, match, by, (name) => ({
      text: `${name} cannot fly together on this trip: ${tripText(match)}.`,
      subject: `Your proposal was declined: ${tripTitle(match)}`,
    }));
  }

  cancelled(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    return this.tell(em, match, by, (name) => ({
      text: `${name} cancelled the trip ${tripText(match)}.`,
      subject: `Trip cancelled: ${tripTitle(match)}`,
      paragraphs: [
        `${name} cancelled the trip ${tripTitle(match)}.`,
        'The trip’s page shows the reason, and other people who fly that way.',
      ],
    }));
  }

  /** For somebody who was told that there is no answer. */
  confirmedAfterAll(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    return this.tell(em, match, by, (name) => ({
      text: `${name} has confirmed the trip.`,
      subject: `Your companion is flying: ${tripTitle(match)}`,
    }));
  }

  meetingChanged(em: EntityManager, match: MatchEntity, by: number, to?: number): Promise<void> {
    const where = meetingsText(match) ?? 'not agreed yet';
    const newsOf = (name: string): News => ({
      text: `${name} changed where you meet: ${where}.`,
      subject: `Where you meet has changed: ${tripTitle(match)}`,
      shows: 'all',
    });
    return this.tell(em, match, by, newsOf, to);
  }

  missed(em: EntityManager, match: MatchEntity, by: number, leg: Connection): Promise<void> {
    return this.tellAll(em, match, by, (name) => ({
      text: `${name} says that the connection in ${leg.city} was missed${flightOf(leg)}.`,
      subject: `Connection missed in ${leg.city}: ${tripText(match)}`,
      paragraphs: [
        `${name} says that the connection in ${leg.city} was missed${flightOf(leg)}.`,
        'The trip’s page shows whom to call, what was agreed for this, and who else flies that way next.',
      ],
    }));
  }

  notMissed(em: EntityManager, match: MatchEntity, by: number, leg: Connection): Promise<void> {
    return this.tellAll(em, match, by, (name) => ({
      text: `${name} takes that back: the connection in ${leg.city} was not missed.`,
      subject: `Connection not missed in ${leg.city}: ${tripText(match)}`,
    }));
  }

  /** With the other companions of the trip. */
  private async tellAll(em: EntityManager, match: MatchEntity, by: number, newsOf: (name: string) => News) {
    await this.tell(em, match, by, newsOf);
    const others = (await lockMembers(em, tripIdOf(match))).filter(
      (each) => each.id !== match.id && isOpen(each),
    );
    for (const other of others) await this.tell(em, other, by, newsOf, other.helperId);
  }

  private async tell(
    em: EntityManager,
    match: MatchEntity,
    by: number,
    newsOf: (name: string, briefing: Briefing) => News,
    to = otherOf(match, by),
  ): Promise<void> {
    const briefing = await this.briefings.of(em, match.id, to);
    const news = newsOf(await this.nameOf(by, to), briefing);
    const { text, note } = news;
    if (note) await this.jobs.enqueue(em, memberNote, { from: by, to, text: note, about: text });
    else await this.jobs.enqueue(em, siteMessage, { from: otherOf(match, to), to, text });
    await this.mail.send(em, { userId: to, content: this.mailOf(news, briefing) });
  }

  /** Two companions of a trip may have blocked each other. */
  private async nameOf(by: number, to: number): Promise<string> {
    if (await this.blocks.isBlockedBetween(by, to)) return 'Another companion';
    const [actor] = await this.people.find([by]);
    return maskContacts(actor?.username ?? 'The other person');
  }

  private mailOf(news: News, briefing: Briefing): MailContent {
    const { text, subject, paragraphs = [text], shows, hasCalendar } = news;
    const { publicUrl } = this.config;
    const url = `${publicUrl}/trips/${briefing.matchId}`;
    const content = { subject, greeting: 'Hello,', paragraphs };
    if (!shows) return { ...content, action: { label: 'Open the trip', url } };
    const cards = [shows === 'all' ? tripCard(briefing, url) : wayCard(briefing, url)];
    if (!hasCalendar) return { ...content, cards };
    return { ...content, cards, calendar: tripCalendar(briefing, { status: 'CONFIRMED', publicUrl }) };
  }
}
