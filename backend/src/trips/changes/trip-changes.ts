import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type ChangedListing,
  ListingChanges,
  type TripFacts,
  tripText,
  tripTitle,
} from '../../listings/index.js';
import { RelayNews } from '../companions/relay-news.js';
import { otherOf } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';
import { siteReasons } from '../transitions.js';
import { StandingParts, type StandingPart } from '../texts/standing-parts.js';
import type { Words } from '../words/index.js';
import { leaveListing, lockAffected, openInvitations, type Affected } from './affected.js';
import { cancelBySite } from '../family/journey-changes.js';
import { attachedTo, keepTraveler } from './attached.js';
import { changeTexts } from './change-texts.js';
import { partOf, TripFollowers } from './trip-followers.js';
import { openPart, TripNews, type Said, type Voice } from './trip-news.js';

type NewsFor = (match?: MatchEntity) => (voice: Voice) => Said;

interface Ended {
  match: MatchEntity;
  wasProposed: boolean;
  /** Of the same traveler, that goes on. */
  part: StandingPart | undefined;
}

/** What changes of a listing mean for the people who asked or fly with its owner. */
@Injectable()
export class TripChanges implements OnModuleInit {
  constructor(
    private readonly followers: TripFollowers,
    private readonly listings: ListingChanges,
    private readonly news: TripNews,
    private readonly parts: StandingParts,
    private readonly relayNews: RelayNews,
  ) {}

  onModuleInit(): void {
    this.listings.onChange((em, before, listing, { by }) => this.changed(em, before, listing, by));
    this.listings.onStaysClosed((em, listing) => this.closed(em, listing));
    this.listings.onRemove((em, listing) => this.removed(em, listing));
  }

  /** Resolves to how many people were notified. */
  private async changed(
    em: EntityManager,
    before: TripFacts,
    listing: ChangedListing,
    by: 'owner' | 'airline',
  ): Promise<number> {
    const sentencesIn = ({ name, words, language }: Voice) =>
      changeTexts({ name: by === 'owner' ? name : words.theAirline, before, now: listing, language });
    if (!changeTexts({ name: '', before, now: listing, language: 'en' }).length) return 0;
    const { affected, moved, parted, flown, asBefore } = await this.followers.follow(em, {
      before,
      now: listing,
      by,
    });
    const ended = await this.part(em, parted);
    const told = affected.matches.map(({ id }) => id);
    for (const match of moved) {
      if (match.status !== 'agreed') continue;
      await this.relayNews.moved(em, match, told);
      if (match.helperId === listing.userId) await this.listings.legsCovered(em, match.seekerId);
    }
    // The new day, so that a list of mails shows it. A trip that has ended keeps the one that it had.
    const subjectOf = (match: MatchEntity | undefined, { words, language }: Voice) => {
      const had = match && parted.includes(match) ? asBefore.get(match.id) : undefined;
      const now = match ? partOf(match) : listing;
      return words.changes.subject(tripTitle(had ?? now, language));
    };
    for (const { match, wasProposed, part } of ended)
      await this.news.tellOwner(em, listing.userId, {
        other: otherOf(match, listing.userId ?? 0),
        say: (voice) => {
          const { words, name } = voice;
          return {
            text: words.sentences([words.changes.otherFlights(name), endIn(words, wasProposed)]),
            subject: subjectOf(match, voice),
            ...(part ? openPart(part, voice) : { action: openOr(match, voice) }),
          };
        },
      });
    const newsFor: NewsFor = (match) => (voice) => {
      const { words } = voice;
      const end = ended.find((each) => each.match === match);
      return {
        text: words.sentences([...sentencesIn(voice), ...(end ? [endIn(words, end.wasProposed)] : [])]),
        subject: subjectOf(match, voice),
        ...(end?.part
          ? openPart(end.part, voice)
          : { action: openOr(match, voice, seeListing(listing, voice)) }),
        ...(!end && { more: [words.changes.stillFits] }),
      };
    };
    return this.tell(em, listing, affected, newsFor, flown);
  }

  /** Ends what the two no longer fly together. */
  private async part(em: EntityManager, parted: MatchEntity[]): Promise<Ended[]> {
    const ended = parted.map((match) => ({ match, wasProposed: match.status === 'proposed' }));
    for (const { match } of ended) await cancelBySite(em, match, siteReasons.flights);
    const all: Ended[] = [];
    for (const { match, wasProposed } of ended) {
      all.push({ match, wasProposed, part: await this.parts.of(em, match) });
      if (wasProposed) continue;
      await this.relayNews.left(em, match);
      await this.listings.legsCovered(em, match.seekerId);
    }
    return all;
  }

  private async closed(em: EntityManager, listing: ChangedListing): Promise<void> {
    const attached = await attachedTo(listing, em);
    const { askers, matches } = await lockAffected(em, listing.id, attached);
    const agreed = matches.filter(({ status }) => status === 'agreed');
    const isProposed = new Set(
      matches.filter(({ status, listingId }) => status === 'proposed' && listingId === listing.id),
    );
    for (const match of isProposed) await cancelBySite(em, match, siteReasons.closed);
    const affected = { askers, matches: [...isProposed, ...agreed] };
    await this.tell(em, listing, affected, (match) => (voice) => {
      const { words, name, language } = voice;
      const closed = words.changes.closed(name, tripText(listing, language));
      return {
        text: words.sentences([closed, whatStays(match, isProposed, words.changes)]),
        subject: words.changes.closedSubject(tripTitle(listing, language)),
        action: openOr(match, voice, seeListing(listing, voice)),
      };
    });
  }

  private async removed(em: EntityManager, listing: ChangedListing): Promise<void> {
    const attached = await attachedTo(listing, em);
    const { askers, matches: all } = await lockAffected(em, listing.id, attached);
    await keepTraveler(em, listing.id);
    const matches = all.filter(({ listingId }) => listingId === listing.id);
    const standing = all.filter(({ status, listingId }) => status === 'agreed' && listingId !== listing.id);
    const invited = listing.type === 'seeking_help' ? await openInvitations(em, matches) : [];
    const agreed = matches.filter(({ status }) => status === 'agreed');
    for (const match of invited) await cancelBySite(em, match, siteReasons.deleted);
    for (const match of matches) {
      if (match.status === 'agreed' && match.helperId === listing.userId)
        await this.listings.legsCovered(em, match.seekerId);
      leaveListing(match);
      await cancelBySite(em, match, siteReasons.deleted);
    }
    const goesOn = new Map<MatchEntity, StandingPart>();
    for (const match of agreed) {
      await this.relayNews.left(em, match);
      const part = match.helperId === listing.userId ? await this.parts.of(em, match) : undefined;
      if (part) goesOn.set(match, part);
    }
    // A person reads once what became of all their trips: first of all that one has ended.
    const affected = { askers, matches: [...standing, ...matches, ...invited] };
    await this.tell(em, listing, affected, (match) => (voice) => {
      const { words, name, language } = voice;
      const { changes } = words;
      const trip = tripText(listing, language);
      const removed = listing.userId ? changes.deleted(name, trip) : changes.unconfirmed(trip);
      const part = match && goesOn.get(match);
      const outcome =
        match && (standing.includes(match) ? changes.stillTogether : endIn(words, !agreed.includes(match)));
      return {
        text: outcome ? words.sentences([removed, outcome]) : removed,
        subject: listing.userId
          ? changes.deletedSubject(tripTitle(listing, language))
          : changes.unconfirmedSubject(trip),
        ...(part
          ? openPart(part, voice)
          : { action: openOr(match, voice, { label: words.lookForOthers, path: searchPath(listing) }) }),
      };
    });
  }

  private async tell(
    em: EntityManager,
    { userId }: ChangedListing,
    { askers, matches }: Affected,
    newsFor: NewsFor,
    /** Agreed trips with other flights than before. */
    changed: MatchEntity[] = [],
  ): Promise<number> {
    const matchOf = new Map(matches.map((match) => [otherOf(match, userId ?? 0), match]));
    const people = [...new Set([...askers, ...matchOf.keys()])];
    const news = people.map((to) => {
      const match = matchOf.get(to);
      return { to, say: newsFor(match), calendarOf: changed.find((each) => each === match)?.id };
    });
    await this.news.tell(em, userId, news);
    return news.length;
  }
}

const endIn = ({ changes }: Words, wasProposed: boolean) =>
  wasProposed ? changes.proposalEnded : changes.noLongerTogether;

function whatStays(
  match: MatchEntity | undefined,
  wasProposed: Set<MatchEntity>,
  words: Words['changes'],
): string {
  if (!match) return words.sharedStays;
  return wasProposed.has(match) ? words.proposalEnded : words.stillTogether;
}

const openOr = (match: MatchEntity | undefined, { words }: Voice, other?: Said['action']): Said['action'] =>
  match ? { label: words.openTrip, path: `/trips/${match.id}` } : other;
const seeListing = ({ id }: ChangedListing, { words }: Voice) => ({
  label: words.seeListing,
  path: `/listing/${id}`,
});
const searchPath = ({ departureAirport, arrivalAirport, date }: TripFacts) =>
  `/search?from=${departureAirport}&to=${arrivalAirport}&date=${date}`;
