import type {
  PayoutAccountWish,
  PayoutLink,
  Payouts,
  Receipt,
  Tip,
  TipMonths,
  TipsSearch,
} from 'backend/contract/payments';
import { api, nextCursor } from 'shell/host';

interface TipPage {
  tips: Tip[];
  /** The cursor of the next page. */
  next: string | null;
}

const pageSize = 5;

/** Defaults for fields that a server of the last release does not send. */
const newFields: Pick<Payouts, 'reviewedDollars' | 'country' | 'countries'> = {
  reviewedDollars: 0,
  country: null,
  countries: [],
};

const lists = { type: 'Tip', id: 'lists' } as const;

const tipsApi = api.injectEndpoints({
  endpoints: (build) => ({
    payouts: build.query<Payouts, void>({
      query: () => '/api/payouts',
      transformResponse: (payouts: Payouts) => ({ ...newFields, ...payouts }),
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
      transformResponse: (tips: Tip[], meta) => ({ tips, next: nextCursor(meta?.link) }),
      providesTags: [lists],
    }),
    tipMonths: build.query<TipMonths, void>({
      query: () => '/api/tips/months',
      providesTags: [lists],
    }),
    receipt: build.query<Receipt, { id: string; token: string | null; viewer: number | undefined }>({
      query: ({ id, token }) => ({
        url: `/api/tips/${encodeURIComponent(id)}/receipt`,
        params: { token: token ?? undefined },
      }),
      providesTags: [lists],
    }),
  }),
});

export const {
  usePayoutsQuery,
  useConnectPayoutsMutation,
  useTipsInfiniteQuery,
  useTipMonthsQuery,
  useReceiptQuery,
} = tipsApi;
