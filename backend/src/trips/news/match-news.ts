import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { maskContacts, MemberMail, PeopleService, siteMessage } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { tripText } from '../../listings/index.js';
import { otherOf } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';

interface News {
  /** For both, in their conversation. */
  text: string;
  /** For the other one, by mail. */
  subject: string;
  paragraphs?: string[];
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
    private readonly jobs: Jobs,
    private readonly mail: MemberMail,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  proposed(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    return this.tell(em, match, by, (name) => ({
      text: `${name} proposes to fly together: ${tripText(match)}.`,
      subject: `Fly together? ${tripText(match)}`,
      paragraphs: [
        `${name} proposes to fly together: ${tripText(match)}.`,
        'Agree or decline on the trip’s page. Nobody else sees it.',
      ],
    }));
  }

  agreed(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    return this.tell(em, match, by, (name) => ({
      text: `You fly together: ${tripText(match)}.`,
      subject: `You fly together: ${tripText(match)}`,
      paragraphs: [
        `${name} agreed: you fly together, ${tripText(match)}.`,
        'The trip’s page now shows how to reach each other, where you meet, and what to do on the day of travel.',
      ],
    }));
  }

  declined(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    return this.tell(em, match, by, (name) => ({
      text: `${name} cannot fly together on this trip: ${tripText(match)}.`,
      subject: `Your proposal was declined: ${tripText(match)}`,
    }));
  }

  cancelled(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    return this.tell(em, match, by, (name) => ({
      text: `${name} cancelled the trip ${tripText(match)}.`,
      subject: `Trip cancelled: ${tripText(match)}`,
      paragraphs: [
        `${name} cancelled the trip ${tripText(match)}.`,
        'The trip’s page shows the reason, and other people who fly that way.',
      ],
    }));
  }

  /** For somebody who was told that there is no answer. */
  confirmedAfterAll(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    return this.tell(em, match, by, (name) => ({
      text: `${name} has confirmed the trip.`,
      subject: `Your companion is flying: ${tripText(match)}`,
    }));
  }

  meetingChanged(em: EntityManager, match: MatchEntity, by: number): Promise<void> {
    const where = match.meetingPoint ?? 'not agreed yet';
    const when = match.meetingTime ? ` at ${match.meetingTime}` : '';
    return this.tell(em, match, by, (name) => ({
      text: `${name} changed where you meet: ${where}${when}.`,
      subject: `Where you meet has changed: ${tripText(match)}`,
    }));
  }

  missed(em: EntityManager, match: MatchEntity, by: number, leg: Connection): Promise<void> {
    return this.tell(em, match, by, (name) => ({
      text: `${name} says that the connection in ${leg.city} was missed${flightOf(leg)}.`,
      subject: `Connection missed in ${leg.city}: ${tripText(match)}`,
      paragraphs: [
        `${name} says that the connection in ${leg.city} was missed${flightOf(leg)}.`,
        'The trip’s page shows whom to call, what was agreed for this, and who else flies that way next.',
      ],
    }));
  }

  notMissed(em: EntityManager, match: MatchEntity, by: number, leg: Connection): Promise<void> {
    return this.tell(em, match, by, (name) => ({
      text: `${name} takes that back: the connection in ${leg.city} was not missed.`,
      subject: `Connection not missed in ${leg.city}: ${tripText(match)}`,
    }));
  }

  private async tell(
    em: EntityManager,
    match: MatchEntity,
    by: number,
    newsOf: (name: string) => News,
  ): Promise<void> {
    const other = otherOf(match, by);
    const [actor] = await this.people.find([by]);
    const {
      text,
      subject,
      paragraphs = [text],
    } = newsOf(maskContacts(actor?.username ?? 'The other person'));
    await this.jobs.enqueue(em, siteMessage, { from: by, to: other, text });
    const url = `${this.config.publicUrl}/trips/${match.id}`;
    const content = { subject, greeting: 'Hello,', paragraphs, action: { label: 'Open the trip', url } };
    await this.mail.send(em, { userId: other, content });
  }
}
