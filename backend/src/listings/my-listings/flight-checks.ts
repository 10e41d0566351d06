import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { BadRequestException, Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Notify } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ListingChanges } from '../changes/listing-changes.js';
import { factsIn } from '../changes/listing-facts.js';
import { OwnerLock } from '../changes/owner-lock.js';
import type { Leg, MyListing } from '../contract.js';
import type { FlightCheckAnswer, TimetableFlight } from '../checks/contract.js';
import { FlightBudget } from '../flights/flight-budget.js';
import { FlightDays } from '../flights/flight-days.js';
import { FlightPlanes, type FlightOnDay } from '../flights/flight-planes.js';
import { daysAround } from '../flights/flights.service.js';
import { flightKnown, PlaneLookups } from '../flights/plane-lookups.js';
import { timedPlanesOn, type TimedPlane } from '../flights/planes.js';
import { Timetable } from '../flights/timetable.js';
import type { NewLeg } from '../legs/contract.js';
import { ListingEntity } from '../listing.entity.js';
import { listingOpened } from '../listing-opened.js';
import { flightAskedMail, flightMovedMail } from '../mails/flight-mails.js';
import type { ListingChange } from '../posting/contract.js';
import { KnownAirports } from '../posting/known-airports.js';
import { OwnListings } from '../reads/own-listings.js';
import { applyChange } from './apply-change.js';
import {
  findCheck,
  findListings,
  settleCheck,
  storeCheck,
  type CheckRow,
} from '../checks/flight-checks.sql.js';
import { verdictOn } from '../checks/flight-verdict.js';
import { ListingStatus } from './listing-status.js';

interface Compared {
  id: number;
  userId: number;
  isNew: boolean;
}

interface Known {
  planes: TimetableFlight[];
  fliesOnOtherDays: boolean;
}

const profileTabs = { helper: '/profile?tab=helper', seeking_help: '/profile?tab=seeker' };

/** Compares listings with the timetable. Small changes of an airline are followed, about others the owner is asked. */
@Injectable()
export class FlightChecks implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly airports: KnownAirports,
    private readonly budget: FlightBudget,
    private readonly changes: ListingChanges,
    private readonly days: FlightDays,
    private readonly jobs: Jobs,
    private readonly lookups: PlaneLookups,
    private readonly notify: Notify,
    private readonly own: OwnListings,
    private readonly owners: OwnerLock,
    private readonly planes: FlightPlanes,
    private readonly status: ListingStatus,
    private readonly timetable: Timetable,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    // A guest cannot be asked before that.
    this.changes.onClaim(async (em, id) =>
      this.lookups.follow(em, await em.findOneOrFail(ListingEntity, id)),
    );
    return this.jobs.work(flightKnown, (flight) => this.compare(flight));
  }

  async compare({ number, day }: FlightOnDay): Promise<void> {
    const flight = [number, day];
    const listings = await this.em.execute<Compared[]>(findListings, [
      ...flight,
      ...flight,
      day,
      day,
      ...flight,
    ]);
    const isNew = listings.some((listing) => listing.isNew);
    const known = listings.length ? await this.known({ number, day }, isNew) : undefined;
    if (!known) return;
    for (const { id, userId } of listings) {
      await this.em.transactional(async (em) => {
        await this.owners.lock(em, userId);
        const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
        const listing = await em.findOne(ListingEntity, { id, userId }, lock);
        if (listing) await this.compareListing(em, listing, { number, day }, known);
      });
    }
  }

  /** The answer of the owner. */
  async answer(me: CurrentUser, id: number, { leg, answer }: FlightCheckAnswer): Promise<MyListing> {
    await this.em.transactional(async (em) => {
      await this.owners.lock(em, me.id);
      const listing = await this.own.lock(em, me, id);
      await this.status.expectNotOver(listing, 'This trip is over. Post it again with new days.');
      const [check] = await em.execute<CheckRow[]>(findCheck, [id, leg]);
      if (!check?.asks) return;
      if (answer === 'use') {
        if (check.asks !== 'times' || !check.says)
          throw fieldIssue('answer', 'There are no times to use. Change your trip instead.');
        await this.follow(em, listing, leg, check.says);
      }
      await em.execute(settleCheck, [id, leg]);
    });
    return this.own.one(me, id);
  }

  /** Nothing while the timetable cannot be asked: it is asked again later, and then compared. */
  private async known({ number, day }: FlightOnDay, isNew: boolean): Promise<Known | undefined> {
    const isAnswered =
      (await this.planes.areKnown({ number, day })) || (await this.days.isKnown(number, day));
    if (!isAnswered) return undefined;
    try {
      const found = timedPlanesOn(day, await this.timetable.scheduled(number, [day]));
      const planes = found.map(withoutKey);
      if (planes.length || !isNew) return { planes, fliesOnOtherDays: planes.length > 0 };
      if (!(await this.budget.isHalfLeftAfter(1))) return undefined;
      const week = await this.timetable.scheduled(number, daysAround(day));
      return { planes, fliesOnOtherDays: week.length > 0 };
    } catch (error) {
      if (error instanceof ServiceUnavailableException) return undefined;
      throw error;
    }
  }

  private async compareListing(
    em: EntityManager,
    listing: ListingEntity,
    { number, day }: FlightOnDay,
    known: Known,
  ): Promise<void> {
    for (const [index, leg] of legsOf(listing).entries()) {
      if (leg.flightNumber !== number || leg.date !== day) continue;
      const place = index + 1;
      const [before] = await em.execute<CheckRow[]>(findCheck, [listing.id, place]);
      const isOfFlight = before?.number === number && before.day === day;
      const verdict = verdictOn(leg, isOfFlight ? before.says : undefined, known);
      if (!verdict) continue;
      const { says } = verdict;
      const hasMoved = verdict.moves && says !== null && (await this.tryToFollow(em, listing, place, says));
      const asks = verdict.moves && !hasMoved ? 'times' : verdict.asks;
      await em.execute(storeCheck, [listing.id, place, number, day, JSON.stringify(says), asks]);
      const path = profileTabs[listing.type];
      const compared = { trip: listing, leg, says, url: this.config.publicUrl + path };
      const content = asks ? flightAskedMail(asks, compared) : hasMoved && flightMovedMail(compared);
      const userId = listing.userId ?? 0;
      if (content) await this.notify.send(em, 'listing.flight-differs', { userId, content, path });
    }
  }

  /** False if the next flight of the trip would leave before this one lands. */
  private async tryToFollow(...trip: Parameters<FlightChecks['follow']>): Promise<boolean> {
    try {
      await this.follow(...trip);
      return true;
    } catch (error) {
      if (error instanceof BadRequestException) return false;
      throw error;
    }
  }

  private async follow(em: EntityManager, listing: ListingEntity, place: number, says: TimetableFlight) {
    const { time, arrivalDate, arrivalTime } = says;
    const times = { time, arrivalDate, arrivalTime };
    const legs = listing.legs?.map((leg, index) => (index === place - 1 ? { ...leg, ...times } : leg));
    const change: ListingChange = legs ? { legs: legs.map(asTyped) } : times;
    this.airports.expect(change);
    const before = factsIn(listing);
    applyChange(listing, change);
    this.airports.settleLandings(listing);
    await this.changes.changed(em, before, listing, { by: 'airline' });
    await this.jobs.enqueue(em, listingOpened, { listingId: listing.id });
  }
}

/** None for flexible days, because the day of the flight is open. */
function legsOf(listing: ListingEntity): Leg[] {
  const { departureAirport: from, arrivalAirport: to, date, endDate, legs } = listing;
  if (legs || (endDate && endDate !== date)) return legs ?? [];
  const { time, flightNumber, arrivalTime, arrivalDate } = listing;
  const known = Object.entries({ time, flightNumber, arrivalTime, arrivalDate }).filter(([, value]) => value);
  return [{ from, to, date, ...Object.fromEntries(known) }];
}

function withoutKey(plane: TimedPlane): TimetableFlight {
  const { key: _, ...flight } = plane;
  return flight;
}

function asTyped(leg: Leg): NewLeg {
  const { covered: _, ...typed } = leg;
  return typed;
}
