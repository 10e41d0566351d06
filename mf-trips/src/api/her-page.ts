import type { NewTravelerLink } from 'backend/contract/trips';
import { seeHelpCall } from 'backend/endpoints/trips/her-page';
import { endTravelerLink, makeTravelerLink } from 'backend/endpoints/trips/traveler-link';
import { apiOf, callTo, onSuccess } from 'shell/host';

const ofTrip = (id: number) => ({ params: { id } });

const herPageApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    makeTravelerLink: build.mutation({
      ...callTo(makeTravelerLink, ({ id, ...body }: NewTravelerLink & { id: number }) => ({
        params: { id },
        body,
      })),
      invalidatesTags: onSuccess('Match'),
    }),
    endTravelerLink: build.mutation({
      ...callTo(endTravelerLink, ofTrip),
      invalidatesTags: onSuccess('Match'),
    }),
    seeHelpCall: build.mutation({
      ...callTo(seeHelpCall, ofTrip),
      invalidatesTags: onSuccess('Match'),
    }),
  }),
});

export const { useMakeTravelerLinkMutation, useEndTravelerLinkMutation, useSeeHelpCallMutation } = herPageApi;
