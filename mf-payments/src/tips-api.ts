import {
  payoutLink,
  payouts,
  tipMonths,
  tips,
  type HeldTipsWish,
  type PayoutAccountWish,
  type PayoutLink,
  type Payouts,
  type Tip,
  type TipMonths,
  type TipsSearch,
} from 'backend/contract/payments';
import { apiOf, nextCursor, onSuccess } from 'shell/host';

interface TipPage {
  tips: Tip[];
  next: string | null;
}

const pageSize = 5;

const lists = { type: 'Tip', id: 'lists' } as const;

/** What the profile loads. It has forms, so zod is loaded anyway. */
const tipsApi = apiOf('payments').injectEndpoints({
  endpoints: (build) => ({
    payouts: build.query<Payouts, void>({
      query: () => '/api/payouts',
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
    connectPayouts: build.mutation<PayoutLink, PayoutAccountWish>({
      query: (body) => ({ url: '/api/payouts/account', method: 'POST', body }),
      responseSchema: payoutLink,
    }),
    giveHeldTips: build.mutation<Payouts, HeldTipsWish>({
      query: (body) => ({ url: '/api/payouts/held', method: 'POST', body }),
      rawResponseSchema: payouts,
      invalidatesTags: onSuccess('Tip'),
    }),
    tips: build.infiniteQuery<TipPage, TipsSearch['direction'], string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: direction, pageParam: cursor }) => ({
        url: '/api/tips',
        params: { direction, limit: pageSize, cursor },
      }),
      rawResponseSchema: tips,
      transformResponse: (tips: Tip[], meta) => ({ tips, next: nextCursor(meta?.link) }),
      providesTags: [lists],
    }),
    tipMonths: build.query<TipMonths, void>({
      query: () => '/api/tips/months',
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
