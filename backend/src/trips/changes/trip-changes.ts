import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type ChangedListing,
  factsIn,
  ListingChanges,
  movedDay,
  type TripFacts,
  tripText,
  tripTitle,
} from '../../listings/index.js';
import { RelayNews } from '../companions/relay-news.js';
import { otherOf } from '../match-lock.js';
import { airportsOf, keepMeetingsOf } from '../legs/meetings.js';
import { TripLegs } from '../legs/trip-legs.js';
import { localToday } from '../match-times.js';
import type { MatchEntity } from '../match.entity.js';
import { standingPart } from '../relay/standing-part.js';
import type { Words } from '../words/index.js';
import { cancelBySite, keepBegunDay, leaveListing, lockAffected, type Affected } from './affected.js';
import { changeTexts } from './change-texts.js';
import { openPart, TripNews, type Said, type Voice } from './trip-news.js';

const closedReason = 'The listing was closed';
const deletedReason = 'The listing was deleted';

const begun = `
  select m.id::float8 as id from match m join airport d on d.code = m.departure_airport
  where m.id in (?) and m.status = 'agreed' and m.date <= ${localToday}`;

type Told = (voice: Voice) => Said;

/** What changes of a listing mean for the people who asked or fly with its owner. */
@Injectable()
export class TripChanges implements OnModuleInit {
  constructor(
    private readonly legs: TripLegs,
    private readonly listings: ListingChanges,
    private readonly news: TripNews,
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
    const affected = await lockAffected(em, listing.id);
    await keepBegunDay(em, listing.id, before);
    const begun = await begunOf(em, affected.matches);
    const moved: MatchEntity[] = [];
    for (const match of affected.matches)
      if (await this.follow(em, match, before, listing, begun.has(match.id))) moved.push(match);
    const told = affected.matches.map(({ id }) => id);
    for (const match of moved) if (match.status === 'agreed') await this.relayNews.moved(em, match, told);
    return this.tell(em, listing, affected, (match) => (voice) => {
      const { words, language } = voice;
      return {
        text: words.sentences(sentencesIn(voice)),
        subject: words.changes.subject(tripTitle(before, language)),
        more: [words.changes.stillFits],
        action: openOr(match, voice, seeListing(listing, voice)),
      };
    });
  }

  private async closed(em: EntityManager, listing: ChangedListing): Promise<void> {
    const affected = await lockAffected(em, listing.id);
    const isProposed = new Set(affected.matches.filter(({ status }) => status === 'proposed'));
    for (const match of isProposed) await cancelBySite(em, match, closedReason);
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
    const affected = await lockAffected(em, listing.id);
    const agreed = affected.matches.filter(({ status }) => status === 'agreed');
    for (const match of affected.matches) {
      if (match.status === 'agreed' && match.helperId === listing.userId)
        await this.listings.legsCovered(em, match.seekerId);
      leaveListing(match);
      await cancelBySite(em, match, deletedReason);
    }
    const goesOn = new Map<MatchEntity, number>();
    for (const match of agreed) {
      await this.relayNews.left(em, match);
      const part = match.helperId === listing.userId ? await standingPart(em, match) : undefined;
      if (part) goesOn.set(match, part);
    }
    await this.tell(em, listing, affected, (match) => (voice) => {
      const { words, name, language } = voice;
      const { changes } = words;
      const trip = tripText(listing, language);
      const removed = listing.userId ? changes.deleted(name, trip) : changes.unconfirmed(trip);
      const part = match && goesOn.get(match);
      return {
        text: match ? words.sentences([removed, changes.noLongerTogether]) : removed,
        subject: listing.userId
          ? changes.deletedSubject(tripTitle(listing, language))
          : changes.unconfirmedSubject(trip),
        ...(part
          ? openPart(part, words)
          : { action: openOr(match, voice, { label: words.lookForOthers, path: searchPath(listing) }) }),
      };
    });
  }

  /**
   * Updates the match's copy of the trip, and asks both again whether they fly. Resolves to whether it has changed. Once its day has begun a trip keeps route
   * and day: otherwise its owner could move it away from the other's review, and from the end of the care card.
   */
  private async follow(
    em: EntityManager,
    match: MatchEntity,
    before: TripFacts,
    now: ChangedListing,
    hasBegun: boolean,
  ): Promise<boolean> {
    const date = hasBegun || isWithin(match.date, now) ? match.date : now.date;
    const flight = chosenFlight(match, before, now);
    const listing = {
      ...factsIn(now),
      type: now.type,
      date,
      ...flight,
      ...landingOn({ date, ...flight }, now),
    };
    const other = { id: otherOf(match, now.userId ?? 0), trip: match };
    const plan = await this.legs.plan(em, listing, other, agreedPart(match, now));
    const { legs, ...planned } = plan;
    const stays = hasBegun
      ? { departureAirport: match.departureAirport, arrivalAirport: match.arrivalAirport, date: match.date }
      : {};
    const copy = { ...planned, ...stays };
    const isSame = Object.entries(copy).every(([name, value]) => match[name as keyof typeof copy] === value);
    if (!isSame) Object.assign(match, copy, { helperConfirmedAt: null, seekerConfirmedAt: null });
    const hasMoved = Object.entries(stays).some(
      ([name, value]) => planned[name as keyof typeof stays] !== value,
    );
    if (hasMoved) return !isSame;
    await this.legs.store(em, match.id, now.type, { date: copy.date, legs });
    const way = legs.length ? legs : [{ from: copy.departureAirport, to: copy.arrivalAirport }];
    keepMeetingsOf(match, airportsOf(way));
    return !isSame;
  }

  private async tell(
    em: EntityManager,
    { userId }: ChangedListing,
    { askers, matches }: Affected,
    newsFor: (match?: MatchEntity) => Told,
  ): Promise<number> {
    const matchOf = new Map(matches.map((match) => [otherOf(match, userId ?? 0), match]));
    const people = [...new Set([...askers, ...matchOf.keys()])];
    const news = people.map((to) => ({ to, say: newsFor(matchOf.get(to)) }));
    await this.news.tell(em, userId, news);
    return news.length;
  }
}

function whatStays(
  match: MatchEntity | undefined,
  wasProposed: Set<MatchEntity>,
  words: Words['changes'],
): string {
  if (!match) return words.sharedStays;
  return wasProposed.has(match) ? words.proposalEnded : words.stillTogether;
}

/** Those whose day of travel has begun where they depart. */
async function begunOf(em: EntityManager, matches: MatchEntity[]): Promise<Set<number>> {
  if (!matches.length) return new Set();
  const rows = await em.execute<{ id: number }[]>(begun, [matches.map(({ id }) => id)]);
  return new Set(rows.map(({ id }) => id));
}

/** Time and flight that the two had chosen for a direct trip stay, as long as the listing does not change them. */
function chosenFlight(match: MatchEntity, before: TripFacts, now: TripFacts) {
  if (before.legs ?? now.legs) return { time: now.time, flightNumber: now.flightNumber };
  return {
    time: now.time === before.time ? match.time : now.time,
    flightNumber: now.flightNumber === before.flightNumber ? match.flightNumber : now.flightNumber,
  };
}

/** The landing of the listing is that of the flight at its time. */
function landingOn({ date, time }: { date: string; time?: string | null | undefined }, now: TripFacts) {
  const isSame = time === now.time && now.arrivalDate;
  return isSame
    ? { arrivalTime: now.arrivalTime, arrivalDate: movedDay(isSame, now.date, date) }
    : { arrivalTime: null, arrivalDate: null };
}

/** The part that the two had agreed on, if the listing still has its airports. */
function agreedPart({ departureAirport, arrivalAirport }: MatchEntity, { legs }: TripFacts) {
  const first = legs?.findIndex(({ from }) => from === departureAirport) ?? -1;
  const last = legs?.findIndex(({ to }) => to === arrivalAirport) ?? -1;
  if (first < 0 || last < first) return undefined;
  return Array.from({ length: last - first + 1 }, (_, index) => ({ listingLeg: first + index + 1 }));
}

const isWithin = (day: string, { date, endDate }: TripFacts) => day >= date && day <= (endDate ?? date);

const openOr = (match: MatchEntity | undefined, { words }: Voice, other: Said['action']): Said['action'] =>
  match ? { label: words.openTrip, path: `/trips/${match.id}` } : other;
const seeListing = ({ id }: ChangedListing, { words }: Voice) => ({
  label: words.seeListing,
  path: `/listing/${id}`,
});
const searchPath = ({ departureAirport, arrivalAirport, date }: TripFacts) =>
  `/search?from=${departureAirport}&to=${arrivalAirport}&date=${date}`;
