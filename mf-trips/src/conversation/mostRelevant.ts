import type { Match, MatchStatus } from 'backend/contract/trips';

const order: MatchStatus[] = ['agreed', 'proposed'];
/** As long as the two keep each other's contact. */
const daysKept = 30;

/** An open trip, agreed before proposed, then the next one; otherwise the last one that they flew together. */
export const mostRelevant = (matches: Match[]): Match | undefined =>
  matches
    .filter(({ status }) => order.includes(status))
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.date.localeCompare(b.date))[0] ??
  matches
    .filter(({ status, date }) => status === 'done' && Date.now() - Date.parse(date) < daysKept * 86_400_000)
    .sort((a, b) => b.date.localeCompare(a.date))[0];
