import type { BoardingPass } from 'backend/contract/listings/passes';
import { showBoardingPass } from 'backend/endpoints/listings/passes';
import { showTripBoardingPass } from 'backend/endpoints/trips/passes';
import { apiOf, callTo, onSuccess } from 'shell/host';

const shown = ({ id, ...body }: BoardingPass & { id: number }) => ({ params: { id }, body });

/** No schemas: the answers are read again with the listing or the trip. */
const boardingPassApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    showBoardingPass: build.mutation({
      ...callTo(showBoardingPass, shown),
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    showTripBoardingPass: build.mutation({
      ...callTo(showTripBoardingPass, shown),
      invalidatesTags: onSuccess('Match', 'Listing'),
    }),
  }),
});

export const { useShowBoardingPassMutation, useShowTripBoardingPassMutation } = boardingPassApi;
