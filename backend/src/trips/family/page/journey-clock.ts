import { instantAt } from '../../../listings/index.js';
import type { Journey, JourneyLeg } from '../contract.js';
import { landingOf, legsOf } from '../journey-legs.js';

export type End = 'departure' | 'arrival';

const format = (options: Intl.DateTimeFormatOptions, timeZone: string) => (at: Date) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at);
const clockIn = (zone: string) => format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, zone);
const weekdayIn = (zone: string) => format({ weekday: 'short' }, zone);
const dayIn = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });

/** Times at both ends of a trip. The viewer's end comes first. */
export class JourneyClock {
  private readonly near: JourneyLeg[End];
  private readonly far: JourneyLeg[End];
  private readonly first: JourneyLeg;

  constructor(
    private readonly journey: Journey,
    end: End,
    readonly now: Date,
  ) {
    const legs = legsOf(journey);
    const [first, last] = [legs[0]!, legs.at(-1)!];
    [this.near, this.far] =
      end === 'departure' ? [first.departure, last.arrival] : [last.arrival, first.departure];
    this.first = first;
  }

  /** `12:12 in Chicago`, with the weekday on another day than today. */
  atNear(at: Date): string {
    const { city, timezone } = this.near;
    const isToday = dayIn(timezone).format(at) === dayIn(timezone).format(this.now);
    return `${isToday ? '' : `${weekdayIn(timezone)(at)} `}${clockIn(timezone)(at)} in ${city}`;
  }

  /** With the weekday when it is another day there. */
  atFar(at: Date): string {
    return this.atCity(at, this.far);
  }

  private atCity(at: Date, { city, timezone }: Journey[End]): string {
    const isSameDay = dayIn(timezone).format(at) === dayIn(this.near.timezone).format(at);
    return `${isSameDay ? '' : `${weekdayIn(timezone)(at)} `}${clockIn(timezone)(at)} in ${city}`;
  }

  atBoth(at: Date): string {
    return `${this.atNear(at)}, ${this.atFar(at)}`;
  }

  /** On the clocks of the airport where it happened, when that is neither end. */
  atStop(at: Date, place: Journey[End]): string {
    const isEnd = place.code === this.near.code || place.code === this.far.code;
    return isEnd ? this.atBoth(at) : `${this.atNear(at)}, ${this.atCity(at, place)}`;
  }

  get takeOff(): Date | null {
    const { date, time, departure } = this.first;
    return time === null ? null : instantAt(date, time, departure.timezone);
  }

  /** Of what the two fly together. */
  get landing(): Date | null {
    const last = legsOf(this.journey).findLast((leg) => leg.with === 'both');
    return last ? landingOf(last) : null;
  }

  /** She is in the air, or will be within hours. */
  get isUnderWay(): boolean {
    return this.journey.steps.length > 0 || (this.takeOff !== null && this.takeOff <= this.now);
  }

  /** `Fri 01:30`, on the clocks there. */
  static atPlace(day: string, time: string | null): string {
    const weekday = weekdayIn('UTC')(new Date(`${day}T00:00:00Z`));
    return [weekday, time].filter(Boolean).join(' ');
  }

  /** From today at the place of departure. */
  get daysToGo(): number {
    const { date, departure } = this.first;
    const today = dayIn(departure.timezone).format(this.now);
    return Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  }

  get dayOfTravel(): string {
    const day = new Date(`${this.first.date}T00:00:00Z`);
    return format({ weekday: 'long', month: 'long', day: 'numeric' }, 'UTC')(day);
  }

  get lastDay(): string {
    return format(
      { weekday: 'long', month: 'long', day: 'numeric' },
      this.near.timezone,
    )(new Date(this.journey.endsAt));
  }
}
