import { travelPatterns, type TravelPattern } from './travel-patterns.js';
import { routes, type Route } from './routes.js';

export interface Journey {
  pattern: TravelPattern;
  route: Route;
  way: 'out' | 'back';
  /** Days since 1970. */
  day: number;
  /** The traveler's journeys are numbered since 1970. */
  round: number;
}

export const daysAhead = 120;

export function journeysOn(day: number): Journey[] {
  return travelPatterns.flatMap((pattern, index) => {
    // An Amigo lives where a route starts. The helped travelers come from its end, and go back.
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
