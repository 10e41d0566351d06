import { setTimeout as pause } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Airports } from '../../airports/airports.service.js';
import { todayOnce } from '../../sql/today.js';
import { clockAt, daysLater } from '../../sharing/instants.js';
import { AeroApi } from '../aeroapi.js';
import { FlightBudget } from '../flight-budget.js';
import type { FlightStatus } from '../contract.js';
import { FlightQuestions } from './flight-questions.js';
import { FlightWatches, type Plane } from './flight-watches.js';
import { statusOf, type StatusRow } from './status-row.js';

/** As on the ticket: a number, and the day and airport of its departure. */
export interface BookedFlight {
  number: string;
  date: string;
  from: string;
}

export type Status = Omit<FlightStatus, 'knownAt'>;

export interface ChangedStatus {
  flight: BookedFlight;
  before: Status | null;
  after: Status | null;
}

/** In the transaction that stores the change. */
type OnChange = (em: EntityManager, change: ChangedStatus) => Promise<void>;

const dayMs = 86_400_000;
const atOnce = 5;
/** What another node has asked about meanwhile. Shorter than any flight waits for its next question. */
const freshMs = 4 * 60_000;
const betweenLooksMs = 100;
/** Longer than the question of another node can take. */
const maxLooks = 130;
/** How far ahead the provider knows more than the timetable. */
const daysAhead = 2;
export const knownAheadMs = daysAhead * dayMs;
const daysKept = 4;
/** SQL: whether a flight on this day may have a stored status. Local dates are up to two days after `today`. */
export const hasFlightStatuses = (day: string) =>
  `${day} between ${todayOnce} - ${daysKept} and ${todayOnce} + ${daysAhead + 2}`;

/** Codeshares of one plane are one question, where the timetable was asked about them. A key begins with this number. */
const findOperators = `
  select b.number, b.day::text as date, min(split_part(plane->>'key', '.', 1)) as operator
  from unnest($1::text[], $2::date[]) as b (number, day)
    join flight_plane f on (f.number, f.day) = (b.number, b.day)
    cross join jsonb_array_elements(f.planes) plane
  group by 1, 2`;

const findBooked = `
  select number, day::text as date, departure as "from" from flight_status
  where (operator, day) = ($1, $2) and known_at < $3`;

const lock = `
  select status from flight_status where (number, day, departure) = (?, ?, ?) for update`;
const store = `
  insert into flight_status (number, day, departure, operator, status, known_at)
  values (?, ?, ?, ?, ?, ?::timestamptz)
  on conflict (number, day, departure) do update
  set operator = excluded.operator, status = excluded.status, known_at = excluded.known_at`;
const forget = `delete from flight_status where day < now() - interval '${daysKept} days'`;

/** What airlines say of flights on their day, kept for the whole site. */
@Injectable()
export class FlightStatuses {
  private readonly listeners: OnChange[] = [];

  constructor(
    private readonly aeroApi: AeroApi,
    private readonly airports: Airports,
    private readonly budget: FlightBudget,
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly questions: FlightQuestions,
    private readonly watches: FlightWatches,
  ) {}

  /** For who has to know that a flight changes. */
  register(onChange: OnChange): void {
    this.listeners.push(onChange);
  }

  get isOn(): boolean {
    return this.aeroApi.isOn;
  }

  /** Asks about each plane once, on all nodes. If the provider does not answer, the stored status stays. */
  async refresh(flights: BookedFlight[]): Promise<void> {
    const since = new Date(Date.now() - freshMs);
    const planes = [...(await this.planesOf(flights)).values()];
    for (let at = 0; at < planes.length; at += atOnce)
      await Promise.all(planes.slice(at, at + atOnce).map((plane) => this.refreshPlane(plane, since)));
  }

  /** Of a plane that may have changed since then. False if it was asked about later, or the provider does not answer. */
  async refreshSince(plane: Plane, since: Date): Promise<boolean> {
    const { operator, date } = plane;
    for (let looks = 0; looks < maxLooks; looks++) {
      const booked = await this.database.query<BookedFlight & Record<string, unknown>>(
        'flight-status-booked',
        findBooked,
        [operator, date, since],
      );
      if (!booked.length) return false;
      const outcome = await this.refreshPlane({ ...plane, booked }, since);
      if (outcome !== 'busy') return outcome === 'answered';
      // The question under way may have begun before `since`.
      await pause(betweenLooksMs);
    }
    throw new Error(
      `Others have been asking about ${operator} for ${(maxLooks * betweenLooksMs) / 1000} seconds`,
    );
  }

  async forgetPast(): Promise<void> {
    await this.watches.endPast();
    await this.database.query('flight-status-forget', forget);
  }

  private async planesOf(flights: BookedFlight[]): Promise<Map<string, BookedPlane>> {
    const rows = await this.database.query<{ number: string; date: string; operator: string }>(
      'flight-status-operators',
      findOperators,
      [flights.map(({ number }) => number), flights.map(({ date }) => date)],
    );
    const operators = new Map(rows.map(({ number, date, operator }) => [`${number} ${date}`, operator]));
    const planes = new Map<string, BookedPlane>();
    for (const flight of flights) {
      const { number, date } = flight;
      const operator = operators.get(`${number} ${date}`) ?? number;
      const plane = planes.get(`${operator} ${date}`) ?? { operator, date, booked: [] };
      planes.set(`${operator} ${date}`, plane);
      plane.booked.push(flight);
    }
    return planes;
  }

  private refreshPlane(plane: BookedPlane, since: Date) {
    return this.questions.ask(plane, { booked: plane.booked, since }, (askedAt) =>
      this.askAbout(plane, askedAt),
    );
  }

  private async askAbout({ operator, date, booked }: BookedPlane, askedAt: string): Promise<boolean> {
    const rows = await this.ask(operator, date);
    if (!rows) return false;
    const statuses = booked.map((flight) => ({ flight, operator, after: this.statusIn(rows, flight) }));
    for (const known of statuses) await this.store(known, askedAt);
    if (statuses.some(({ after }) => after && !isOver.includes(after.state)))
      await this.watches.watch({ operator, date });
    return true;
  }

  /** Null if the provider does not answer, or the budget is spent. */
  private async ask(operator: string, date: string): Promise<StatusRow[] | null> {
    if (!(await this.budget.spend(1))) {
      this.budget.asked('over-budget');
      return null;
    }
    const end = Math.min(Date.parse(daysLater(2, date)), Date.now() + knownAheadMs - 60_000);
    try {
      const rows = await this.aeroApi.statuses(operator, {
        start: daysLater(-1, date),
        end: `${new Date(end).toISOString().slice(0, 19)}Z`,
      });
      this.budget.asked('answered');
      return rows;
    } catch {
      // The adapter has logged why.
      this.budget.asked('failed');
      return null;
    }
  }

  /** Null if the number leaves this airport twice on a day, because the trip does not say which flight it means. */
  private statusIn(rows: StatusRow[], { date, from }: BookedFlight): Status | null {
    const zone = this.airports.timezoneOf(from) ?? 'UTC';
    const isOnDay = ({ scheduledOut }: StatusRow) => clockAt(scheduledOut, zone).date === date;
    const [row, ...others] = rows.filter((one) => one.from === from && isOnDay(one));
    return row && !others.length ? statusOf(row) : null;
  }

  private async store({ flight, operator, after }: Known, askedAt: string): Promise<void> {
    const { number, date, from } = flight;
    await this.em.fork().transactional(async (em) => {
      const [stored] = await em.execute<{ status: Status | null }[]>(lock, [number, date, from]);
      const before = stored?.status ?? null;
      await em.execute(store, [number, date, from, operator, after && JSON.stringify(after), askedAt]);
      if (isSame(before, after)) return;
      for (const onChange of this.listeners) await onChange(em, { flight, before, after });
    });
  }
}

interface BookedPlane extends Plane {
  booked: BookedFlight[];
}

interface Known {
  flight: BookedFlight;
  operator: string;
  after: Status | null;
}

const isOver: Status['state'][] = ['landed', 'cancelled'];

/** The database has its own order of keys. */
const isSame = (one: Status | null, other: Status | null): boolean =>
  one === null || other === null
    ? one === other
    : (Object.keys(other) as (keyof Status)[]).every((key) => (one[key] ?? null) === (other[key] ?? null));
