import type { Listing, ListingFilter, ListingTerms } from 'backend/contract/listings';
import { findFittingListings, findFlightRoutes } from 'backend/endpoints/listings/fitting';
import { apiOf, callTo } from 'shell/host';
import { termsQuery } from '../listing/filterQuery';
import { cacheEach } from './listings';

/** Whom it fits: a listing of one's own, or the legs of a person who asks. */
export type FittingQuestion = { listing: number } | TripQuestion;
export type TripQuestion = { legs: string } & ListingTerms & Pick<ListingFilter, 'endDate' | 'type'>;

type Flight = Pick<Listing, 'date'> & { from: string; to: string; flightNumber?: string | null | undefined };

/** 'DEL-FRA.2027-03-01.LH761,FRA-ORD.2027-03-02' */
export const legsText = (legs: Flight[]) =>
  legs
    .map(({ from, to, date, flightNumber }) =>
      [`${from}-${to}`, date, flightNumber].filter(Boolean).join('.'),
    )
    .join(',');

/** No schemas: these pages do not load zod (docs/decisions/checked-responses.md). */
export const daysOf = (legs: string) => legs.split(',').map((leg) => leg.split('.')[1] ?? '');
export const flightsOf = (legs: string) => legs.split(',').map((leg) => leg.split('.')[2]);

const fittingApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    fitting: build.query({
      ...callTo(findFittingListings, (question: FittingQuestion) => ({
        query: 'legs' in question ? { ...question, ...termsQuery(question) } : question,
      })),
      providesTags: ['Listing'],
      onQueryStarted: cacheEach((listings) => listings),
    }),
    flightRoutes: build.query(callTo(findFlightRoutes, (flight: string) => ({ query: { flight } }))),
  }),
});

export const { useFittingQuery, useFlightRoutesQuery } = fittingApi;
