import { endCalendarFeed, getCalendarFeed, renewCalendarFeed } from 'backend/endpoints/trips/calendar';
import type { CalendarFeed } from 'backend/contract/trips/calendar';
import { apiOf, callTo } from 'shell/host';

const calendarApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    calendarFeed: build.query(callTo(getCalendarFeed)),
    renewCalendarFeed: build.mutation({
      ...callTo(renewCalendarFeed),
      async onQueryStarted(_, { dispatch, queryFulfilled }): Promise<void> {
        await queryFulfilled.then(
          ({ data }) => void dispatch(feedIs(data)),
          // The section says why.
          () => undefined,
        );
      },
    }),
    endCalendarFeed: build.mutation({
      ...callTo(endCalendarFeed),
      async onQueryStarted(_, { dispatch, queryFulfilled }): Promise<void> {
        await queryFulfilled.then(
          () => void dispatch(feedIs({ url: null })),
          () => undefined,
        );
      },
    }),
  }),
});

const feedIs = (value: CalendarFeed) =>
  calendarApi.util.upsertQueryEntries([{ endpointName: 'calendarFeed', arg: undefined, value }]);

export const { useCalendarFeedQuery, useRenewCalendarFeedMutation, useEndCalendarFeedMutation } = calendarApi;
