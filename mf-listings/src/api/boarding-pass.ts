import type { BoardingPass } from 'backend/contract/listings/passes';
import { showBoardingPass, takeBackBoardingPass } from 'backend/endpoints/listings/passes';
import { showTripBoardingPass, takeBackTripBoardingPass } from 'backend/endpoints/trips/passes';
import { apiOf, callTo, onSuccess } from 'shell/host';

const shown = ({ id, ...body }: BoardingPass & { id: number }) => ({ params: { id }, body });

const ofId = (id: number) => ({ params: { id } });
const invalidates = onSuccess('MyListing', 'Listing', 'Match');

/** No schemas: the answers are read again with the listing or the trip. */
const boardingPassApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    // A listing and the trips that came of it have the same labels.
    showBoardingPass: build.mutation({
      ...callTo(showBoardingPass, shown),
      invalidatesTags: invalidates,
    }),
    showTripBoardingPass: build.mutation({
      ...callTo(showTripBoardingPass, shown),
      invalidatesTags: invalidates,
    }),
    takeBackBoardingPass: build.mutation({
      ...callTo(takeBackBoardingPass, ofId),
      invalidatesTags: invalidates,
    }),
    takeBackTripBoardingPass: build.mutation({
      ...callTo(takeBackTripBoardingPass, ofId),
      invalidatesTags: invalidates,
    }),
  }),
});

export const {
  useShowBoardingPassMutation,
  useShowTripBoardingPassMutation,
  useTakeBackBoardingPassMutation,
  useTakeBackTripBoardingPassMutation,
} = boardingPassApi;
