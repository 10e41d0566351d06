import type { ListingFilter } from 'backend/contract/listings';
import { legsText, type TripQuestion } from '../api/fitting';
import { termsOf } from '../listing/filterQuery';

/** The contract allows as many days. */
export const longestWindow = 30;

const dayInMs = 86_400_000;
const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10);

type Searched = ListingFilter & { from: string; to: string; date: string };

/** The trip that a search for a route and its days describes. */
export function tripAsked({ from, to, date, endDate, flight, type, ...wanted }: Searched): TripQuestion {
  const latest = plus(date, longestWindow);
  return {
    legs: legsText([{ from, to, date, flightNumber: flight }]),
    endDate: endDate && endDate > latest ? latest : endDate,
    type,
    ...termsOf(wanted),
  };
}
