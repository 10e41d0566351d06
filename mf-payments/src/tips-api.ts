import {
  payoutLink,
  payouts,
  tipMonths,
  tips,
  type HeldTipsWish,
  type PayoutAccountWish,
  type Tip,
  type TipsSearch,
} from 'backend/contract/payments';
import {
  connectPayouts,
  getPayouts,
  giveHeldTips,
  listTipMonths,
  listTips,
} from 'backend/endpoints/payments';
import { apiOf, callTo, nextCursor, onSuccess } from 'shell/host';

type Direction = TipsSearch['direction'];

interface PageOf {
  queryArg: Direction;
  pageParam: string;
}

interface TipPage {
  tips: Tip[];
  next: string | null;
}

const pageSize = 5;

const lists = { type: 'Tip', id: 'lists' } as const;

/** What the profile loads. It has forms, so zod is loaded anyway. */
const tipsApi = apiOf('payments').injectEndpoints({
  endpoints: (build) => ({
    payouts: build.query({
      ...callTo(getPayouts),
      // Checked before the type applies: the contract fills in what a server of the last release does not send.
      rawResponseSchema: payouts,
      providesTags: ['Tip'],
      // After a transfer the lists still show those tips as held.
      async onQueryStarted(_, { dispatch, getCacheEntry, queryFulfilled }): Promise<void> {
        const previous = getCacheEntry().data?.transferredDollars;
        const current = await queryFulfilled.then(
          ({ data }) => data.transferredDollars,
          () => previous,
        );
        if (previous !== undefined && previous !== current) dispatch(tipsApi.util.invalidateTags([lists]));
      },
    }),
    connectPayouts: build.mutation({
      ...callTo(connectPayouts, (body: PayoutAccountWish) => ({ body })),
      responseSchema: payoutLink,
    }),
    giveHeldTips: build.mutation({
      ...callTo(giveHeldTips, (body: HeldTipsWish) => ({ body })),
      rawResponseSchema: payouts,
      invalidatesTags: onSuccess('Tip'),
    }),
    tips: build.infiniteQuery<TipPage, Direction, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      ...callTo(listTips, ({ queryArg: direction, pageParam: cursor }: PageOf) => ({
        query: { direction, limit: pageSize, cursor },
      })),
      rawResponseSchema: tips,
      transformResponse: (tips: Tip[], meta) => ({ tips, next: nextCursor(meta?.link) }),
      providesTags: [lists],
    }),
    tipMonths: build.query({
      ...callTo(listTipMonths),
      responseSchema: tipMonths,
      providesTags: [lists],
    }),
  }),
});

export const {
  usePayoutsQuery,
  useConnectPayoutsMutation,
  useGiveHeldTipsMutation,
  useTipsInfiniteQuery,
  useTipMonthsQuery,
} = tipsApi;
