import { me } from 'backend/contract/account';
import {
  emailChange,
  stoppableChange,
  type NewEmail,
  type NewEmailCode,
} from 'backend/contract/account/email';
import { done } from 'backend/contract/platform';
import {
  changeEmail,
  confirmEmail,
  readEmailChange,
  readStoppableChange,
  stopEmailChange,
} from 'backend/endpoints/account/email';
import { apiOf, callTo, onSuccess } from 'shell/host';

const emailApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    emailChange: build.query({
      ...callTo(readEmailChange),
      responseSchema: emailChange,
      providesTags: ['Me'],
    }),
    changeEmail: build.mutation({
      ...callTo(changeEmail, (body: NewEmail) => ({ body })),
      responseSchema: emailChange,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(emailApi.util.upsertQueryData('emailChange', undefined, data)),
          () => undefined,
        ),
    }),
    confirmEmail: build.mutation({
      ...callTo(confirmEmail, (body: NewEmailCode) => ({ body })),
      responseSchema: me,
      invalidatesTags: onSuccess('Me'),
    }),
    stoppableChange: build.query({
      ...callTo(readStoppableChange, (token: string) => ({ body: { token } })),
      responseSchema: stoppableChange,
    }),
    stopEmailChange: build.mutation({
      ...callTo(stopEmailChange, (token: string) => ({ body: { token } })),
      responseSchema: done,
    }),
  }),
});

export const {
  useEmailChangeQuery,
  useChangeEmailMutation,
  useConfirmEmailMutation,
  useStoppableChangeQuery,
  useStopEmailChangeMutation,
} = emailApi;
