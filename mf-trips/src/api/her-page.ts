import type { NewTravelerLink, TravelerLink } from 'backend/contract/trips';
import { apiOf, onSuccess } from 'shell/host';

const herPageApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    makeTravelerLink: build.mutation<TravelerLink, NewTravelerLink & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/api/matches/${id}/traveler-link`, method: 'POST', body }),
      invalidatesTags: onSuccess('Match'),
    }),
    endTravelerLink: build.mutation<unknown, number>({
      query: (id) => ({ url: `/api/matches/${id}/traveler-link`, method: 'DELETE' }),
      invalidatesTags: onSuccess('Match'),
    }),
    seeHelpCall: build.mutation<unknown, number>({
      query: (id) => ({ url: `/api/matches/${id}/help/seen`, method: 'POST' }),
      invalidatesTags: onSuccess('Match'),
    }),
  }),
});

export const { useMakeTravelerLinkMutation, useEndTravelerLinkMutation, useSeeHelpCallMutation } = herPageApi;
