import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, ServiceUnavailableException, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Leg } from '../contract.js';
import { daysLater } from '../sharing/instants.js';
import { AeroApi } from './aeroapi.js';
import { FlightBudget } from './flight-budget.js';
import { daysAtOnce, FlightPlanes, type FlightOnDay } from './flight-planes.js';
import { planesOn } from './planes.js';
import { Timetable } from './timetable.js';

/** Enqueued in the transaction that publishes a listing, or changes its flights. */
const flightPosted = defineJob('listings.flight-posted', z.object({ listingId: z.number() }), {
  timeout: 300,
});
/** The timetable has answered: how do trips compare with it? */
export const flightKnown = defineJob(
  'listings.flight-known',
  z.object({ number: z.string(), day: z.iso.date() }),
  { timeout: 300 },
);
const askDue = defineJob('listings.flights-due', z.object({}), { every: '*/5 * * * *', timeout: 300 });
const collectFlights = defineJob('listings.flights-collect', z.object({}), { every: '29 * * * *' });

/** Flights at a time. With the budget this is how fast listings from before get their keys. */
const batch = 12;
/** The schedule, and the terminals of what leaves soon. */
const questionsEach = 2;
interface Question {
  number: string;
  days: string[];
}

/** Looks up the planes of listings in the background. Without an answer, listings stay as they are. */
@Injectable()
export class PlaneLookups implements OnModuleInit {
  constructor(
    private readonly aeroApi: AeroApi,
    private readonly budget: FlightBudget,
    private readonly jobs: Jobs,
    private readonly planes: FlightPlanes,
    private readonly timetable: Timetable,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work(flightPosted, ({ listingId }) => this.lookUp(listingId));
    await this.jobs.work(askDue, () => this.askDue());
    await this.jobs.work(collectFlights, () => this.collect());
  }

  async follow(
    em: EntityManager,
    { id, flightNumber, legs }: { id: number; flightNumber?: string | null; legs?: Leg[] | null },
  ): Promise<void> {
    const hasFlight = flightNumber || legs?.some((leg) => leg.flightNumber);
    if (this.aeroApi.isOn && hasFlight) await this.jobs.enqueue(em, flightPosted, { listingId: id });
  }

  async lookUp(listingId: number): Promise<void> {
    if (!this.aeroApi.isOn) return;
    const flights = await this.planes.ofListing(listingId);
    await this.planes.want(flights);
    for (const question of questionsOf(await this.planes.claim(flights))) await this.ask(question);
    // Another node may have had the answers while this listing was being posted.
    for (const flight of flights) {
      await this.planes.assign(flight);
      await this.jobs.enqueue(null, flightKnown, flight);
    }
  }

  /** Listings from before, what could not be answered at first, and what may have changed. The other half of the budget is for people. */
  async askDue(): Promise<void> {
    if (!this.aeroApi.isOn || !(await this.budget.isHalfLeftAfter(questionsEach))) return;
    const questions = questionsOf(await this.claimSoonest());
    let isOver = false;
    for (const question of questions) {
      isOver ||= !(await this.budget.isHalfLeftAfter(questionsEach));
      if (isOver) await this.planes.release(question.number, question.days);
      else if (await this.ask(question)) await this.compare(question);
      else isOver = true;
    }
  }

  private async compare({ number, days }: Question): Promise<void> {
    for (const day of days) await this.jobs.enqueue(null, flightKnown, { number, day });
  }

  private async claimSoonest(): Promise<FlightOnDay[]> {
    const claimed = await this.planes.claimSoonest(batch);
    const idle = new Set((await this.planes.idle(claimed)).map(idOf));
    return claimed.filter((flight) => !idle.has(idOf(flight)));
  }

  async collect(): Promise<void> {
    await this.planes.forgetPast();
    if (this.aeroApi.isOn) await this.planes.wantAll();
  }

  /** False when the provider did not answer. */
  private async ask({ number, days }: Question): Promise<boolean> {
    try {
      const flights = await this.timetable.scheduled(number, days);
      await this.planes.answer(
        number,
        days.map((day) => ({ day, planes: planesOn(day, flights) })),
      );
    } catch (error) {
      if (!(error instanceof ServiceUnavailableException)) throw error;
      await this.planes.postpone(number, days);
      return false;
    }
    for (const day of days) await this.planes.assign({ number, day });
    return true;
  }
}

const idOf = ({ number, day }: FlightOnDay) => `${number} ${day}`;

function questionsOf(flights: FlightOnDay[]): Question[] {
  const questions: Question[] = [];
  for (const { number, day } of flights.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const open = questions.find(
      ({ number: asked, days: [first = ''] }) => asked === number && day < daysLater(daysAtOnce, first),
    );
    if (open) open.days.push(day);
    else questions.push({ number, days: [day] });
  }
  return questions;
}
