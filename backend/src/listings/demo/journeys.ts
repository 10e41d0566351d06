import { habits, type Habit } from './habits.js';
import { routes, type Route } from './routes.js';

/** One way of one journey of one person. */
export interface Journey {
  habit: Habit;
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
  return habits.flatMap((habit, index) => {
    // An Amigo lives where a route begins; those who are helped come from where it ends, and go back.
    const [first, second] = habit.type === 'helper' ? (['out', 'back'] as const) : (['back', 'out'] as const);
    return [journey(habit, index, day, first, 0), journey(habit, index, day, second, habit.stays)].filter(
      (one) => one !== undefined,
    );
  });
}

function journey(
  habit: Habit,
  index: number,
  day: number,
  way: Journey['way'],
  later: number,
): Journey | undefined {
  const since = day - later - index * 7;
  if (since % habit.every !== 0) return;
  const round = since / habit.every;
  const key = habit.routes[round % habit.routes.length] ?? '';
  const route = routes.get(key);
  if (!route) throw new Error(`There is no route ${key} in the timetable`);
  return { habit, route, way, day, round };
}
