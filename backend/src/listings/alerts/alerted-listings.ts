import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { isUnclaimedTooLong } from '../reads/listing-json.js';
import { ListingReads } from '../reads/listing-reads.js';
import { today } from '../sql/today.js';
import type { Wanted } from './new-alerts.js';

/** Around the days of a member's own trip. */
export const daysAround = 3;

const ownDays = {
  first: `l.date - ${daysAround}`,
  last: `least(l.last_date + ${daysAround}, l.date + 360)`,
};

/** The alert of a listing that was changed follows its trip. What it found for the former trip is not sent. */
export const followTrip = `
  with moved as (
    update alert a set departure_airport = l.departure_airport, arrival_airport = l.arrival_airport,
      first_day = ${ownDays.first}, last_day = ${ownDays.last}
    from listing l
    where l.id = $1 and a.own_listing_id = l.id
      and (a.departure_airport, a.arrival_airport, a.first_day, a.last_day)
        is distinct from (l.departure_airport, l.arrival_airport, ${ownDays.first}, ${ownDays.last})
    returning a.id)
  delete from alert_hit h using moved where h.alert_id = moved.id and h.mail_id is null`;

const isOpen = `l.status = 'active' and l.last_date >= ${today}`;
/** Locked against claims: either the alert is there before the claim, or it is refused. */
const lockUnclaimed = `
  select l.user_id is not null as "isClaimed", ${isOpen} as "isOpen", l.type,
    l.departure_airport as "from", l.arrival_airport as "to", l.date::text as "firstDay", l.last_date::text as "lastDay"
  from listing l where l.id = ? and not ${isUnclaimedTooLong} for share`;
const lockOwn = `
  select ${isOpen} as "isOpen", case l.type when 'helper' then 'seeking_help' else 'helper' end as type,
    l.departure_airport as "from", l.arrival_airport as "to", (${ownDays.first})::text as "firstDay",
    (${ownDays.last})::text as "lastDay"
  from listing l where l.id = ? and l.user_id = ? for share`;

type Trip = Required<Pick<Wanted, 'type' | 'from' | 'to' | 'firstDay' | 'lastDay'>>;

/** Alerts about one listing have its trip: a guest's that is not claimed yet, or the member's own. */
@Injectable()
export class AlertedListings {
  constructor(private readonly listings: ListingReads) {}

  /** With the trip of the listing, which is locked. */
  async settle(em: EntityManager, wanted: Wanted, me: number | null): Promise<Wanted> {
    const { listing, ownListing } = wanted;
    if (listing) return { ...wanted, ...(await this.unclaimedTrip(em, listing, me)), flight: undefined };
    if (ownListing) return { ...wanted, ...(await this.ownTrip(em, ownListing, me)), flight: undefined };
    return wanted;
  }

  private async unclaimedTrip(em: EntityManager, id: number, me: number | null): Promise<Trip> {
    const isVisible = await this.listings.one(id, me ? { viewer: me } : {});
    const [found] = await em.execute<(Trip & { isOpen: boolean; isClaimed: boolean })[]>(lockUnclaimed, [id]);
    if (!found || !isVisible) throw fieldIssue('listing', 'This listing is gone');
    const { isOpen, isClaimed, ...trip } = found;
    if (!isOpen) throw fieldIssue('listing', 'This listing is closed, or its trip is over');
    if (isClaimed)
      throw fieldIssue(
        'listing',
        'You need not wait: this listing is confirmed, and you can ask for the contact',
      );
    return trip;
  }

  private async ownTrip(em: EntityManager, id: number, me: number | null): Promise<Trip> {
    const [found] = await em.execute<(Trip & { isOpen: boolean })[]>(lockOwn, [id, me]);
    if (!found) throw fieldIssue('ownListing', 'This is not a listing of yours');
    const { isOpen, ...trip } = found;
    if (!isOpen) throw fieldIssue('ownListing', 'This listing is closed, or its trip is over');
    return trip;
  }
}
