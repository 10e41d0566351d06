import type {
  PayoutAccountWish,
  PayoutLink,
  Payouts,
  Receipt,
  Tip,
  TipMonths,
  TipsSearch,
} from 'backend/contract/payments';
import { api } from 'shell/host';

/** One page of tips, and where the next one is. */
interface TipPage {
  tips: Tip[];
  next: string | null;
}

/** Few at first: a profile has other matters too. */
const pageSize = 5;

/** `</api/tips?…&cursor=abc>; rel="next"` */
const nextCursor = (link: string | null | undefined) =>
  link ? new URL(/<([^<>]+)>/.exec(link)?.[1] ?? '', location.origin).searchParams.get('cursor') : null;

/** What a server of the last release does not say yet. */
const newerFields: Pick<Payouts, 'reviewedDollars' | 'country' | 'countries'> = {
  reviewedDollars: 0,
  country: null,
  countries: [],
};

const lists = { type: 'Tip', id: 'lists' } as const;

const tipsApi = api.injectEndpoints({
  endpoints: (build) => ({
    payouts: build.query<Payouts, void>({
      query: () => '/api/payouts',
      transformResponse: (payouts: Payouts) => ({ ...newerFields, ...payouts }),
      providesTags: ['Tip'],
      // What has been transferred stands in the lists as held until they are asked again.
      async onQueryStarted(_, { dispatch, getCacheEntry, queryFulfilled }): Promise<void> {
        const before = getCacheEntry().data?.transferredDollars;
        const after = await queryFulfilled.then(
          ({ data }) => data.transferredDollars,
          () => before,
        );
        if (before !== undefined && before !== after) dispatch(tipsApi.util.invalidateTags([lists]));
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
