import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { BlocksService } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { ListingType } from '../contract.js';
import { listingOpened } from '../listing-opened.js';
import { dueAt } from './alert-rows.js';
import { daysAround, followTrip } from './alerted-listings.js';
import { SamePlaneAlerts } from './same-plane-alerts.js';

export type Why = 'flight' | 'route' | 'departure' | 'arrival' | 'near' | 'claimed';

/** Enqueued for the moment when finds are due. */
export const tellFound = defineJob('alerts.tell', z.object({}));
/** After the round that asks about flights. */
const findLate = defineJob('alerts.planes', z.object({}), { every: '2-59/5 * * * *' });

/** Only claimed, open listings that are not over have legs. */
const openListing = `
  select type, user_id::float8 as "userId" from listing_leg where listing_id = $1 limit 1`;

/** A changed listing is matched again. Mailed hits stay, which prevents a second mail. */
const forgetUntold = `delete from alert_hit where listing_id = $1 and mail_id is null`;

const nearAirports = 5;
const nearRoutes = 20;
const around = (code: string) => `(
    select ${code} as code, 0 as km
    union all (select other, km from airport_near where code = ${code} order by km, other limit ${nearAirports}))`;

/**
 * What alerts compare for equality: the exact keys of every leg and of the whole way, and those of alerts that watch
 * airports nearby, the closer ones first.
 */
const keys = `
  leg as materialized (
    select departure, arrival, max(flight) as flight, min(day) as first, max(day) as last
    from listing_leg where listing_id = $1 group by leg, departure, arrival),
  keys as materialized (
    select leg.*, key, why from leg cross join lateral (
      select 'F' || flight as key, 'flight' as why where flight is not null
      union all select 'R' || departure || arrival, 'route'
      union all select 'D' || departure, 'departure'
      union all select 'A' || arrival, 'arrival'
      union all (
        select 'R' || f.code || t.code, 'near'
        from ${around('departure')} f cross join ${around('arrival')} t
        where f.km + t.km > 0 and f.code <> t.code order by f.km + t.km limit ${nearRoutes})
      union all (select 'D' || other, 'near' from airport_near where code = departure order by km, other limit ${nearAirports})
      union all (select 'A' || other, 'near' from airport_near where code = arrival order by km, other limit ${nearAirports})
    ) made)`;

const isAllowed = `
        a.mailbox_key <> all (array(select mailbox from hidden))
          and (a.user_id is null or a.user_id <> all (array(select id from hidden)))`;

/** What each alert watches: a key on some days, every leg of the member's own trip, or that this listing is claimed. */
const found = `
  found as (
    select a.id, a.how, a.morning_at, k.why, k.departure, k.arrival, null as own_departure, null as own_arrival,
      0 as own_leg, k.first
    from keys k
    cross join lateral (
      select a.id, a.how, a.departure_airport as morning_at from alert a
      where a.type = $2 and a.key = k.key and a.last_day >= k.first and a.first_day <= k.last and a.status = 'on'
        and a.listing_id is null and a.own_listing_id is null and (a.nearby or k.why <> 'near') and ${isAllowed}
        and (k.why <> 'flight' or a.user_id is not null
          or not (select guarded from listing where id = $1))
        and (k.why <> 'flight'
          or (a.departure_airport is null or a.departure_airport in (select departure from leg))
            and (a.arrival_airport is null or a.arrival_airport in (select arrival from leg)))) a
    union all
    select a.id, a.how, a.departure_airport, case when o.flight = k.flight then 'flight' else k.why end,
      k.departure, k.arrival, o.departure, o.arrival, o.leg, k.first
    from keys k
    cross join lateral (
      select o.listing_id, o.departure, o.arrival, o.leg, o.flight from listing_leg o
      where left(k.key, 1) = 'R' and o.route = substr(k.key, 2)
        and o.type = case $2::text when 'helper' then 'seeking_help' else 'helper' end
        and o.day between k.first - ${daysAround} and k.last + ${daysAround}) o
    join alert a on a.own_listing_id = o.listing_id
    where a.status = 'on' and (a.nearby or k.why <> 'near') and ${isAllowed}
    union all
    select a.id, a.how, a.departure_airport, 'claimed', a.departure_airport, a.arrival_airport, null, null, 0,
      a.first_day
    from alert a where a.listing_id = $1 and a.status <> 'unconfirmed' and ${isAllowed})`;

const keepHits = (waitSeconds: number) => `
  with hidden as materialized (
    select id, coalesce(mailbox_key, '') as mailbox from "user" where id = any($3::bigint[])),
  ${keys}, ${found}
  insert into alert_hit (alert_id, listing_id, why, departure, arrival, own_departure, own_arrival, due_at)
  select distinct on (f.id) f.id, $1::bigint, f.why, f.departure, f.arrival, f.own_departure, f.own_arrival,
    ${dueAt('f.how', 'd.timezone', waitSeconds)}
  from found f join airport d on d.code = coalesce(f.morning_at, f.departure)
  order by f.id, f.why = 'near', f.why <> 'flight', f.own_leg, f.first
  on conflict do nothing
  returning alert_id`;

/** A listing is claimed once: who was not found now, because of a block, never will be. */
const endOfClaimed = `
  delete from alert a where a.listing_id = $1 and a.status <> 'unconfirmed'
    and not exists (select from alert_hit h where h.alert_id = a.id and h.listing_id = $1)`;

/** Finds the alerts that a listing matches. */
@Injectable()
export class AlertHits implements OnModuleInit {
  private readonly keepHits: string;

  constructor(
    private readonly blocks: BlocksService,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly samePlane: SamePlaneAlerts,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.keepHits = keepHits(config.alertWaitSeconds);
  }

  async onModuleInit(): Promise<void> {
    await this.jobs.work(listingOpened, ({ listingId }) => this.find(listingId));
    await this.jobs.work(findLate, () => this.findLate());
  }

  async find(listingId: number): Promise<void> {
    await this.database.query('alert-hits-forget', forgetUntold, [listingId]);
    await this.database.query('alert-follow', followTrip, [listingId]);
    const [listing] = await this.database.query<{ type: ListingType; userId: number }>(
      'alert-listing',
      openListing,
      [listingId],
    );
    if (!listing) return;
    // Own alerts and those of people on either side of a block find nothing, also from another account.
    const hidden = [listing.userId, ...(await this.blocks.blockedAround(listing.userId))];
    const values = [listingId, listing.type, hidden];
    const hits = await this.database.query('alert-hits-keep', this.keepHits, values);
    await this.database.query('alerts-of-claimed', endOfClaimed, [listingId]);
    const isInPlane = await this.samePlane.find(listingId);
    if (hits.length || isInPlane) await this.tellSoon();
  }

  async findLate(): Promise<void> {
    if (await this.samePlane.findLate()) await this.tellSoon();
  }

  private async tellSoon(): Promise<void> {
    await this.jobs.enqueue(null, tellFound, {}, { startAfterSeconds: this.config.alertWaitSeconds + 1 });
  }
}
