import type { Match, MatchStatus } from 'backend/contract/listings/matches';

const order: MatchStatus[] = ['agreed', 'proposed'];

/** An open trip: agreed before proposed, then the next one. Ended trips stand in the conversation itself. */
export const mostRelevant = (matches: Match[]): Match | undefined =>
  matches
    .filter(({ status }) => order.includes(status))
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.date.localeCompare(b.date))[0];
