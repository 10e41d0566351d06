import { Injectable } from '@nestjs/common';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { flightHint } from '../contract.js';
import { daysLater } from '../sharing/instants.js';
import type { FlightsSearch, ScheduledFlight } from './contract.js';
import { Timetable } from './timetable.js';
import { typedFlight } from './typed-flight.js';

/** With the day itself each weekday is there once. */
const eachSide = 3;
/** The provider knows a year, of which the days around the last one are a part. */
export const daysAhead = 350;

@Injectable()
export class FlightsService {
  constructor(private readonly timetable: Timetable) {}

  lookUp({ number: typed, date, near }: FlightsSearch): Promise<ScheduledFlight[]> {
    const number = typedFlight(typed);
    if (!number) throw fieldIssue('number', flightHint);
    const { earliest, latest } = bounds();
    const [field, day = ''] = date === undefined ? (['near', near] as const) : (['date', date] as const);
    if (day < earliest) throw fieldIssue(field, 'This day is over');
    if (day > latest) throw fieldIssue(field, 'Timetables do not reach that far yet');
    return this.timetable.scheduled(number, date === undefined ? daysAround(day) : [day]);
  }
}

function bounds() {
  const firstToday = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
  return { earliest: firstToday, latest: daysLater(daysAhead, firstToday) };
}

/** As far as they are not over. */
export const daysAround = (day: string): string[] =>
  Array.from({ length: 2 * eachSide + 1 }, (_, at) => daysLater(at - eachSide, day)).filter(
    (one) => one >= bounds().earliest,
  );
