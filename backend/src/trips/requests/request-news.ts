import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import {
  inEveryLanguage,
  maskContacts,
  memberNameIn,
  memberNote,
  Notify,
  PeopleService,
  type Saying,
  siteMessage,
} from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Language } from '../../platform/language/contract.js';
import type { MailContent, MailText } from '../../platform/mail/mail-content.js';
import type { ListingType } from '../../listings/contract.js';
import { daysText, type Trip, tripText, tripTitle } from '../../listings/index.js';
import { Briefings } from '../texts/briefings.js';
import { languagesText } from '../texts/languages-text.js';
import { wayCard } from '../texts/trip-card.js';
import { noteText } from '../texts/note-text.js';
import { wordsOf } from '../words/index.js';

export interface AskedListing extends Trip {
  id: number;
  type: ListingType;
}

interface Asked {
  asker: number;
  listing: AskedListing;
  ownerId: number;
  status: 'asked' | 'shared';
  note?: string | null | undefined;
  warned: boolean;
  /** The trip that is proposed with the request: one yes then shares the contact and agrees. */
  trip?: (Trip & { id: number }) | undefined;
}
/** A phone number that was verified once, a trip with a person who counts, or a review by such a person. */
const hasHistory = `
  select 1 from traveler where user_id = ? and (counts_since is not null or rating_count > 0)`;

type Written = (language: Language) => Pick<MailContent, 'subject' | 'paragraphs'>;
type Asker = Awaited<ReturnType<PeopleService['find']>>[number];

export const listingTab = ({ type }: { type: ListingType }) =>
  `/profile?tab=${type === 'helper' ? 'helper' : 'seeker'}`;

/** Mails and messages of the site about one request. They name the member, never their email or phone. */
@Injectable()
export class RequestNews {
  constructor(
    private readonly briefings: Briefings,
    private readonly jobs: Jobs,
    private readonly notify: Notify,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async asked(
    em: EntityManager,
    { asker: id, listing, ownerId, status, note, warned, trip }: Asked,
  ): Promise<void> {
    const [asker] = await this.people.find([id]);
    if (!asker) return;
    const nameIn = (language: Language) => maskContacts(memberNameIn(language, asker.username));
    const isNew = note ? !(await em.execute<unknown[]>(hasHistory, [id])).length : false;
    const cards = trip ? [await this.cardOf(em, trip, ownerId)] : [];
    const content: MailText = (language) => {
      const { hello, request: words } = wordsOf(language);
      const name = nameIn(language);
      const title = tripTitle(trip ?? listing, language);
      const isShared = status === 'shared';
      const subject = isShared ? words.askedSubject : words.asksSubject;
      const asks = isShared ? words.asked : words.asks;
      return {
        subject: trip ? wordsOf(language).news.proposedSubject(title) : subject(title),
        greeting: hello,
        paragraphs: [
          trip ? words.asksToFlyMail(name, title) : asks(name, tripText(listing, language)),
          ...(warned ? [words.takeCare] : []),
          factsOf(asker, name, language),
          ...(note ? [noteText(words, name, note)] : []),
          ...(isNew ? [words.newPerson] : []),
        ],
        cards,
        action: {
          label: trip ? words.answer : isShared ? words.seeWho : words.decide,
          url: this.config.publicUrl + listingTab(listing),
        },
        secondaryAction: { label: words.aboutPerson, url: `${this.config.publicUrl}/people/${id}` },
        footnote: words.footnote,
      };
    };
    const key = `contact:${listing.id}:${id}`;
    await this.notify.send(em, 'request.asked', { userId: ownerId, content, key });
    const asks = (language: Language) => {
      const { request: words } = wordsOf(language);
      return trip
        ? words.asksToFly(nameIn(language), tripText(trip, language))
        : words.message(nameIn(language), tripText(listing, language));
    };
    const about = trip || status === 'asked' ? inEveryLanguage(asks) : undefined;
    // A note that may come from a blocked person is shown at the request only, with the warning.
    if (note && !warned) return this.wrote(em, { asker: id, ownerId, note, about });
    if (about) await this.jobs.enqueue(em, siteMessage, { from: id, to: ownerId, ...about });
  }

  /** The note is also a message of theirs. */
  async wrote(
    em: EntityManager,
    {
      asker,
      ownerId,
      note,
      about,
    }: Pick<Asked, 'asker' | 'ownerId'> & { note: string; about?: Saying | undefined },
  ): Promise<void> {
    await this.jobs.enqueue(em, memberNote, {
      from: asker,
      to: ownerId,
      text: note,
      ...(about && { about: about.text, translations: about.translations }),
    });
  }

  async shared(em: EntityManager, userId: number, ownerId: number, listing: AskedListing): Promise<void> {
    const ownerIn = await this.namesOf(ownerId);
    const content = this.mailAbout(listing, (language) => {
      const { request: words } = wordsOf(language);
      const subject = listing.type === 'helper' ? words.amigoContact : words.travelerContact;
      const title = tripTitle(listing, language);
      return {
        subject: subject(title),
        paragraphs: [words.saidYes(ownerIn(language), title), words.tellWhere],
      };
    });
    await this.notify.send(em, 'request.shared', { userId, content });
    const saying = inEveryLanguage((language) => {
      const { request: words } = wordsOf(language);
      return words.sharedMessage(ownerIn(language), tripText(listing, language));
    });
    await this.jobs.enqueue(em, siteMessage, { from: ownerId, to: userId, ...saying });
  }

  /** For a person who asked before the owner had confirmed the listing. Once, also when the job runs again. */
  async confirmed(
    em: EntityManager,
    {
      asker,
      ownerId,
      listing,
      hasContact,
    }: Omit<Asked, 'status' | 'note' | 'warned'> & { hasContact: boolean },
  ): Promise<void> {
    const ownerIn = await this.namesOf(ownerId);
    const content = this.mailAbout(listing, (language) => {
      const { request: words } = wordsOf(language);
      const next = hasContact ? words.canReach : words.decides(ownerIn(language));
      return {
        subject: words.confirmedSubject(tripTitle(listing, language)),
        paragraphs: [words.confirmed(tripText(listing, language)), next],
      };
    });
    const key = `confirmed:${listing.id}:${asker}`;
    await this.notify.send(em, 'request.listing-confirmed', { userId: asker, content, key });
  }

  async declined(em: EntityManager, userId: number, listing: AskedListing): Promise<void> {
    const content = this.mailAbout(listing, (language) => {
      const { request: words } = wordsOf(language);
      return {
        subject: words.declinedSubject(tripTitle(listing, language)),
        paragraphs: [words.declined(tripText(listing, language))],
      };
    });
    await this.notify.send(em, 'request.declined', { userId, content });
  }

  /** Hours, flights and who flies. */
  private async cardOf(em: EntityManager, { id }: { id: number }, owner: number) {
    return wayCard(await this.briefings.of(em, id, owner), `${this.config.publicUrl}/trips/${id}`);
  }

  private async namesOf(id: number): Promise<(language: Language) => string> {
    const [person] = await this.people.find([id]);
    return (language) =>
      person ? maskContacts(memberNameIn(language, person.username)) : wordsOf(language).otherPerson;
  }

  private mailAbout({ id }: AskedListing, write: Written): MailText {
    const url = `${this.config.publicUrl}/listing/${id}`;
    return (language) => {
      const { hello, seeListing } = wordsOf(language);
      return { greeting: hello, ...write(language), action: { label: seeListing, url } };
    };
  }
}

function factsOf({ languages, verified, memberSince }: Asker, name: string, language: Language): string {
  const { request: words, sentences } = wordsOf(language);
  return sentences([
    words.since(name, daysText({ date: memberSince, endDate: null }, language)),
    words.phone(verified),
    ...(languages ? [words.speaks(languagesText(maskContacts(languages), language))] : []),
  ]);
}
