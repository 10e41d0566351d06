import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { inEveryLanguage, Notify, siteMessage } from '../../account/index.js';
import { tripText, tripTitle } from '../../listings/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Language } from '../../platform/language/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { announceJourney } from '../family/journey-changes.js';
import type { MatchEntity } from '../match.entity.js';
import { Briefings } from '../texts/briefings.js';
import { wayCard } from '../texts/trip-card.js';
import { wordsOf } from '../words/index.js';

const name = 'trip.companions-changed';

/** What becomes of a proposal when another companion has agreed. The other one is not named before they agree. */
@Injectable()
export class OpenPartsNews {
  constructor(
    private readonly briefings: Briefings,
    private readonly jobs: Jobs,
    private readonly notify: Notify,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** In their conversation alone: the helper is on the page. */
  async saidShorter(em: EntityManager, match: MatchEntity): Promise<void> {
    const { seekerId: from, helperId: to } = match;
    const saying = inEveryLanguage((language) => shorterText(match, language));
    await this.jobs.enqueue(em, siteMessage, { from, to, ...saying });
  }

  async shorter(em: EntityManager, match: MatchEntity): Promise<void> {
    const { helperId: to } = match;
    await this.saidShorter(em, match);
    const briefing = await this.briefings.of(em, match.id, to);
    const { language } = briefing;
    const { hello, news, relay } = wordsOf(language);
    const content = {
      language,
      subject: relay.shorterSubject(tripTitle(match, language)),
      greeting: hello,
      paragraphs: [shorterText(match, language), news.decide],
      cards: [wayCard(briefing, this.pageOf(match))],
    };
    await this.notify.send(em, name, { userId: to, content });
    await announceJourney(em, match.id);
  }

  /** Without a mail: nothing has ended, and the page of the proposal says it as well. */
  async othersFly(em: EntityManager, match: MatchEntity, part: 'all' | 'some'): Promise<void> {
    const { seekerId: from, helperId: to } = match;
    const saying = inEveryLanguage((language) =>
      wordsOf(language).relay.othersFly[part](tripText(match, language)),
    );
    await this.jobs.enqueue(em, siteMessage, { from, to, ...saying });
    await announceJourney(em, match.id);
  }

  /** The family's mail opens what was agreed instead. */
  async ended(em: EntityManager, match: MatchEntity, instead: MatchEntity): Promise<void> {
    const { seekerId: from, helperId: to } = match;
    const textIn = (language: Language) => {
      const { sentences, relay, changes } = wordsOf(language);
      return sentences([relay.ended(tripText(match, language)), changes.proposalEnded]);
    };
    await this.jobs.enqueue(em, siteMessage, { from, to, ...inEveryLanguage(textIn) });
    const mailOf = (opened: MatchEntity): MailText => {
      return (language) => {
        const { hello, openTrip, relay } = wordsOf(language);
        return {
          subject: relay.endedSubject(tripTitle(match, language)),
          greeting: hello,
          paragraphs: [textIn(language)],
          action: { label: openTrip, url: this.pageOf(opened) },
        };
      };
    };
    await this.notify.send(em, name, { userId: to, content: mailOf(match) });
    await this.notify.send(em, name, { userId: from, content: mailOf(instead) });
  }

  private pageOf({ id }: MatchEntity): string {
    return `${this.config.publicUrl}/trips/${id}`;
  }
}

const shorterText = (match: MatchEntity, language: Language) =>
  wordsOf(language).relay.shorter(tripText(match, language));
