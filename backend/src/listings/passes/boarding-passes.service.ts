import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { keyedHashes } from '../../platform/secrets/sealing.js';
import { Airports } from '../airports/airports.service.js';
import { instantAt } from '../sharing/instants.js';
import { hoursAroundDeparture, type BoardingPass } from './contract.js';
import { PassFigures, type PassOutcome } from './pass-figures.js';
import type { PassShown } from '../shown/contract.js';

/** A flight as a listing or a trip names it. With a last day it is on one of several days. */
export interface NamedFlight {
  from: string;
  to: string;
  date: string;
  endDate?: string | null;
  time?: string | null | undefined;
  flightNumber?: string | null | undefined;
}

type Named = NamedFlight & { flightNumber: string };

const lockMe = `select from "user" where id = ? and deleted_at is null for key share`;
/** Of two numbers of one plane, where a timetable was asked. The key begins with the operator's number. */
const samePlane = `
  select coalesce(k.listed in (k.shown, k.operators), false) as same
  from (select flight_key_of(?, ?::date, ?, ?) as listed, flight_key_of(?, ?::date, ?, ?) as shown,
    ? || '.' || ? as operators) k`;
/** A pass whose key was made with an earlier secret. */
const findShown = `select user_id::float8 as "userId" from boarding_pass where key in (?)`;
const store = `
  insert into boarding_pass (user_id, key, flight, listed_as, day, departure, arrival)
  values (?, ?, ?, ?, ?, ?, ?)
  on conflict (key) do update
    set listed_as = excluded.listed_as, departure = excluded.departure, arrival = excluded.arrival
    where boarding_pass.user_id = excluded.user_id
  returning id`;

/** What the labels of a listing or trip follow from. The key goes with the row, so that the pass can be shown again. */
const takeBack = `
  delete from boarding_pass b
  using jsonb_to_recordset($2::jsonb) as f ("from" text, "to" text, date date, "endDate" date, "flightNumber" text)
  where b.user_id = $1 and b.departure = f."from" and b.arrival = f."to"
    and b.day between f.date and coalesce(f."endDate", f.date) and f."flightNumber" in (b.flight, b.listed_as)
  returning b.id`;

const takenByOther = () => new ConflictException('Someone else has shown this boarding pass');

/** What a device says that it read. It is a claim: what can be checked is checked, and the pass itself is never seen. */
@Injectable()
export class BoardingPasses {
  constructor(
    private readonly airports: Airports,
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly figures: PassFigures,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async show(me: number, pass: BoardingPass, flights: NamedFlight[]): Promise<PassShown> {
    const named = await this.flightOf(pass, flights);
    this.expectNear(pass, named);
    const keys = keyedHashes(
      this.config.secrets,
      ['boarding pass', pass.flight, pass.date, pass.hash].join(' '),
    );
    await this.em.transactional(async (em) => {
      const locked = await em.execute<unknown[]>(lockMe, [me]);
      if (!locked.length) throw new UnauthorizedException('Please log in');
      const shown = await em.execute<{ userId: number }[]>(findShown, [keys]);
      if (shown.some(({ userId }) => userId !== me)) throw this.refused('shown-by-another', takenByOther());
      const { from, to } = pass.leg;
      const values = [me, keys[0]!, pass.flight, named.flightNumber, pass.date, from, to];
      const stored = await em.execute<unknown[]>(store, values);
      if (!stored.length) throw this.refused('shown-by-another', takenByOther());
    });
    this.figures.ended('shown');
    return { flight: pass.flight, date: pass.date };
  }

  /** All passes of this person for these flights: no label is left of them. */
  async takeBack(me: number, flights: NamedFlight[]): Promise<void> {
    const values = [me, JSON.stringify(flights)];
    const gone = await this.database.query('boarding-pass-take-back', takeBack, values);
    this.figures.ended('taken-back', gone.length);
  }

  /** The flight of the listing or trip that the pass is for. */
  private async flightOf(pass: BoardingPass, flights: NamedFlight[]): Promise<Named> {
    const onWay = flights.filter(({ from, to }) => from === pass.leg.from && to === pass.leg.to);
    if (!onWay.length)
      throw this.refused('other-way', fieldIssue('leg', 'This boarding pass is for another way'));
    const onDay = onWay.filter(({ date, endDate }) => pass.date >= date && pass.date <= (endDate ?? date));
    if (!onDay.length)
      throw this.refused('other-day', fieldIssue('date', 'This boarding pass is for another day'));
    const named = onDay.filter((flight): flight is Named => Boolean(flight.flightNumber));
    if (!named.length)
      throw this.refused('no-number', fieldIssue('flight', 'Add the number of the flight first'));
    for (const flight of named) if (await this.isSame(pass, flight.flightNumber)) return flight;
    throw this.refused('other-flight', fieldIssue('flight', 'This boarding pass is for another flight'));
  }

  private async isSame({ flight, date, leg: { from, to } }: BoardingPass, listed: string): Promise<boolean> {
    if (flight === listed) return true;
    const way = [date, from, to];
    const values = [listed, ...way, flight, ...way, flight, date];
    return (await this.em.execute<{ same: boolean }>(samePlane, values, 'get')).same;
  }

  private expectNear({ date, leg }: BoardingPass, { time }: NamedFlight): void {
    const zone = this.airports.timezoneOf(leg.from) ?? 'UTC';
    const around = hoursAroundDeparture * 3_600_000;
    const earliest = instantAt(date, time ?? '00:00', zone).getTime() - around;
    const latest = instantAt(date, time ?? '23:59', zone).getTime() + around;
    const now = Date.now();
    if (now < earliest || now > latest)
      throw this.refused(
        'not-near',
        fieldIssue(
          'date',
          'A boarding pass can be shown from 3 days before its departure to 3 days after it',
        ),
      );
  }

  private refused(reason: PassOutcome, refusal: Error): Error {
    this.figures.ended(reason);
    return refusal;
  }
}
