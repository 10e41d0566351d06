import { instantAt } from '../../../listings/index.js';
import type { Language } from '../../../platform/language/contract.js';
import { localeOf, timeIn } from '../../../platform/language/formats.js';
import type { Journey, JourneyLeg } from '../contract.js';
import { legsOf } from '../journey-legs.js';
import { landingOf } from '../../legs/tight-connections.js';
import { journeyWords, type JourneyWords } from '../words/index.js';

export type End = 'departure' | 'arrival';

interface Viewer {
  near: End;
  now: Date;
  language: Language;
}

const shortDay = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const fullDay = { weekday: 'long', month: 'long', day: 'numeric' } as const;

const dayIn = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });

/** Times at both ends of a trip. The viewer's end comes first. */
export class JourneyClock {
  readonly now: Date;
  private readonly near: JourneyLeg[End];
  private readonly far: JourneyLeg[End];
  private readonly first: JourneyLeg;
  private readonly language: Language;
  private readonly words: JourneyWords;

  constructor(
    private readonly journey: Journey,
    { near, now, language }: Viewer,
  ) {
    const legs = legsOf(journey);
    const [first, last] = [legs[0]!, legs.at(-1)!];
    [this.near, this.far] =
      near === 'departure' ? [first.departure, last.arrival] : [last.arrival, first.departure];
    this.first = first;
    this.now = now;
    this.language = language;
    this.words = journeyWords(language);
  }

  /** `12:12 in Chicago`, with the weekday on another day than today. */
  atNear(at: Date): string {
    return this.at(at, this.near, dayIn(this.near.timezone).format(this.now));
  }

  atBoth(at: Date): string {
    return this.words.times([this.atNear(at), this.atCity(at, this.far)]);
  }

  /** On the clocks of the airport where it happened, when that is neither end. */
  atStop(at: Date, place: Journey[End]): string {
    const isEnd = place.code === this.near.code || place.code === this.far.code;
    return isEnd ? this.atBoth(at) : this.words.times([this.atNear(at), this.atCity(at, place)]);
  }

  /** With the weekday when it is another day there. */
  private atCity(at: Date, place: Journey[End]): string {
    return this.at(at, place, dayIn(this.near.timezone).format(at));
  }

  private at(at: Date, { city, timezone }: Journey[End], knownDay: string): string {
    const time = this.timeAt(at, { timezone });
    const isKnown = dayIn(timezone).format(at) === knownDay;
    return this.words.at(isKnown ? time : `${this.dayName(at, timezone)} ${time}`, city);
  }

  /** `12:12`, on the clocks there. */
  timeAt(at: Date, { timezone }: Pick<Journey[End], 'timezone'>): string {
    return this.format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timezone, at);
  }

  get takeOff(): Date | null {
    const { date, time, departure, flightStatus } = this.first;
    if (flightStatus) return new Date(flightStatus.departs);
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
  atPlace(day: string, time: string | null): string {
    const name = this.dayName(new Date(`${day}T00:00:00Z`), 'UTC');
    return time === null ? name : `${name} ${this.clock(time)}`;
  }

  /** `01:30` of a ticket. */
  clock(time: string): string {
    return timeIn(this.language, time);
  }

  /** The page names the day of the first flight; a weekday alone is one of the days around it. */
  private dayName(at: Date, zone: string): string {
    const days = (Date.parse(dayIn(zone).format(at)) - Date.parse(this.first.date)) / 86_400_000;
    return this.format(Math.abs(days) < 6 ? { weekday: 'short' } : shortDay, zone, at);
  }

  /** From today at the place of departure. */
  get daysToGo(): number {
    const { date, departure } = this.first;
    const today = dayIn(departure.timezone).format(this.now);
    return Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  }

  get dayOfTravel(): string {
    return this.fullDay(this.first.date);
  }

  /** `Thursday, March 4` */
  fullDay(day: string): string {
    return this.format(fullDay, 'UTC', new Date(`${day}T00:00:00Z`));
  }

  get lastDay(): string {
    return this.format(fullDay, this.near.timezone, new Date(this.journey.endsAt));
  }

  private format(options: Intl.DateTimeFormatOptions, timeZone: string, at: Date): string {
    return new Intl.DateTimeFormat(localeOf(this.language), { ...options, timeZone }).format(at);
  }
}
