import type { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException } from '@nestjs/common';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { landingAloneEnds, stepsBegin, stepsEnd, withAirports } from '../match-times.js';

/** Clocks of phones are not exact. */
const clockDriftMs = 120_000;

type Day = Record<'begin' | 'end' | 'now', string>;

const readDay = (end: string) => `
  select ${stepsBegin} as begin, ${end} as "end", now() as now from match m ${withAirports} where m.id = ?`;
const readDays = { together: readDay(stepsEnd), alone: readDay(landingAloneEnds) };

/** Throws 409 unless it is the day of travel. */
export async function assertDayOfTravel(
  em: EntityManager,
  id: number,
  flown: keyof typeof readDays = 'together',
): Promise<{ begin: Date; now: Date }> {
  const day = await em.execute<Day>(readDays[flown], [id], 'get');
  const [begin, end, now] = [new Date(day.begin), new Date(day.end), new Date(day.now)];
  if (now < begin) throw new ConflictException('The day of travel has not begun yet');
  if (now > end) throw new ConflictException('This trip is over');
  return { begin, now };
}

interface TapTime {
  at: string;
  /** The landing of a traveler without a companion. */
  isAlone: boolean;
}

export async function timeOfTap(em: EntityManager, id: number, { at, isAlone }: TapTime): Promise<Date> {
  const { begin, now } = await assertDayOfTravel(em, id, isAlone ? 'alone' : 'together');
  const tapped = new Date(at);
  if (tapped < begin) throw fieldIssue('at', 'This was before the day of travel');
  if (tapped.getTime() > now.getTime() + clockDriftMs) throw fieldIssue('at', 'This has not happened yet');
  return tapped < now ? tapped : now;
}
