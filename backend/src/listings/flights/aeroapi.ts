import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { CircuitBreaker } from '../../platform/outbound/circuit-breaker.js';
import { formerCodes } from '../airports/contract.js';
import type { StatusRow } from './status/status-row.js';
import type { TimetableRow } from './timetable-rows.js';

const timeoutMs = 4_000;
/** 15 rows each. A week of a number with four legs a day has 36 rows. */
const maxPages = 3;

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const code = z
  .string()
  .nullish()
  .transform((text) => text && (formerCodes[text] ?? text));

const schedules = z.object({
  scheduled: z.array(
    z.object({
      ident_iata: z.string().nullish(),
      actual_ident_iata: z.string().nullish(),
      origin_iata: code,
      destination_iata: code,
      scheduled_out: instant,
      scheduled_in: instant,
    }),
  ),
});

const place = z.object({ code_iata: code }).nullish();
const time = instant.nullish();
const short = z.string().max(20).nullish().catch(null);
const statuses = z.object({
  flights: z.array(
    z.object({
      origin: place,
      scheduled_out: time,
      estimated_out: time,
      actual_out: time,
      actual_off: time,
      scheduled_in: time,
      estimated_in: time,
      actual_on: time,
      actual_in: time,
      cancelled: z.boolean().nullish(),
      diverted: z.boolean().nullish(),
      status: z.string().nullish(),
      terminal_origin: short,
      terminal_destination: short,
      gate_origin: short,
      gate_destination: short,
      baggage_claim: short,
    }),
  ),
});
type Status = z.infer<typeof statuses>['flights'][number];

const watched = ['departure', 'arrival', 'cancelled', 'diverted', 'out', 'off', 'on', 'in'];

/** About what was asked, not about the provider: it knows no such airline or flight. */
const unknown = [400, 404];

interface Call extends Pick<RequestInit, 'method' | 'body'> {
  headers?: Record<string, string>;
}

class Refused extends Error {
  constructor(readonly status: number) {
    super(`AeroAPI answered ${status}`);
  }
}

/** AeroAPI v4 of FlightAware. */
@Injectable()
export class AeroApi {
  private readonly log = new Logger('AeroApi');
  private hasDefault = false;
  private readonly breaker = new CircuitBreaker('AeroAPI', { after: 5, restMs: 10_000 });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get isOn(): boolean {
    return this.config.flights !== null;
  }

  /** All departures of a number from the start of `first` to the start of `end`, both in UTC. */
  async schedules(number: string, first: string, end: string): Promise<TimetableRow[]> {
    const [airline, digits] = [number.slice(0, 2), String(parseInt(number.slice(2), 10))];
    const query = new URLSearchParams({ airline, flight_number: digits, max_pages: String(maxPages) });
    const found = schedules.parse(
      (await this.get(`schedules/${first}/${end}?${query}`)) ?? { scheduled: [] },
    );
    return found.scheduled.flatMap((row) => {
      const { ident_iata: ident, actual_ident_iata: actual, origin_iata: from, destination_iata: to } = row;
      if ((ident ?? number) !== number || !from || !to) return [];
      return [{ operatorNumber: actual ?? number, from, to, out: row.scheduled_out, in: row.scheduled_in }];
    });
  }

  /** Adds terminals to what leaves within two days: timetables have none. */
  async withTerminals(number: string, rows: TimetableRow[]): Promise<TimetableRow[]> {
    const flights = await this.flights(number);
    return rows.map((row) => {
      const status = flights.find(
        ({ origin, scheduled_out: out }) => origin?.code_iata === row.from && out === row.out,
      );
      const { terminal_origin: departure = null, terminal_destination: arrival = null } = status ?? {};
      return { ...row, terminals: { departure, arrival } };
    });
  }

  /** All departures of a number in this window, which reaches from 10 days ago to 2 days ahead. */
  async statuses(number: string, window: { start: string; end: string }): Promise<StatusRow[]> {
    return (await this.flights(number, window)).flatMap(rowOf);
  }

  private async flights(number: string, window: Record<string, string> = {}): Promise<Status[]> {
    const query = new URLSearchParams({ ident_type: 'designator', ...window });
    return statuses.parse((await this.get(`flights/${number}?${query}`)) ?? { flights: [] }).flights;
  }

  /** Has the provider send events of a flight to this address, and answers its name for that. */
  async watch({ number, date }: { number: string; date: string }, url: string): Promise<string> {
    // Without a default address the provider takes no alerts. Each of ours has its own.
    if (!this.hasDefault) await this.send('PUT', 'alerts/endpoint', { url: new URL('.', url).href });
    this.hasDefault = true;
    const events = Object.fromEntries(watched.map((event) => [event, true]));
    const alert = { ident: number, start: date, end: date, events, target_url: url };
    const reply = await this.send('POST', 'alerts', alert);
    const id = /\/alerts\/(\d+)$/.exec(reply.headers.get('location') ?? '')?.[1];
    if (id === undefined) throw new Error('AeroAPI did not say how it calls the alert');
    return id;
  }

  async unwatch(alert: string): Promise<void> {
    await this.call(`alerts/${alert}`, { method: 'DELETE' });
  }

  /** Undefined where the provider knows nothing. */
  private async get(path: string): Promise<unknown> {
    return (await this.call(path))?.json();
  }

  private async send(method: string, path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    const reply = await this.call(path, { method, headers, body: JSON.stringify(body) });
    if (!reply) throw new Error(`AeroAPI refused ${method} ${path}`);
    return reply;
  }

  private async call(path: string, { headers, ...init }: Call = {}): Promise<Response | undefined> {
    const { flights } = this.config;
    if (!flights) throw new Error('Flights are not looked up without AEROAPI_KEY');
    const isOutage = (error: unknown) => !(error instanceof Refused && unknown.includes(error.status));
    const ask = async () => {
      const reply = await fetch(`${flights.url}/${path}`, {
        ...init,
        headers: { 'x-apikey': flights.apiKey, accept: 'application/json', ...headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!reply.ok) throw new Refused(reply.status);
      return reply;
    };
    try {
      return await this.breaker.run(ask, isOutage);
    } catch (error) {
      if (!isOutage(error)) return undefined;
      this.log.warn(`AeroAPI could not be asked: ${(error as Error).message}`);
      throw error;
    }
  }
}

function rowOf(flight: Status): StatusRow[] {
  const { scheduled_out: scheduledOut, scheduled_in: scheduledIn } = flight;
  if (!scheduledOut) return [];
  return [
    {
      from: flight.origin?.code_iata,
      scheduledOut,
      scheduledIn,
      out: flight.actual_out ?? flight.estimated_out ?? scheduledOut,
      in: flight.actual_in ?? flight.estimated_in ?? scheduledIn,
      hasLeft: Boolean(flight.actual_out ?? flight.actual_off),
      hasLanded: Boolean(flight.actual_on ?? flight.actual_in),
      isCancelled: flight.cancelled ?? false,
      isDiverted: flight.diverted ?? false,
      isBoarding: /\bboarding\b/i.test(flight.status ?? ''),
      departure: { terminal: flight.terminal_origin, gate: flight.gate_origin },
      arrival: { terminal: flight.terminal_destination, gate: flight.gate_destination },
      belt: flight.baggage_claim,
    },
  ];
}
