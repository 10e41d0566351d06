import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { Airports } from '../airports/airports.service.js';
import { daysLater } from '../sharing/instants.js';
import { AeroApi } from './aeroapi.js';
import type { ScheduledFlight } from './contract.js';
import { FlightBudget } from './flight-budget.js';
import { FlightDays } from './flight-days.js';
import { flightsOf, type TimetableRow } from './timetable-rows.js';

/** A day of the world: from the first clock that shows it to the last it takes three days of UTC. */
const around = 1;
/** How far ahead the provider knows terminals. */
const terminalsKnownMs = 2 * 86_400_000;

/** When and where flights go, by their numbers. */
@Injectable()
export class Timetable {
  constructor(
    private readonly aeroApi: AeroApi,
    private readonly airports: Airports,
    private readonly budget: FlightBudget,
    private readonly days: FlightDays,
  ) {}

  /** Flights with a leg that departs on one of these days, by the departure airport's own calendar. */
  async scheduled(number: string, days: string[]): Promise<ScheduledFlight[]> {
    if (!this.aeroApi.isOn) throw unavailable();
    const known = await this.days.known(number, days);
    const isKnown = new Set(known.map(({ day }) => day));
    const missing = days.filter((day) => !isKnown.has(day));
    const found = missing.length ? [...known, ...(await this.find(number, missing))] : known;
    const flights = new Map(found.flatMap((day) => day.flights).map((flight) => [idOf(flight), flight]));
    return [...flights.values()].toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  }

  private async find(number: string, days: string[]) {
    const own = await this.days.claim(number, days);
    if (own.length) await this.ask(number, own);
    if (own.length < days.length) await this.days.waitForOthers(number, days);
    const found = await this.days.known(number, days);
    if (found.length < days.length) throw unavailable();
    return found;
  }

  private async ask(number: string, days: string[]): Promise<void> {
    try {
      const rows = await this.rows(number, days);
      const flights = flightsOf(number, rows, (code) => this.airports.timezoneOf(code));
      const flightsOn = (day: string) => flights.filter(({ legs }) => legs.some(({ date }) => date === day));
      await this.days.store(
        number,
        days.map((day) => ({ day, flights: flightsOn(day) })),
      );
    } catch (error) {
      await this.days.release(number, days);
      throw error;
    }
  }

  private async rows(number: string, days: string[]): Promise<TimetableRow[]> {
    const [first = '', last = first] = [days[0], days.at(-1)];
    const rows = await this.answer(() =>
      this.aeroApi.schedules(number, daysLater(-around, first), daysLater(around + 1, last)),
    );
    const isSoon = rows.some(({ out }) => out > Date.now() && out < Date.now() + terminalsKnownMs);
    if (!isSoon) return rows;
    // Without terminals a flight is still known.
    return this.answer(() => this.aeroApi.withTerminals(number, rows)).catch(() => rows);
  }

  private async answer<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (!(await this.budget.spend(1))) {
      this.budget.asked('over-budget');
      throw unavailable();
    }
    try {
      const answer = await question();
      this.budget.asked('answered');
      return answer;
    } catch {
      this.budget.asked('failed');
      throw unavailable();
    }
  }
}

const unavailable = () =>
  new ServiceUnavailableException('Flights cannot be looked up right now. Please type your trip.');

const startOf = ({ legs: [first] }: ScheduledFlight) => `${first?.date} ${first?.time}`;
const idOf = (flight: ScheduledFlight) => `${flight.key} ${startOf(flight)} ${flight.legs[0]?.departure}`;
