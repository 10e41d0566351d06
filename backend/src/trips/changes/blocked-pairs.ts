import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleEvents, type BlockChange } from '../../account/index.js';
import { RelayNews } from '../companions/relay-news.js';
import { otherOf } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';
import { stepsBegin, withAirports } from '../match-times.js';
import { StandingParts } from '../texts/standing-parts.js';
import type { RequestStatus } from '../requests/contract.js';
import { statusAfter } from '../requests/transitions.js';
import { siteReasons } from '../transitions.js';
import { lockOpenMatches } from './affected.js';
import { cancelBySite } from '../family/journey-changes.js';
import { ListingChanges, today, tripTitle } from '../../listings/index.js';
import { openPart, TripNews } from './trip-news.js';

interface Shared {
  id: number;
  status: RequestStatus;
}

const isBlocked = `select 1 from block where blocker_id = ? and blocked_id = ?`;
const lockRequests = `
  select r.id::float8 as id, r.status from contact_request r join listing l on l.id = r.listing_id
  where (l.user_id = ? and r.requester_id = ? or l.user_id = ? and r.requester_id = ?)
    and r.status in ('asked', 'shared')
  order by r.listing_id, r.requester_id for update of r`;

const lockListings = `
  select from listing where user_id in (?, ?) and type = 'seeking_help' and last_date >= ${today}
  order by id for no key update`;

const hasBegun = `select 1 from match m ${withAirports} where m.id = ? and now() >= ${stepsBegin}`;

/** A block ends what two people share and plan. The blocked person reads of a cancelled trip by mail, not why. */
@Injectable()
export class BlockedPairs implements OnModuleInit {
  constructor(
    private readonly events: PeopleEvents,
    private readonly listings: ListingChanges,
    private readonly news: TripNews,
    private readonly parts: StandingParts,
    private readonly relayNews: RelayNews,
  ) {}

  onModuleInit(): void {
    this.events.onBlockChange(async (em, change) => {
      if (!change.canBeUndone) await this.part(em, change);
    });
  }

  private async part(em: EntityManager, { blockerId, blockedId }: BlockChange): Promise<void> {
    const [block] = await em.execute<unknown[]>(isBlocked, [blockerId, blockedId]);
    if (!block) return;
    await em.execute(lockListings, [blockerId, blockedId]);
    await this.stopSharing(em, blockerId, blockedId);
    const pair = { $in: [blockerId, blockedId] };
    const matches = await lockOpenMatches(em, { helperId: pair, seekerId: pair });
    const agreed = matches.filter(({ status }) => status === 'agreed');
    for (const match of matches) {
      if (match.status === 'agreed') await this.listings.legsCovered(em, match.seekerId);
      await cancelBySite(em, match, siteReasons.declined);
    }
    for (const match of matches) {
      await this.tellBlocked(em, match, blockedId, agreed.includes(match));
      if ((await em.execute<unknown[]>(hasBegun, [match.id])).length)
        await this.askBlocker(em, match, blockerId);
    }
    for (const match of agreed) await this.relayNews.left(em, match);
    await em.flush();
  }

  /** Reads the name of the one with whom a trip was agreed, as its page and mails had it before. */
  private async tellBlocked(
    em: EntityManager,
    match: MatchEntity,
    blockedId: number,
    wasAgreed: boolean,
  ): Promise<void> {
    const goesOn = blockedId === match.seekerId ? await this.parts.of(em, match) : undefined;
    await this.news.ended(em, 'trip.ended-by-block', {
      to: blockedId,
      ownerId: otherOf(match, blockedId),
      say: (voice) => {
        const { words, language, name } = voice;
        const title = tripTitle(match, language);
        const subject = words.changes.blockedSubject(title);
        if (goesOn)
          // Which of their companions has left.
          return { subject, text: words.news.cancelled(name, title), ...openPart(goesOn, voice) };
        return {
          subject,
          text: wasAgreed ? words.changes.cannotTravel(name, title) : words.request.declined(title),
          action: { label: words.changes.openTrips, path: '/trips' },
        };
      },
    });
  }

  /** The trip is in no list of theirs any more. */
  private async askBlocker(em: EntityManager, match: MatchEntity, blockerId: number): Promise<void> {
    await this.news.ended(em, 'trip.felt-safe', {
      to: blockerId,
      ownerId: otherOf(match, blockerId),
      say: ({ words: { changes }, language, name }) => ({
        subject: changes.feltSafeSubject(tripTitle(match, language)),
        text: changes.feltSafe(name, tripTitle(match, language)),
        action: { label: changes.tellTeam, path: `/trips/${match.id}` },
      }),
    });
  }

  private async stopSharing(em: EntityManager, one: number, other: number): Promise<void> {
    for (const { id, status } of await em.execute<Shared[]>(lockRequests, [one, other, other, one])) {
      const to = statusAfter(status === 'asked' ? 'decline' : 'stop', status, 'site');
      if (to) await em.execute(`update contact_request set status = ? where id = ?`, [to, id]);
    }
  }
}
