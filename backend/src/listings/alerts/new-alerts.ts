import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Airports } from '../airports/airports.service.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { TravelDays } from '../posting/travel-days.js';
import { alertColumns, isRunning } from './alert-rows.js';
import { alertLimits, type Alert, type NewAlert } from './contract.js';

export type Wanted = Omit<NewAlert, 'email' | 'captchaToken'>;

export interface Watcher {
  userId: number | null;
  /** Of a guest; a member's is that of the account. */
  email: string | null;
  mailboxKey: string;
}

const sameTrip = `
  a.listing_id is not distinct from ? and a.own_listing_id is not distinct from ?
  and (coalesce(a.listing_id, a.own_listing_id) is not null
    or a.type = ? and a.departure_airport is not distinct from ? and a.arrival_airport is not distinct from ?
      and a.flight_number is not distinct from ? and a.first_day = ? and a.last_day = ? and a.nearby = ?)`;
export const tripColumns = `
  listing_id, own_listing_id, type, departure_airport, arrival_airport, flight_number, first_day, last_day, nearby`;
const running = `
  select ${alertColumns} from alert a
  where a.mailbox_key = ? and ${sameTrip} and a.status = 'on' order by a.id limit 1`;
const count = `
  select count(*)::int as running from alert a
  where a.mailbox_key = ? and a.status <> 'unconfirmed' and ${isRunning}`;
const insert = `
  insert into alert as a (${tripColumns}, how, user_id, email, mailbox_key, status)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'on') returning ${alertColumns}`;

export const tripOf = ({
  listing,
  ownListing,
  type,
  from,
  to,
  flight,
  firstDay,
  lastDay,
  nearby,
}: Wanted) => [
  listing ?? null,
  ownListing ?? null,
  type,
  from ?? null,
  to ?? null,
  flight ?? null,
  firstDay,
  lastDay,
  nearby,
];

@Injectable()
export class NewAlerts {
  private readonly most: number;

  constructor(
    private readonly airports: Airports,
    private readonly days: TravelDays,
    @Inject(CONFIG) { limitsScale }: Config,
  ) {
    this.most = Math.ceil(alertLimits.most * limitsScale);
  }

  /** Days that have begun are fine, days that are over are not. */
  async expectPossible({ from, to, firstDay, lastDay }: Wanted): Promise<void> {
    for (const [field, code] of Object.entries({ from, to }))
      if (code && !this.airports.find(code)) throw fieldIssue(field, 'Choose an airport from the list');
    await this.days.expectWindow({ firstDay, lastDay });
  }

  async findRunning(em: EntityManager, mailboxKey: string, wanted: Wanted): Promise<Alert | undefined> {
    const [known] = await em.execute<Alert[]>(running, [mailboxKey, ...tripOf(wanted)]);
    return known;
  }

  /** The mailbox must be locked. */
  async expectRoom(em: EntityManager, mailboxKey: string): Promise<void> {
    const { running } = await em.execute<{ running: number }>(count, [mailboxKey], 'get');
    if (running >= this.most)
      throw fieldIssue(
        'email',
        `You have ${running} alerts, which is as many as there can be. Please stop one first.`,
      );
  }

  /** The mailbox must be locked. */
  async add(em: EntityManager, { userId, email, mailboxKey }: Watcher, wanted: Wanted): Promise<Alert> {
    await this.expectRoom(em, mailboxKey);
    const values = [...tripOf(wanted), wanted.how, userId, email, mailboxKey];
    return em.execute<Alert>(insert, values, 'get');
  }
}
