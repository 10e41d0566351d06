import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import {
  maskContacts,
  memberNote,
  MemberMail,
  Notices,
  PeopleService,
  siteMessage,
} from '../../account/index.js';
import { findRisk } from '../../moderation/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { ListingType } from '../../listings/contract.js';
import { daysText, type Trip, tripText, tripTitle } from '../../listings/index.js';
import { requestDeclined, sharedWithBlocked } from './contract.js';

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
  trip?: Trip | undefined;
}
/** A phone number that was verified once, a trip with a person who counts, or a review by such a person. */
const hasHistory = `
  select 1 from traveler where user_id = ? and (counts_since is not null or rating_count > 0)`;
const newPersonWarning =
  'This person is new here. Each carries only their own bags, nobody pays before the flight, and nobody needs your documents or codes. We never write to you through other people.';

type Asker = Awaited<ReturnType<PeopleService['find']>>[number];

export const listingTab = ({ type }: { type: ListingType }) =>
  `/profile?tab=${type === 'helper' ? 'helper' : 'seeker'}`;

/** Mails and messages of the site about one request. They name the member, never their email or phone. */
@Injectable()
export class RequestNews {
  constructor(
    private readonly jobs: Jobs,
    private readonly mail: MemberMail,
    private readonly notices: Notices,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async asked(
    em: EntityManager,
    { asker: id, listing, ownerId, status, note, warned, trip }: Asked,
  ): Promise<void> {
    const [asker] = await this.people.find([id]);
    if (!asker) return;
    const name = maskContacts(asker.username);
    const what = `your contact details for ${tripText(listing)}`;
    const asksFor =
      status === 'shared'
        ? `${name} asked for ${what}, and can now write to you or call you.`
        : `${name} asks for ${what}. You decide whether to share them.`;
    const content = {
      subject: trip
        ? `Fly together? ${tripTitle(trip)}`
        : `A traveler ${status === 'shared' ? 'asked' : 'asks'} for your contact details: ${tripTitle(listing)}`,
      greeting: 'Hello,',
      paragraphs: [
        trip
          ? `${name} asks to fly together: ${tripText(trip)}. One yes agrees on the trip, and you see each other’s contact details.`
          : asksFor,
        ...(warned ? [`Take care. ${sharedWithBlocked}.`] : []),
        factsOf(asker, name),
        ...(note ? await this.noteIn(em, id, name, note) : []),
      ],
      action: {
        label: trip ? 'Answer' : status === 'shared' ? 'See who asked' : 'Share or decline',
        url: this.config.publicUrl + listingTab(listing),
      },
      secondaryAction: { label: 'About this person', url: `${this.config.publicUrl}/people/${id}` },
      footnote:
        'You get this mail because you have a listing. If you have found your companion, close the listing: then nobody else can ask, and what you shared stays with those who have it.',
    };
    const key = `contact:${listing.id}:${id}`;
    await this.notices.send(em, { userId: ownerId, kind: 'contact_requests', content, key });
    const about = trip
      ? `${name} asks to fly together: ${tripText(trip)}.`
      : status === 'asked' && `${name} asks for contact details: ${tripText(listing)}.`;
    // A note that may come from a blocked person stands at the request alone, beside the warning.
    if (note && !warned) return this.wrote(em, { asker: id, ownerId, note, ...(about && { about }) });
    if (about) await this.jobs.enqueue(em, siteMessage, { from: id, to: ownerId, text: about });
  }

  /** The note is also a message of theirs. */
  async wrote(
    em: EntityManager,
    { asker, ownerId, note, about }: Pick<Asked, 'asker' | 'ownerId'> & { note: string; about?: string },
  ): Promise<void> {
    await this.jobs.enqueue(em, memberNote, {
      from: asker,
      to: ownerId,
      text: note,
      ...(about && { about }),
    });
  }

  async shared(em: EntityManager, userId: number, ownerId: number, listing: AskedListing): Promise<void> {
    const name = await this.nameOf(ownerId);
    await this.send(em, userId, listing, {
      subject: `Contact details of ${listing.type === 'helper' ? 'your Amigo' : 'the traveler'}: ${tripTitle(listing)}`,
      paragraphs: [
        `${name} said yes: you can now see how to reach them for ${tripTitle(listing)}.`,
        'Tell each other where you meet before you go to the airport.',
      ],
    });
    const text = `${name} shares contact details: ${tripText(listing)}.`;
    await this.jobs.enqueue(em, siteMessage, { from: ownerId, to: userId, text });
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
    const name = await this.nameOf(ownerId);
    const next = hasContact ? 'You can now see how to reach them.' : `${name} now decides whether to share.`;
    await this.send(em, asker, listing, {
      subject: `The listing is confirmed: ${tripTitle(listing)}`,
      paragraphs: [`The listing that you asked about is confirmed: ${tripText(listing)}.`, next],
      key: `confirmed:${listing.id}:${asker}`,
    });
  }

  async declined(em: EntityManager, userId: number, listing: AskedListing): Promise<void> {
    await this.send(em, userId, listing, {
      subject: `Your request for ${tripTitle(listing)}`,
      paragraphs: [`${requestDeclined}: ${tripText(listing)}.`],
    });
  }

  /** A mail of ours lends its words our name: risky ones are read on the site, where the warning is beside them. */
  private async noteIn(em: EntityManager, asker: number, name: string, note: string): Promise<string[]> {
    const [known] = await em.execute<unknown[]>(hasHistory, [asker]);
    return [
      findRisk(note)
        ? `${name} wrote you a note. Please read it on the site.`
        : `${name} writes: “${maskContacts(note)}”`,
      ...(known ? [] : [newPersonWarning]),
    ];
  }

  private async nameOf(id: number): Promise<string> {
    const [person] = await this.people.find([id]);
    return maskContacts(person?.username ?? 'The other person');
  }

  private async send(
    em: EntityManager,
    userId: number,
    listing: AskedListing,
    { key, ...mail }: { subject: string; paragraphs: string[]; key?: string },
  ): Promise<void> {
    const action = { label: 'See the listing', url: this.urlOf(listing) };
    await this.mail.send(em, { userId, content: { greeting: 'Hello,', ...mail, action }, key });
  }

  private urlOf({ id }: AskedListing): string {
    return `${this.config.publicUrl}/listing/${id}`;
  }
}

function factsOf({ languages, verified, memberSince }: Asker, name: string): string {
  const speaks = languages ? ` They speak ${maskContacts(languages)}.` : '';
  const phone = `Their phone number is ${verified ? 'verified' : 'not verified yet'}.`;
  return `${name} has been a member since ${daysText({ date: memberSince, endDate: null })}. ${phone}${speaks}`;
}
