import type { Listing } from 'backend/contract/listings';
import type {
  Match,
  MatchChange,
  MissedConnection,
  NewStep,
  SavedCareCard,
  Step,
  StepToTakeBack,
} from 'backend/contract/trips';
import type { SafetyAnswer, StoredSafetyAnswer } from 'backend/contract/trips/safety';
import { closeListing, reopenListing } from 'backend/endpoints/listings/my-listings';
import { getCareCard, saveCareCard } from 'backend/endpoints/trips/care-card';
import { endJourneyLink, shareJourney } from 'backend/endpoints/trips/family';
import {
  agreeToMatch,
  cancelMatch,
  changeMatch,
  confirmMatch,
  declineMatch,
  getMatch,
  listMatches,
  takeBackDeclinedMatch,
} from 'backend/endpoints/trips/matches';
import { getPartedTrip, getSafetyAnswer, saveSafetyAnswer } from 'backend/endpoints/trips/safety';
import {
  addStep,
  missConnection,
  takeBackMissedConnection,
  takeBackStep,
} from 'backend/endpoints/trips/travel-day';
import { apiOf, callTo, nextCursor, onSuccess } from 'shell/host';

export type TripsWhen = 'coming' | 'past';

interface TripPage {
  trips: Match[];
  next: string | null;
}

const ofTrip = (id: number) => ({ params: { id } });
const connectionOfTrip = ({ id, leg }: MissedConnection & { id: number }) => ({
  params: { id },
  body: { leg },
});

export const readTrip = callTo(getMatch, ofTrip);

/** The page says why a call failed. */
const pageTells = () => undefined;

/** Trips of two people. No schemas: in an airport these pages have to be light (docs/decisions/checked-responses.md). */
const tripsApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    trips: build.infiniteQuery<TripPage, TripsWhen, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: when, pageParam: cursor }) =>
        callTo(listMatches, { query: { when, cursor } }).query(),
      transformResponse: (trips: Match[], meta) => ({ trips, next: nextCursor(meta?.link) }),
      providesTags: ['Match'],
    }),
    trip: build.query({
      ...readTrip,
      // A tip is part of it. `day` is what the live stream says when the other person has changed something.
      providesTags: ['Match', { type: 'Match', id: 'day' }, 'Tip'],
    }),
    agreeToTrip: build.mutation({
      ...callTo(agreeToMatch, ofTrip),
      // Listings show which legs need a companion.
      invalidatesTags: onSuccess('Match', 'MyListing', 'Listing'),
    }),
    declineTrip: build.mutation({
      ...callTo(declineMatch, ofTrip),
      invalidatesTags: onSuccess('Match'),
    }),
    takeBackDecline: build.mutation({
      ...callTo(takeBackDeclinedMatch, ofTrip),
      invalidatesTags: onSuccess('Match'),
    }),
    cancelTrip: build.mutation({
      ...callTo(cancelMatch, ({ id, reason }: { id: number; reason: string }) => ({
        params: { id },
        body: { reason },
      })),
      invalidatesTags: onSuccess('Match', 'MyListing', 'Listing'),
    }),
    confirmTrip: build.mutation({
      ...callTo(confirmMatch, ofTrip),
      invalidatesTags: onSuccess('Match'),
    }),
    changeTrip: build.mutation({
      ...callTo(changeMatch, ({ id, ...body }: MatchChange & { id: number }) => ({ params: { id }, body })),
      invalidatesTags: onSuccess('Match'),
    }),
    addStep: build.mutation({
      ...callTo(addStep, ({ id, ...body }: NewStep & { id: number }) => ({ params: { id }, body })),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        await queryFulfilled.then(({ data }) => showSteps(dispatch, id, data), pageTells);
      },
    }),
    takeBackStep: build.mutation({
      ...callTo(takeBackStep, ({ id, ...body }: StepToTakeBack & { id: number }) => ({
        params: { id },
        body,
      })),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        await queryFulfilled.then(({ data }) => showSteps(dispatch, id, data), pageTells);
      },
    }),
    missConnection: build.mutation({
      ...callTo(missConnection, connectionOfTrip),
      invalidatesTags: onSuccess('Match'),
    }),
    takeBackMissedConnection: build.mutation({
      ...callTo(takeBackMissedConnection, connectionOfTrip),
      invalidatesTags: onSuccess('Match'),
    }),
    makeFamilyLink: build.mutation({
      ...callTo(shareJourney, ofTrip),
      invalidatesTags: onSuccess('Match'),
    }),
    endFamilyLink: build.mutation({
      ...callTo(endJourneyLink, ofTrip),
      invalidatesTags: onSuccess('Match'),
    }),
    agreedListing: build.query<Listing, number>({
      query: (id) => `/api/listings/id/${id}/details`,
      providesTags: ['Listing'],
    }),
    closeAgreedListing: build.mutation({
      ...callTo(closeListing, ofTrip),
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    reopenAgreedListing: build.mutation({
      ...callTo(reopenListing, ofTrip),
      invalidatesTags: onSuccess('MyListing', 'Listing'),
    }),
    careCard: build.query({
      ...callTo(getCareCard, ofTrip),
      providesTags: ['CareCard'],
    }),
    describeTraveler: build.mutation({
      ...callTo(saveCareCard, ({ id, ...body }: SavedCareCard & { id: number }) => ({
        params: { id },
        body,
      })),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        await queryFulfilled.then(({ data }) => showCard(dispatch, id, data), pageTells);
      },
    }),
    uploadTravelerPhoto: build.mutation<SavedCareCard, { id: number; picture: Blob }>({
      query: ({ id, picture }) => ({
        url: `/api/matches/${id}/care-card/photo`,
        method: 'POST',
        body: picture,
      }),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        await queryFulfilled.then(({ data }) => showCard(dispatch, id, data), pageTells);
      },
    }),
    safetyAnswer: build.query(callTo(getSafetyAnswer, ofTrip)),
    partedTrip: build.query(callTo(getPartedTrip, ofTrip)),
    saveSafetyAnswer: build.mutation({
      ...callTo(saveSafetyAnswer, ({ id, ...body }: SafetyAnswer & { id: number }) => ({
        params: { id },
        body,
      })),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        await queryFulfilled.then(({ data }) => void dispatch(safetyAnswerIs(id, data)), pageTells);
      },
    }),
  }),
});

/** Without a reload, in which the form would show the card before this one. */
export const careCardIs = (id: number, value: SavedCareCard) =>
  tripsApi.util.upsertQueryEntries([{ endpointName: 'careCard', arg: id, value }]);
export const hasCareCard = (id: number) =>
  tripsApi.util.updateQueryData('trip', id, (trip) => ({ ...trip, hasCareCard: true }));

function showCard(dispatch: Dispatch, id: number, card: SavedCareCard) {
  dispatch(careCardIs(id, card));
  dispatch(hasCareCard(id));
}

const safetyAnswerIs = (id: number, value: StoredSafetyAnswer) =>
  tripsApi.util.upsertQueryEntries([{ endpointName: 'safetyAnswer', arg: id, value }]);

/** The part of the store's dispatch that is needed here; Redux itself is not shared with remotes. */
interface Dispatch {
  <Result>(thunk: (dispatch: never, getState: never, extra: never) => Result): Result;
  (action: { type: string }): unknown;
}

/**
 * Without a reload, in which a tap would disappear for a moment. One that is under way may bring the steps before the tap,
 * or a newer one of the other person.
 */
async function showSteps(dispatch: Dispatch, id: number, steps: Step[]) {
  const { getRunningQueryThunk, invalidateTags, updateQueryData } = tripsApi.util;
  const show = () => dispatch(updateQueryData('trip', id, (trip) => ({ ...trip, steps })));
  show();
  const reload = dispatch(getRunningQueryThunk('trip', id));
  if (!reload) return;
  await reload;
  show();
  dispatch(invalidateTags(['Match']));
}

export const {
  useTripsInfiniteQuery,
  useTripQuery,
  useLazyTripQuery,
  useAgreeToTripMutation,
  useDeclineTripMutation,
  useTakeBackDeclineMutation,
  useCancelTripMutation,
  useConfirmTripMutation,
  useChangeTripMutation,
  useAddStepMutation,
  useTakeBackStepMutation,
  useMissConnectionMutation,
  useTakeBackMissedConnectionMutation,
  useMakeFamilyLinkMutation,
  useEndFamilyLinkMutation,
  useAgreedListingQuery,
  useCloseAgreedListingMutation,
  useReopenAgreedListingMutation,
  useCareCardQuery,
  useDescribeTravelerMutation,
  useUploadTravelerPhotoMutation,
  usePartedTripQuery,
  useSafetyAnswerQuery,
  useSaveSafetyAnswerMutation,
} = tripsApi;
