import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import { Interactions, maskContacts, PeopleService } from '../account/index.js';
import { ListingChanges } from '../listings/index.js';
import { Flags } from '../moderation/index.js';
import type { Match, MatchChange } from './contract.js';
import type { MatchEntity } from './match.entity.js';
import { FollowedFlights } from './flights/followed-flights.js';
import { MatchLock, otherOf } from './match-lock.js';
import { DeclinedMatches } from './news/declined-matches.js';
import { MatchNews } from './news/match-news.js';
import { TripMeetings } from './news/trip-meetings.js';
import { MatchReads } from './match-reads.js';
import { handedOver } from './match-times.js';
import { OpenParts } from './companions/open-parts.js';
import { RelayNews } from './companions/relay-news.js';
import { Relays } from './companions/relays.js';
import { AgreedFlights } from './legs/agreed-flights.js';
import { storedMeetings, withFirst } from './legs/meetings.js';
import { announceJourney, endSharing } from './family/journey-changes.js';
import { lockMembers } from './relay/members.js';
import { tripIdOf } from './relay/trip-of.js';
import { canBeUndone, tooLateToUndo } from './requests/undo-window.js';
import { PromisedTips } from './thanks/promised-tips.js';
import { leadsTo, statusAfter, type MatchAction } from './transitions.js';

const refusals: Record<MatchAction, string> = {
  agree: 'This proposal is no longer open',
  decline: 'This proposal is no longer open',
  takeBack: 'This proposal is no longer open',
  cancel: 'This trip is no longer open',
  finish: 'This trip is no longer open',
};

const isAgreed = ({ status }: MatchEntity) => status === 'agreed';

/** Both are asked from three days before, at the airport. */
const isAskedLater = (date: string) => Date.parse(date) - Date.now() > 4 * 86_400_000;

type Before = Pick<MatchEntity, 'status' | 'statusChangedAt'>;

/** Who agrees to fly together shares the contact that the other has asked for. */
const shareContact = `
  update contact_request set status = 'shared'
  where listing_id = ? and requester_id in (?, ?) and status = 'asked'`;

/** One no answers the request and the trip that was proposed with it. */
const declineRequest = `
  update contact_request r set status = 'declined', declined_at = ?::timestamptz
  from listing l
  where l.id = r.listing_id and l.id = ? and l.user_id = ? and r.requester_id = ? and r.status = 'asked'`;
const askAgain = `
  update contact_request set status = 'asked', declined_at = null
  where listing_id = ? and requester_id = ? and status = 'declined' and declined_at = ?::timestamptz`;

const isHandedOver = `select 1 from match m where m.id = ? and ${handedOver}`;

const hasAnother = `
  select 1 from match
  where listing_id = ? and helper_id = ? and seeker_id = ? and id <> ? and status in ('proposed', 'agreed')`;

@Injectable()
export class MatchesService {
  constructor(
    private readonly em: EntityManager,
    private readonly agreedFlights: AgreedFlights,
    private readonly declined: DeclinedMatches,
    private readonly flags: Flags,
    private readonly flights: FollowedFlights,
    private readonly interactions: Interactions,
    private readonly listings: ListingChanges,
    private readonly locks: MatchLock,
    private readonly meetings: TripMeetings,
    private readonly news: MatchNews,
    private readonly openParts: OpenParts,
    private readonly people: PeopleService,
    private readonly promisedTips: PromisedTips,
    private readonly reads: MatchReads,
    private readonly relayNews: RelayNews,
    private readonly relays: Relays,
  ) {}

  agree(me: number, id: number): Promise<Match> {
    return this.move(me, id, 'agree', async (match, em) => {
      await this.agreedFlights.fill(em, match);
      await this.relays.join(em, match);
      await em.execute(shareContact, [match.listingId, match.helperId, match.seekerId]);
      await this.interactions.record(em, match.helperId, match.seekerId, 'match');
      await this.people.markAsHelper(em, match.helperId);
      await this.promisedTips.remember(em, id);
      await this.listings.legsCovered(em, match.seekerId);
      await this.news.agreed(em, match, me);
      await this.flights.followSoon(em, match);
    });
  }

  decline(me: number, id: number): Promise<Match> {
    return this.move(me, id, 'decline', async (match, em) => {
      const { listingId, proposerId, statusChangedAt } = match;
      await em.execute(declineRequest, [statusChangedAt.toISOString(), listingId, me, proposerId]);
      await this.declined.follow(em, match, me);
    });
  }

  takeBackDecline(me: number, id: number): Promise<Match> {
    return this.move(me, id, 'takeBack', async (match, em, before) => {
      const { listingId, helperId, seekerId, proposerId } = match;
      if (!canBeUndone(before.statusChangedAt)) throw new ConflictException(tooLateToUndo);
      if ((await em.execute<unknown[]>(hasAnother, [listingId, helperId, seekerId, id])).length)
        throw new ConflictException(refusals.takeBack);
      await em.execute(askAgain, [listingId, proposerId, before.statusChangedAt.toISOString()]);
      await this.openParts.openAgain(em, match);
    });
  }

  cancel(me: number, id: number, reason: string): Promise<Match> {
    return this.move(me, id, 'cancel', async (match, em, before) => {
      const isWithdrawn = before.status === 'proposed';
      if ((await em.execute<unknown[]>(isHandedOver, [id])).length)
        throw new ConflictException('This trip is over');
      const cancelReason = isWithdrawn ? maskContacts(reason) : reason;
      Object.assign(match, { cancelledBy: me, cancelReason });
      if (isWithdrawn) await this.flagWords(em, me, match, reason);
      await endSharing(em, match, me);
      if (before.status === 'agreed') await this.listings.legsCovered(em, match.seekerId);
      if (isWithdrawn) return this.news.withdrawn(em, match, me);
      await this.news.cancelled(em, match, me);
      await this.relayNews.left(em, match);
    });
  }

  async change(me: number, id: number, { meetings, ...first }: MatchChange): Promise<Match> {
    const { legs = [] } = await this.reads.one(me, id);
    return this.edit(me, id, async (match, em) => {
      const next = meetings ? storedMeetings(legs, match, meetings) : withFirst(match, first);
      await this.meetings.change(em, match, me, next);
    });
  }

  /**
   * "Still flying." A mail asks about one day, and confirms no other. The family confirms to all its companions. A trip
   * that the other one has moved is confirmed at once, and again when both are asked.
   */
  async confirm(me: number, id: number, date?: string): Promise<Match> {
    return this.edit(me, id, async (match, em) => {
      if (date && date !== match.date) throw new ConflictException('This trip has moved to another day');
      const mine = match.helperId === me ? 'helperConfirmedAt' : 'seekerConfirmedAt';
      const isFamilys = match.seekerId === me;
      const flown = isFamilys ? (await lockMembers(em, tripIdOf(match))).filter(isAgreed) : [match];
      for (const each of flown) {
        const isMoved = each.movedBy !== null && each.movedBy !== me;
        if (isMoved) Object.assign(each, { movedFrom: null, movedBy: null });
        const isAsked = !each[mine] && !(isMoved && isAskedLater(each.date));
        if (isAsked) each[mine] = new Date();
        if (isMoved || (isAsked && each.unconfirmedToldFor === each.date))
          await this.news.confirmedAfterAll(em, each, me);
      }
    });
  }

  private async move(
    me: number,
    id: number,
    action: MatchAction,
    follow: (match: MatchEntity, em: EntityManager, before: Before) => Promise<void>,
  ): Promise<Match> {
    await this.em.transactional(async (em) => {
      const match = await this.locks.lock(em, me, id, action === 'agree' ? action : undefined);
      const to = statusAfter(action, match.status, match.proposerId === me ? 'proposer' : 'invited');
      if (!to) {
        if (leadsTo(action, match.status)) return;
        throw new ConflictException(refusals[action]);
      }
      const { status, statusChangedAt } = match;
      Object.assign(match, { status: to, statusChangedAt: new Date() });
      await follow(match, em, { status, statusChangedAt });
      // The other person's open page shows the refusal when they are notified.
      if (action !== 'decline') await announceJourney(em, id, me);
    });
    return this.reads.one(me, id);
  }

  /** The reason of a proposal without an agreement is moderated like a first message. */
  private async flagWords(em: EntityManager, personId: number, match: MatchEntity, words: string) {
    const about = { personId, otherId: otherOf(match, personId), subject: `proposal:${match.id}` };
    await this.flags.raiseForWords(em, { ...about, words });
  }

  private async edit(
    me: number,
    id: number,
    edit: (match: MatchEntity, em: EntityManager) => Promise<void> | void,
  ): Promise<Match> {
    await this.em.transactional(async (em) => {
      const match = await this.locks.lock(em, me, id);
      if (match.status !== 'agreed') throw new ConflictException('You have not agreed on this trip');
      await edit(match, em);
      await announceJourney(em, id, me);
    });
    return this.reads.one(me, id);
  }
}
