import { travelPatterns, type TravelPattern } from './travel-patterns.js';
import { routes, type Route } from './routes.js';

/** One way of one journey of one person. */
export interface Journey {
  pattern: TravelPattern;
  route: Route;
  /** Away from where the Amigo lives, or home again. */
  way: 'out' | 'back';
  /** Days since 1970. */
  day: number;
  /** Which of this person's journeys, counted since 1970. */
  round: number;
}

/** How far ahead there are always journeys. */
export const daysAhead = 120;

/** All journeys that begin on a day, the same whenever this is asked. */
export function journeysOn(day: number): Journey[] {
  return travelPatterns.flatMap((pattern, index) => {
    // An Amigo lives where a route begins; those who are helped come from where it ends, and go back.
    const [first, second] =
      pattern.type === 'helper' ? (['out', 'back'] as const) : (['back', 'out'] as const);
    return [
      journey(pattern, index, day, first, 0),
      journey(pattern, index, day, second, pattern.stays),
    ].filter((one) => one !== undefined);
  });
}

function journey(
  pattern: TravelPattern,
  index: number,
  day: number,
  way: Journey['way'],
  later: number,
): Journey | undefined {
  const since = day - later - index * 7;
  if (since % pattern.every !== 0) return;
  const round = since / pattern.every;
  const key = pattern.routes[round % pattern.routes.length] ?? '';
  const route = routes.get(key);
  if (!route) throw new Error(`There is no route ${key} in the timetable`);
  return { pattern, route, way, day, round };
}
